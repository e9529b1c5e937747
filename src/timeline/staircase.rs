//! The area that is the cost.

use super::Timeline;

impl Timeline {
    /// Cuts the calls into as many equal slices as `rows` has places, in order, and says of each
    /// how many looks its last call takes: buckets examined, and words of them. O(rows).
    ///
    /// Without a call there is nothing to cut: all rows are 0.
    pub fn staircase(&self, rows: &mut [f64]) {
        let calls = self.calls();
        if calls == 0 {
            rows.fill(0.0);
            return;
        }
        let slices = rows.len();
        for (slice, row) in (1..).zip(rows) {
            // The last call of the slice, from 1; a slice thinner than a call shows the call it is in.
            let call = (slice * calls).div_ceil(slices);
            *row = self.looks(call - 1) as f64;
        }
    }
}

//! Where the table grows, exactly, from the sizes that it can have.

use crate::table::{Jump, next_jump, sizes_after};

/// A count of names at which the larger of a dictionary's arrays grows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExactJump {
    /// The first count with the larger array.
    pub count: u32,
    /// Buckets of the larger array before.
    pub buckets_before: u32,
    /// Buckets of it from this count on.
    pub buckets_after: u32,
    /// Whether the resize is in flight at this count, so that a teardown begins on the small array
    /// and ends on the large one.
    pub in_flight: bool,
}

/// All jumps from count `from` to count `to`, both included. Nothing is built. O(jumps).
pub fn exact_jumps(from: u32, to: u32) -> Vec<ExactJump> {
    let mut jumps = Vec::new();
    // A dictionary of one name is the smallest that there is: nothing grows there.
    let mut before = from.max(2) - 1;
    while let Some(Jump { count, buckets }) = next_jump(before).filter(|jump| jump.count <= to) {
        jumps.push(ExactJump {
            count,
            buckets_before: sizes_after(before).largest(),
            buckets_after: buckets,
            in_flight: sizes_after(count).shadow > 0,
        });
        before = count;
    }
    jumps
}

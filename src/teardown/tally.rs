//! What a teardown costs, counted.

use crate::table::{Observer, Part, Side};

/// What a teardown costs. As an observer it counts a scan when it ends, not bucket by bucket, so
/// that timed runs can be counted too.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cost {
    /// Exist bits tested by `first`.
    pub examined: u64,
    /// Entries deleted one by one.
    pub deletions: u64,
    /// Arrays and headers freed.
    pub frees: u64,
}

impl Cost {
    /// Everything that it counts, together.
    pub fn steps(&self) -> u64 {
        self.examined + self.deletions + self.frees
    }
}

impl Observer for Cost {
    #[inline(always)]
    fn scan_ended(&mut self, examined: u32) {
        self.examined += u64::from(examined);
    }

    #[inline(always)]
    fn vacated(&mut self, side: Side, _bucket: u32) {
        self.deletions += u64::from(side == Side::Table);
    }

    #[inline(always)]
    fn freed(&mut self, _part: Part) {
        self.frees += 1;
    }
}

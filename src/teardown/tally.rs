//! What a teardown costs, counted.

use crate::table::{Observer, Part, Side};

/// What a teardown costs. As an observer it counts a scan when it ends, not bucket by bucket, so
/// that timed runs can be counted too.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cost {
    /// Exist bits tested one by one.
    pub examined: u64,
    /// Words of sixteen exist bits tested at once.
    pub words: u64,
    /// Entries deleted one by one.
    pub deletions: u64,
    /// Batches moved by a resize in flight.
    pub batches: u64,
    /// Arrays and headers freed.
    pub frees: u64,
}

impl Cost {
    /// Looks at the bits: words and single bits alike.
    pub fn looks(&self) -> u64 {
        self.examined + self.words
    }

    /// The cost of so many of these.
    pub fn times(&self, count: u64) -> Cost {
        Cost {
            examined: self.examined * count,
            words: self.words * count,
            deletions: self.deletions * count,
            batches: self.batches * count,
            frees: self.frees * count,
        }
    }

    /// Everything that it counts, together.
    pub fn sum(&self) -> u64 {
        self.looks() + self.deletions + self.batches + self.frees
    }
}

impl Observer for Cost {
    #[inline(always)]
    fn scan_ended(&mut self, examined: u32) {
        self.examined += u64::from(examined);
    }

    #[inline(always)]
    fn words_ended(&mut self, words: u32) {
        self.words += u64::from(words);
    }

    #[inline(always)]
    fn batch_started(&mut self, _shadow_n_buckets: u32) {
        self.batches += 1;
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

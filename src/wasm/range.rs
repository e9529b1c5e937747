use super::input;
use crate::error::Error;
use crate::table::Side;

/// The buckets of an array that JavaScript asks about, at a step.
pub(super) struct Range {
    pub(super) step: u64,
    pub(super) side: Side,
    pub(super) first: u32,
    pub(super) count: usize,
}

impl Range {
    /// `count` buckets from `first` on, of the `n_buckets` that `side` has.
    pub(super) fn of(
        step: u64,
        side: Side,
        first: f64,
        count: f64,
        n_buckets: u32,
    ) -> Result<Self, Error> {
        let (first, count) = input::buckets(first, count, n_buckets)?;
        Ok(Range {
            step,
            side,
            first,
            count,
        })
    }
}

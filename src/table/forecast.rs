//! The sizes of a table that is yet to be made.

use super::resize::batch_of;
use super::sizes::{SIZES, buckets_for, place_of_size, upper_bound};

/// Buckets of a table and of its shadow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sizes {
    /// Of the array that answers.
    pub table: u32,
    /// Of the array that entries are being moved to; 0 when no resize is in flight.
    pub shadow: u32,
}

/// The sizes after a new table was reserved for `count` entries and so many were put, each of
/// another key. O(1).
#[inline(never)]
pub fn sizes_after(count: u32) -> Sizes {
    let place = place_of_size(0, buckets_for(count));
    let n_buckets = SIZES[place as usize];
    // A put that finds the table full starts a resize and moves a batch; so does each after it.
    let batches = u64::from(count.saturating_sub(upper_bound(n_buckets)));
    if batches == 0 {
        return Sizes {
            table: n_buckets,
            shadow: 0,
        };
    }
    let next = SIZES[place_of_size(place, n_buckets + 1) as usize];
    match batches * u64::from(batch_of(n_buckets)) < u64::from(n_buckets) {
        true => Sizes {
            table: n_buckets,
            shadow: next,
        },
        false => Sizes {
            table: next,
            shadow: 0,
        },
    }
}

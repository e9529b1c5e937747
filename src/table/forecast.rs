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

impl Sizes {
    /// Buckets of the larger of the two arrays.
    pub fn largest(self) -> u32 {
        self.table.max(self.shadow)
    }
}

/// A count of names at which the larger of a dictionary's arrays grows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Jump {
    /// The first count with the larger array.
    pub count: u32,
    /// Buckets of the larger array from this count on.
    pub buckets: u32,
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

/// The next jump above `count` names; None when the largest size is reached. O(1).
pub fn next_jump(count: u32) -> Option<Jump> {
    jump_beyond(sizes_after(count).largest())
}

/// The jump at which the larger array outgrows so many buckets; None when there is no larger size.
/// A put that finds as many entries as `upper_bound` starts the resize, and a dictionary made for
/// so many is made larger at once. O(1).
pub fn jump_beyond(n_buckets: u32) -> Option<Jump> {
    let buckets = SIZES[place_of_size(0, n_buckets.saturating_add(1)) as usize];
    (buckets > n_buckets).then_some(Jump {
        count: upper_bound(n_buckets) + 1,
        buckets,
    })
}

//! Where the table grows, exactly, from the sizes that it can have.

use crate::table::{Sizes, sizes_after};

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

/// All jumps from count `from` to count `to`, both included. Nothing is built. O(log² counts).
pub fn exact_jumps(from: u32, to: u32) -> Vec<ExactJump> {
    let mut jumps = Vec::new();
    // A dictionary of one name is the smallest that there is: nothing grows there.
    let mut before = largest(from.max(2) - 1);
    while let Some(count) = first_beyond(before, from.max(2), to) {
        let after = largest(count);
        jumps.push(ExactJump {
            count,
            buckets_before: before,
            buckets_after: after,
            in_flight: sizes_after(count).shadow > 0,
        });
        before = after;
    }
    jumps
}

fn largest(count: u32) -> u32 {
    let Sizes { table, shadow } = sizes_after(count);
    table.max(shadow)
}

/// The first count whose larger array has more than so many buckets: it never shrinks.
fn first_beyond(buckets: u32, from: u32, to: u32) -> Option<u32> {
    let (mut low, mut high) = (from, to.checked_add(1)?);
    while low < high {
        let middle = low + (high - low) / 2;
        if largest(middle) > buckets {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    (low <= to).then_some(low)
}

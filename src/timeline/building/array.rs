//! When what happened to each bucket of one array.

use crate::error::Error;
use crate::table::filled;

/// A step that never comes.
pub(super) const NEVER: u64 = u64::MAX;

/// One array of buckets, from the batch that made it on. Steps count from 1, so that 0 stands for
/// what has not happened.
pub(super) struct ArrayHistory {
    /// The step that made it, as the shadow of the array before.
    pub(super) born: u64,
    /// The step from which on it was the table.
    pub(super) landed: u64,
    n_buckets: u32,
    occupied: Vec<u64>,
    dirty: Vec<u64>,
}

impl ArrayHistory {
    pub(super) fn new(n_buckets: u32, born: u64, landed: u64) -> Result<Self, Error> {
        Ok(ArrayHistory {
            born,
            landed,
            n_buckets,
            occupied: filled(n_buckets as usize)?,
            dirty: filled(n_buckets as usize)?,
        })
    }

    pub(super) fn n_buckets(&self) -> u32 {
        self.n_buckets
    }

    pub(super) fn occupy(&mut self, bucket: u32, step: u64) {
        self.occupied[bucket as usize] = step;
    }

    pub(super) fn mark_dirty(&mut self, bucket: u32, step: u64) {
        self.dirty[bucket as usize] = step;
    }

    /// Whether `bucket` holds an entry after `step` steps.
    #[inline(always)]
    pub(super) fn is_occupied(&self, bucket: u32, step: u64) -> bool {
        has_come(self.occupied[bucket as usize], step)
    }

    /// Whether `bucket` is dirty after `step` steps.
    #[inline(always)]
    pub(super) fn is_dirty(&self, bucket: u32, step: u64) -> bool {
        has_come(self.dirty[bucket as usize], step)
    }

    pub(super) fn occupied_at(&self, bucket: u32) -> u64 {
        self.occupied[bucket as usize]
    }

    pub(super) fn dirty_at(&self, bucket: u32) -> u64 {
        self.dirty[bucket as usize]
    }

    pub(super) fn bytes(&self) -> usize {
        (self.occupied.capacity() + self.dirty.capacity()) * size_of::<u64>()
    }
}

/// What has not happened is 0, which wraps to a step that never comes.
#[inline(always)]
fn has_come(event: u64, step: u64) -> bool {
    event.wrapping_sub(1) < step
}

//! What happens to a shadow while a resize is in flight.

use super::BucketState;
use crate::table::{BitWords, Observer, Side};

/// A change of one bucket's bits.
#[derive(Clone, Copy)]
struct Change {
    bucket: u32,
    kind: ChangeKind,
}

#[derive(Clone, Copy)]
enum ChangeKind {
    Occupied,
    Vacated,
    Dirty,
}

/// The shadow's bits at the start and every change of them, in order.
///
/// As an observer of the flight it notes the changes; they are as many as the bits that the moved
/// entries set and the deletions clear: O(n_buckets), whatever the number of steps.
pub(super) struct ShadowHistory {
    n_buckets: u32,
    at_start: BitWords,
    changes: Vec<Change>,
    /// How many changes have happened when each deletion in flight is done.
    changes_after: Vec<u32>,
}

impl ShadowHistory {
    pub(super) fn new(n_buckets: u32, at_start: BitWords) -> Self {
        ShadowHistory {
            n_buckets,
            at_start,
            changes: Vec::new(),
            changes_after: Vec::new(),
        }
    }

    /// The state of every bucket after `deleted` deletions, in bucket order. O(n_buckets).
    pub(super) fn states_after(&self, deleted: usize) -> Vec<BucketState> {
        let mut states: Vec<BucketState> = (0..self.n_buckets)
            .map(|bucket| {
                BucketState::of(
                    self.at_start.exists(bucket),
                    self.at_start.is_dirty(bucket),
                    false,
                )
            })
            .collect();
        for change in &self.changes[..self.changes_until(deleted)] {
            let state = &mut states[change.bucket as usize];
            *state = match change.kind {
                ChangeKind::Occupied => state.occupied(),
                ChangeKind::Vacated => state.vacated(),
                ChangeKind::Dirty => state.dirtied(),
            };
        }
        states
    }

    pub(super) fn bytes(&self) -> usize {
        size_of_val(self.at_start.words())
            + self.changes.capacity() * size_of::<Change>()
            + self.changes_after.capacity() * size_of::<u32>()
    }

    fn changes_until(&self, deleted: usize) -> usize {
        // The last deletion may land the resize; all changes are behind it then.
        match deleted.min(self.changes_after.len()).checked_sub(1) {
            None => 0,
            Some(last) => self
                .changes_after
                .get(last + 1)
                .map_or(self.changes.len(), |&next| next as usize),
        }
    }

    fn note(&mut self, side: Side, bucket: u32, kind: ChangeKind) {
        if side == Side::Shadow {
            self.changes.push(Change { bucket, kind });
        }
    }
}

impl Observer for ShadowHistory {
    fn occupied(&mut self, side: Side, bucket: u32) {
        self.note(side, bucket, ChangeKind::Occupied);
    }

    fn vacated(&mut self, side: Side, bucket: u32) {
        if side == Side::Table {
            // Told before anything of this deletion happens in the shadow.
            self.changes_after.push(self.changes.len() as u32);
        }
        self.note(side, bucket, ChangeKind::Vacated);
    }

    fn marked_dirty(&mut self, side: Side, bucket: u32) {
        self.note(side, bucket, ChangeKind::Dirty);
    }
}

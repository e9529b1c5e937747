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
    moves: Moves,
    /// How many changes have happened when each move begins.
    changes_before: Vec<u32>,
}

/// What moves the batches of a resize in flight.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Moves {
    /// A deletion, which first deletes its entry from the shadow.
    WithDeletions,
    /// The teardown, before it deletes anything.
    ByThemselves,
}

impl ShadowHistory {
    pub(super) fn new(n_buckets: u32, at_start: BitWords, moves: Moves) -> Self {
        ShadowHistory {
            n_buckets,
            at_start,
            changes: Vec::new(),
            moves,
            changes_before: Vec::new(),
        }
    }

    /// Moves in all.
    pub(super) fn moves(&self) -> usize {
        self.changes_before.len()
    }

    /// The state of every bucket after `moves` moves, in bucket order. O(n_buckets).
    pub(super) fn states_after(&self, moves: usize) -> Vec<BucketState> {
        let mut states: Vec<BucketState> = (0..self.n_buckets)
            .map(|bucket| {
                BucketState::of(
                    self.at_start.exists(bucket),
                    self.at_start.is_dirty(bucket),
                    false,
                )
            })
            .collect();
        for change in &self.changes[..self.changes_until(moves)] {
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
            + self.changes_before.capacity() * size_of::<u32>()
    }

    fn changes_until(&self, moves: usize) -> usize {
        match (moves, self.changes_before.get(moves)) {
            (0, _) => 0,
            (_, Some(&before_next)) => before_next as usize,
            // After the last move all changes have happened.
            (_, None) => self.changes.len(),
        }
    }

    fn move_begins(&mut self, moves: Moves) {
        if self.moves == moves {
            self.changes_before.push(self.changes.len() as u32);
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
            self.move_begins(Moves::WithDeletions);
        }
        self.note(side, bucket, ChangeKind::Vacated);
    }

    fn batch_started(&mut self, _shadow_n_buckets: u32) {
        self.move_begins(Moves::ByThemselves);
    }

    fn marked_dirty(&mut self, side: Side, bucket: u32) {
        self.note(side, bucket, ChangeKind::Dirty);
    }
}

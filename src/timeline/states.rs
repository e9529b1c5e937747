//! What each bucket is at an instant.

use super::{LANDING, Timeline};
use crate::table::{BUCKETS_PER_WORD, Side};

/// After a table's bit words a delete frees its buckets and its header.
const FREES_AFTER_BITS: u64 = 2;

/// What a bucket is, in one byte: bit 0 is the dirty bit, the rest says whether an entry is, or
/// was, in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(transparent)]
pub struct BucketState(u8);

impl BucketState {
    /// The array that it was in is freed.
    pub const FREED: BucketState = BucketState(3 << 1);

    const LIVE: u8 = 1 << 1;
    const GONE: u8 = 2 << 1;
    const DIRTY: u8 = 1;

    /// The state of a bucket with these bits; `gone` when its entry has been deleted since.
    #[inline(always)]
    pub const fn of(exists: bool, is_dirty: bool, gone: bool) -> Self {
        let content = match (exists, gone) {
            (false, _) => 0,
            (true, false) => Self::LIVE,
            (true, true) => Self::GONE,
        };
        BucketState(content | is_dirty as u8)
    }

    /// As JavaScript reads it.
    #[inline(always)]
    pub const fn byte(self) -> u8 {
        self.0
    }

    /// Whether it holds an entry.
    pub const fn is_live(self) -> bool {
        self.0 & !Self::DIRTY == Self::LIVE
    }

    /// Whether it held one that has been deleted.
    pub const fn is_gone(self) -> bool {
        self.0 & !Self::DIRTY == Self::GONE
    }

    /// Whether its dirty bit is set.
    pub const fn is_dirty(self) -> bool {
        self.0 & Self::DIRTY != 0
    }

    pub(super) const fn occupied(self) -> Self {
        BucketState(Self::LIVE | self.0 & Self::DIRTY)
    }

    pub(super) const fn vacated(self) -> Self {
        BucketState(Self::GONE | self.0 & Self::DIRTY)
    }

    pub(super) const fn dirtied(self) -> Self {
        BucketState(self.0 | Self::DIRTY)
    }
}

impl Timeline {
    /// Fills `states` with the buckets of `side` from `first` on, as they are after `step` steps.
    /// Buckets beyond the end are left as they are. O(buckets asked for), and O(n_buckets) for a
    /// shadow in flight.
    pub fn states(&self, step: u64, side: Side, first: u32, states: &mut [BucketState]) {
        if self.is_freed(step, side) {
            states.fill(BucketState::FREED);
            return;
        }
        let deleted = self.deletions_done(step);
        if let (Side::Shadow, Some(history)) = (side, &self.shadow) {
            let all = history.states_after(self.moves_done(step, deleted) as usize);
            let gone_below = self.gone_below(side, deleted);
            for ((bucket, state), now) in (first..).zip(states).zip(&all[first as usize..]) {
                *state = if now.is_live() && bucket < gone_below {
                    now.vacated()
                } else {
                    *now
                };
            }
            return;
        }
        self.states_of_table(self.gone_below(side, deleted), first, states);
    }

    fn states_of_table(&self, gone_below: u32, first: u32, states: &mut [BucketState]) {
        let end = self.state.n_buckets.min(first + states.len() as u32);
        let mut states = states.iter_mut();
        let mut bucket = first;
        while bucket < end {
            let word = self.bits.words()[(bucket / BUCKETS_PER_WORD) as usize];
            let word_end = end.min((bucket / BUCKETS_PER_WORD + 1) * BUCKETS_PER_WORD);
            for (bucket, state) in (bucket..word_end).zip(&mut states) {
                let place = bucket % BUCKETS_PER_WORD;
                let (exists, is_dirty) = (word.exists(place), word.is_dirty(place));
                *state = BucketState::of(exists, is_dirty, bucket < gone_below);
            }
            bucket = word_end;
        }
    }

    /// The entries below this bucket of `side` have been deleted by the scans of that side: since
    /// each call stops further on than the one before, the last stop tells.
    pub(super) fn gone_below(&self, side: Side, deleted: usize) -> u32 {
        let (first_call, deleted) = match side {
            Side::Table => (0, deleted.min(self.calls_on_table)),
            Side::Shadow => (self.calls_on_table, deleted),
        };
        if deleted <= first_call {
            return 0;
        }
        self.stop(deleted - 1) + 1
    }

    /// Whether the arrays of `side` are given back after `step` steps: with the bit words goes all
    /// that is known of the buckets.
    fn is_freed(&self, step: u64, side: Side) -> bool {
        let bits_freed_at = match side {
            Side::Table if self.lands => {
                self.call_start(self.calls_on_table) - LANDING.len() as u64 + 1
            }
            Side::Shadow if self.shadow.is_some() && !self.lands => self.scans_end() + 1,
            _ => self.steps - FREES_AFTER_BITS,
        };
        step >= bits_freed_at
    }
}

//! The calls of a teardown: where each starts, looks and stops.

use std::ops::Range;

use super::{LANDING, Timeline};
use crate::table::{BUCKETS_PER_WORD, Side};
use crate::teardown::Strategy;

impl Timeline {
    /// Whether a call goes on where the one before stopped, instead of starting over at 0.
    pub(super) fn goes_on(&self) -> bool {
        matches!(self.strategy, Strategy::FirstHint | Strategy::Cursor)
    }

    /// The step at which call `call` (from 0) has begun and examined nothing yet. What comes before
    /// it, a deletion or a batch, may land the resize, whose two frees then come in between.
    #[inline(never)]
    pub(super) fn call_start(&self, call: usize) -> u64 {
        let before = match call.checked_sub(1) {
            Some(before) => self.deletion_ends[before],
            None => self.batches_before,
        };
        let landing = if self.lands && call == self.calls_on_table {
            LANDING.len() as u64
        } else {
            0
        };
        before + landing
    }

    /// Calls that are over after `step` steps.
    pub(super) fn calls_done(&self, step: u64) -> usize {
        match step > self.scans_end() {
            true => self.calls(),
            false => self.deletions_done(step),
        }
    }

    /// The step after the last look or deletion and, should that land the resize, its two frees.
    pub(super) fn scans_end(&self) -> u64 {
        self.call_start(self.deletion_ends.len()) + u64::from(self.rest)
    }

    /// Looks of call `call` (from 0).
    #[inline(never)]
    pub(super) fn looks(&self, call: usize) -> u64 {
        match self.deletion_ends.get(call) {
            Some(end) => end - self.call_start(call) - 1,
            None => u64::from(self.rest),
        }
    }

    /// Words that are looked at before call `call` (from 0).
    #[inline(never)]
    pub(super) fn words_before(&self, call: usize) -> u64 {
        match call.checked_sub(1) {
            Some(before) => self.words_until.get(before).copied().unwrap_or(0),
            None => 0,
        }
    }

    /// Words that call `call` (from 0) looks at.
    #[inline(never)]
    pub(super) fn words(&self, call: usize) -> u64 {
        match self.words_until.get(call) {
            Some(until) => until - self.words_before(call),
            None => 0,
        }
    }

    /// The bucket at which call `call` (from 0) starts.
    #[inline(never)]
    pub(super) fn start(&self, call: usize) -> u32 {
        if !self.goes_on() || call == 0 || call == self.calls_on_table {
            return 0;
        }
        self.stop(call - 1) + 1
    }

    /// The bucket at which call `call` (from 0) stops.
    #[inline(never)]
    pub(super) fn stop(&self, call: usize) -> u32 {
        let stop = if self.goes_on() {
            // All steps since the array's first call are looks but for a deletion a call.
            let first = match self.side_of_call(call) {
                Side::Table => 0,
                Side::Shadow => self.calls_on_table,
            };
            let end = self.call_start(call) + self.looks(call);
            end - self.call_start(first) - (call - first) as u64 - 1
        } else {
            match self.words(call) {
                0 => self.looks(call) - 1,
                words => {
                    let bits = self.looks(call) - words;
                    (words - 1) * u64::from(BUCKETS_PER_WORD) + bits - 1
                }
            }
        };
        stop as u32
    }

    /// The last bucket that call `call` (from 0) looks at, alone or in a word.
    #[inline(never)]
    pub(super) fn reach(&self, call: usize) -> u32 {
        match self.words(call) {
            0 => self.stop(call),
            words => self.end_of_words(words, self.side_of_call(call)) - 1,
        }
    }

    /// The first bucket after so many words of a side.
    fn end_of_words(&self, words: u64, side: Side) -> u32 {
        let end = words * u64::from(BUCKETS_PER_WORD);
        end.min(u64::from(self.n_buckets(side))) as u32
    }

    /// Which array call `call` (from 0) scans.
    pub(super) fn side_of_call(&self, call: usize) -> Side {
        if call < self.calls_on_table {
            Side::Table
        } else {
            Side::Shadow
        }
    }

    /// The buckets of `side` that the call under way has looked at; none when no call is under way
    /// there.
    #[inline(never)]
    pub(super) fn scanned(&self, step: u64, side: Side) -> Range<u32> {
        let call = self.calls_done(step);
        if call >= self.calls() || self.side_of_call(call) != side {
            return 0..0;
        }
        let looks = step.saturating_sub(self.call_start(call));
        let start = self.start(call);
        let end = match self.words(call) {
            0 => start + looks as u32,
            words => self.end_of_words(looks.min(words), side),
        };
        start..end
    }
}

//! From a step to its frame.

use super::{Frame, LANDING, Phase, Timeline};
use crate::error::Error;
use crate::table::{BUCKETS_PER_WORD, Part, Side};

/// Where in a teardown a step is.
enum Place {
    /// Before the first step.
    Start,
    /// At the last of the steps so far that move a batch before the first call.
    Move,
    /// At the `done`-th look (from 1) of a call (from 0).
    Scan { call: usize, done: u64 },
    /// At the deletion of a call (from 0).
    Delete { call: usize },
    /// At the `done`-th free (from 1) of the landing.
    Landing { done: u64 },
    /// At the `done`-th free (from 1) of the delete.
    FinalFree { done: u64 },
}

impl Timeline {
    /// The frame after `step` steps. O(log entries).
    ///
    /// # Errors
    /// [`Error::StepOutOfRange`].
    pub fn seek(&self, step: u64) -> Result<Frame, Error> {
        if step > self.steps {
            return Err(Error::StepOutOfRange {
                given: step.to_string(),
                steps: self.steps,
            });
        }
        Ok(self.frame_at(step, self.place_of(step)))
    }

    /// The step after which the next deletion is done; the last step when none is left.
    /// O(log entries).
    pub fn next_deletion(&self, step: u64) -> u64 {
        let done = self.deletions_done(step);
        self.deletion_ends.get(done).copied().unwrap_or(self.steps)
    }

    /// The step after which the last deletion before `step` was done; 0 when there is none.
    /// O(log entries).
    pub fn previous_deletion(&self, step: u64) -> u64 {
        let done = self.deletion_ends.partition_point(|&end| end < step);
        done.checked_sub(1)
            .map_or(0, |deletion| self.deletion_ends[deletion])
    }

    /// The step at which call number `call`, from 1, has begun and examined nothing yet.
    ///
    /// # Errors
    /// [`Error::CallOutOfRange`].
    pub fn start_of_call(&self, call: usize) -> Result<u64, Error> {
        if call < 1 || call > self.calls() {
            return Err(Error::CallOutOfRange {
                given: call.to_string(),
                calls: self.calls(),
            });
        }
        Ok(self.call_start(call - 1))
    }

    /// Deletions done after `step` steps.
    pub(super) fn deletions_done(&self, step: u64) -> usize {
        self.deletion_ends.partition_point(|&end| end <= step)
    }

    /// Batches that the resize in flight has moved after `step` steps, `deleted` of them deletions.
    pub(super) fn moves_done(&self, step: u64, deleted: usize) -> u64 {
        match (self.batches_before, &self.shadow) {
            (0, None) => 0,
            (0, Some(_)) => deleted.min(self.calls_on_table) as u64,
            (before, _) => step.min(before),
        }
    }

    fn place_of(&self, step: u64) -> Place {
        if step == 0 {
            return Place::Start;
        }
        if step <= self.batches_before {
            return Place::Move;
        }
        let scans_end = self.scans_end();
        if step > scans_end {
            return Place::FinalFree {
                done: step - scans_end,
            };
        }
        let call = self.deletion_ends.partition_point(|&end| end < step);
        let start = self.call_start(call);
        if step <= start {
            return Place::Landing {
                done: step + LANDING.len() as u64 - start,
            };
        }
        if self.deletion_ends.get(call) == Some(&step) {
            return Place::Delete { call };
        }
        Place::Scan {
            call,
            done: step - start,
        }
    }

    fn frame_at(&self, step: u64, place: Place) -> Frame {
        let (phase, call, deleted, part) = match place {
            Place::Start => (Phase::Ready, 0, 0, None),
            Place::Move => (Phase::Move, 0, 0, None),
            Place::Scan { call, done } if done <= self.words(call) => {
                (Phase::Word, call + 1, call, None)
            }
            Place::Scan { call, .. } => (Phase::Scan, call + 1, call, None),
            Place::Delete { call } => (Phase::Delete, call + 1, call + 1, None),
            Place::Landing { done } => {
                let calls = self.calls_on_table;
                (Phase::Free, calls, calls, part_at(&LANDING, done))
            }
            Place::FinalFree { done } => {
                let phase = if step == self.steps {
                    Phase::Done
                } else {
                    Phase::Free
                };
                let deleted = self.deletion_ends.len();
                let part = part_at(self.final_frees(), done);
                (phase, self.calls(), deleted, part)
            }
        };
        let (cursor, words_of_call) = match place {
            Place::Scan { call, done } => {
                let words = self.words(call).min(done);
                (Some(self.looked_at(call, done)), words)
            }
            _ => (call.checked_sub(1).map(|last| self.stop(last)), 0),
        };
        let words = self.words_before(deleted) + words_of_call;
        let batches = self.moves_done(step, deleted);
        let freed = self.freed_at(batches, &place);
        Frame {
            step,
            phase,
            call,
            cursor,
            side: call
                .checked_sub(1)
                .map_or(Side::Table, |last| self.side_of_call(last)),
            left: self.state.size - deleted as u32,
            examined: step - step.min(self.batches_before) - deleted as u64 - words - freed,
            words,
            deleted: deleted as u32,
            batches,
            freed: freed as u32,
            part,
            resize_position: self.resize_position_after(batches, &place),
        }
    }

    /// The bucket that the `done`-th look (from 1) of call `call` (from 0) is at.
    fn looked_at(&self, call: usize, done: u64) -> u32 {
        let words = self.words(call);
        let bucket = match words {
            0 => u64::from(self.start(call)) + done - 1,
            _ if done <= words => (done - 1) * u64::from(BUCKETS_PER_WORD),
            _ => (words - 1) * u64::from(BUCKETS_PER_WORD) + (done - words - 1),
        };
        bucket as u32
    }

    fn freed_at(&self, batches: u64, place: &Place) -> u64 {
        let landing = if self.has_landed(batches) {
            LANDING.len() as u64
        } else {
            0
        };
        match *place {
            // What lands the resize comes before the frees of the landing.
            Place::Move => 0,
            Place::Delete { call } if call + 1 == self.calls_on_table => 0,
            Place::Landing { done } => done,
            Place::FinalFree { done } => landing + done,
            _ => landing,
        }
    }

    /// Whether the resize has landed after so many of its batches.
    fn has_landed(&self, batches: u64) -> bool {
        let all = match self.batches_before {
            0 => self.calls_on_table as u64,
            before => before,
        };
        self.lands && batches >= all
    }

    fn resize_position_after(&self, batches: u64, place: &Place) -> u32 {
        let arrays_freed = matches!(place, Place::FinalFree { .. });
        if self.shadow.is_none() || self.has_landed(batches) || arrays_freed {
            return 0;
        }
        // Below the end of the table: the batch that reaches it lands the resize.
        self.state.resize_position + batches as u32 * self.state.batch
    }
}

fn part_at(parts: &[Part], done: u64) -> Option<Part> {
    parts.get(done as usize - 1).copied()
}

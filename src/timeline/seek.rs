//! From a step to its frame.

use super::{Frame, LANDING, Phase, Timeline};
use crate::error::Error;
use crate::table::{Part, Side};

/// Where in a teardown a step is.
enum Place {
    /// Before the first step.
    Start,
    /// In the `done`-th look (from 1) of a call (from 0).
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

    fn place_of(&self, step: u64) -> Place {
        if step == 0 {
            return Place::Start;
        }
        let scans_end = self.scans_end();
        if step > scans_end {
            return Place::FinalFree {
                done: step - scans_end,
            };
        }
        let call = self.deletion_ends.partition_point(|&end| end < step);
        if call > 0 && step <= self.call_start(call) {
            return Place::Landing {
                done: step - self.deletion_ends[call - 1],
            };
        }
        if step == self.deletion_ends[call] {
            return Place::Delete { call };
        }
        Place::Scan {
            call,
            done: step - self.call_start(call),
        }
    }

    fn frame_at(&self, step: u64, place: Place) -> Frame {
        let calls = self.calls();
        let (phase, call, deleted, part) = match place {
            Place::Start => (Phase::Ready, 0, 0, None),
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
                (phase, calls, calls, part_at(self.final_frees(), done))
            }
        };
        let cursor = match place {
            Place::Start => None,
            Place::Scan { done, .. } => Some((done - 1) as u32),
            _ => call.checked_sub(1).map(|last| self.stop(last)),
        };
        let freed = self.freed_at(deleted, &place);
        Frame {
            step,
            phase,
            call,
            cursor,
            side: call
                .checked_sub(1)
                .map_or(Side::Table, |last| self.side_of_call(last)),
            left: self.state.size - deleted as u32,
            examined: step - deleted as u64 - freed,
            deleted: deleted as u32,
            freed: freed as u32,
            part,
            resize_position: self.resize_position_after(deleted, &place),
        }
    }

    fn freed_at(&self, deleted: usize, place: &Place) -> u64 {
        let landing = if self.has_landed(deleted) {
            LANDING.len() as u64
        } else {
            0
        };
        match *place {
            // The deletion that lands the resize comes before the frees of the landing.
            Place::Delete { call } if call + 1 == self.calls_on_table => 0,
            Place::Landing { done } => done,
            Place::FinalFree { done } => landing + done,
            _ => landing,
        }
    }

    /// Whether the resize has landed after so many deletions.
    pub(super) fn has_landed(&self, deleted: usize) -> bool {
        self.lands && deleted >= self.calls_on_table
    }

    fn resize_position_after(&self, deleted: usize, place: &Place) -> u32 {
        let arrays_freed = matches!(place, Place::FinalFree { .. });
        if self.shadow.is_none() || self.has_landed(deleted) || arrays_freed {
            return 0;
        }
        // Below the end of the table: the batch that reaches it lands the resize.
        self.state.resize_position + deleted as u32 * self.state.batch
    }
}

fn part_at(parts: &[Part], done: u64) -> Option<Part> {
    parts.get(done as usize - 1).copied()
}

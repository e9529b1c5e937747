//! How a timeline comes about.

use super::Timeline;
use super::shadow::{Moves, ShadowHistory};
use crate::error::Error;
use crate::table::{BUCKETS_PER_WORD, BitWords, Entry, Side, Table};
use crate::teardown::{Flight, Strategy};

impl Timeline {
    /// The timeline of tearing `table` down. O(n_buckets).
    ///
    /// # Errors
    /// [`Error::OutOfMemory`].
    pub fn new<E: Entry>(table: &Table<E>, strategy: Strategy) -> Result<Self, Error> {
        let state = table.state();
        let mut timeline = Timeline {
            strategy,
            state,
            bits: BitWords::default(),
            batches_before: 0,
            deletion_ends: Vec::new(),
            words_until: Vec::new(),
            rest: 0,
            shadow: None,
            calls_on_table: 0,
            lands: false,
            steps: 0,
        };
        if let Some(bits) = table.view(Side::Table).bits() {
            timeline.bits = bits.try_clone()?;
        }
        if let Some(bits) = table.view(Side::Shadow).bits() {
            let moves = match strategy {
                Strategy::Cursor => Moves::ByThemselves,
                _ => Moves::WithDeletions,
            };
            let history = ShadowHistory::new(state.shadow_n_buckets, bits.try_clone()?, moves);
            timeline.shadow = Some(history);
        }
        if strategy != Strategy::Bulk {
            timeline.walk(table)?;
        }
        timeline.steps = timeline.scans_end() + timeline.final_frees().len() as u64;
        Ok(timeline)
    }

    fn walk<E: Entry>(&mut self, table: &Table<E>) -> Result<(), Error> {
        let count = table.size() as usize;
        reserve(&mut self.deletion_ends, count)?;
        if self.strategy == Strategy::WordScan {
            reserve(&mut self.words_until, count)?;
        }
        let Some(history) = self.shadow.take() else {
            self.add_calls(&mut table.view(Side::Table).existing());
            self.calls_on_table = self.calls();
            self.add_rest(table.n_buckets());
            if self.rest > 0 {
                self.calls_on_table += 1;
            }
            return Ok(());
        };
        let mut copy = table.try_clone()?.observed_by(history);
        if self.strategy == Strategy::Cursor {
            copy.finish_resize();
            self.batches_before = copy.observer().moves() as u64;
            self.lands = true;
        }
        let flight = Flight::run(copy)?;
        self.lands |= flight.landed;
        self.calls_on_table = flight.stops.len();
        self.add_calls(&mut flight.stops.into_iter());
        self.add_calls(&mut flight.table.view(Side::Table).existing());
        self.add_rest(flight.table.n_buckets());
        self.shadow = Some(flight.table.delete());
        Ok(())
    }

    #[inline(never)]
    fn add_calls(&mut self, stops: &mut dyn Iterator<Item = u32>) {
        let mut end = self.call_start(self.deletion_ends.len());
        let mut words_until = self.words_until.last().copied().unwrap_or(0);
        // Where a call starts that does not start over: after the stop before, in the same array.
        let (mut start, goes_on) = (0, self.goes_on());
        for stop in stops {
            let mut looks = stop + 1 - start;
            if goes_on {
                start = stop + 1;
            }
            if self.strategy == Strategy::WordScan {
                let words = stop / BUCKETS_PER_WORD + 1;
                looks = words + stop % BUCKETS_PER_WORD + 1;
                words_until += u64::from(words);
                self.words_until.push(words_until);
            }
            // The looks and the deletion.
            end += u64::from(looks) + 1;
            self.deletion_ends.push(end);
        }
    }

    /// A cursor goes on to the end of the array, whose buckets are `n_buckets`.
    fn add_rest(&mut self, n_buckets: u32) {
        if self.strategy == Strategy::Cursor {
            let walked = match self.deletion_ends.len().checked_sub(1) {
                Some(last) => self.stop(last) + 1,
                None => 0,
            };
            self.rest = n_buckets - walked;
        }
    }
}

fn reserve(ends: &mut Vec<u64>, count: usize) -> Result<(), Error> {
    ends.try_reserve_exact(count)
        .map_err(|_| Error::OutOfMemory {
            bytes: count.saturating_mul(size_of::<u64>()),
        })
}

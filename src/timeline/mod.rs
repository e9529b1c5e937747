//! Any instant of a teardown, without replaying it.
//!
//! * Idea: find-first's calls stop at buckets that follow from the bits alone, so the step at which
//!   each deletion is done is a running sum. A frame is found in that sum by binary search; which
//!   entries are gone by then is one comparison with the last deleted bucket. Nothing is recorded
//!   step by step, and backward costs what forward costs.
//! * With a resize in flight the deletions up to its landing are run once, on a copy, and every
//!   change that they make in the shadow is kept: at most a few a bucket, however many steps pass.
//! * Time: O(n_buckets) to build, O(log entries) a frame.
//! * Space: 8 bytes an entry and 2 bits a bucket, so below 6 bytes a bucket at the usual load.

mod building;
mod frame;
mod heat;
mod palette;
mod seek;
mod shadow;
mod staircase;
mod states;

pub use building::{BuildFrame, BuildPhase, BuildTimeline, Building};
pub use frame::{Frame, Phase};
pub use palette::{HEAT_LEVELS, PALETTE_SIZE};
pub use states::BucketState;

use crate::error::Error;
use crate::table::{BitWords, Entry, Part, Side, State, Table};
use crate::teardown::{Flight, Strategy};
use shadow::ShadowHistory;

/// The frees in which a resize that lands in the middle of a teardown gives its old arrays back.
const LANDING: [Part; 2] = [Part::Bits, Part::Buckets];

/// The frees of a delete, in order; a shadow without arrays begins at the third.
const DELETE: [Part; 6] = [
    Part::ShadowBits,
    Part::ShadowBuckets,
    Part::ShadowHeader,
    Part::Bits,
    Part::Buckets,
    Part::Header,
];

/// A teardown of one table by one strategy.
///
/// A *step* is the smallest thing that it does: one bucket examined, one deletion (with the batch
/// that it moves), or one free.
pub struct Timeline {
    state: State,
    bits: BitWords,
    /// The step after which each deletion is done.
    deletion_ends: Vec<u64>,
    /// What happens to the shadow; None when no resize is in flight at the start.
    shadow: Option<ShadowHistory>,
    /// Calls of `first` that scan the table; the later ones scan the former shadow.
    calls_on_table: usize,
    /// Whether the resize lands during the teardown.
    lands: bool,
    steps: u64,
}

impl Timeline {
    /// The timeline of tearing `table` down. O(n_buckets).
    ///
    /// # Errors
    /// [`Error::OutOfMemory`].
    pub fn new<E: Entry>(table: &Table<E>, strategy: Strategy) -> Result<Self, Error> {
        let state = table.state();
        let mut timeline = Timeline {
            state,
            bits: BitWords::default(),
            deletion_ends: Vec::new(),
            shadow: None,
            calls_on_table: 0,
            lands: false,
            steps: 0,
        };
        if let Some(bits) = table.view(Side::Table).bits() {
            timeline.bits = bits.try_clone()?;
        }
        if let Some(bits) = table.view(Side::Shadow).bits() {
            let history = ShadowHistory::new(state.shadow_n_buckets, bits.try_clone()?);
            timeline.shadow = Some(history);
        }
        if strategy == Strategy::FindFirst {
            timeline.walk(table)?;
        }
        timeline.steps = timeline.scans_end() + timeline.final_frees().len() as u64;
        Ok(timeline)
    }

    fn walk<E: Entry>(&mut self, table: &Table<E>) -> Result<(), Error> {
        let count = table.size() as usize;
        self.deletion_ends
            .try_reserve_exact(count)
            .map_err(|_| Error::OutOfMemory {
                bytes: count.saturating_mul(size_of::<u64>()),
            })?;
        let Some(history) = self.shadow.take() else {
            self.add_calls(table.view(Side::Table).existing());
            self.calls_on_table = self.calls();
            return Ok(());
        };
        let flight = Flight::run(table.try_clone()?.observed_by(history))?;
        self.lands = flight.landed;
        self.calls_on_table = flight.stops.len();
        self.add_calls(flight.stops);
        self.add_calls(flight.table.view(Side::Table).existing());
        self.shadow = Some(flight.table.delete());
        Ok(())
    }

    fn add_calls(&mut self, stops: impl IntoIterator<Item = u32>) {
        for stop in stops {
            let start = self.call_start(self.calls());
            // The buckets from 0 to the stop, and the deletion.
            self.deletion_ends.push(start + u64::from(stop) + 2);
        }
    }

    /// Steps in all.
    pub fn steps(&self) -> u64 {
        self.steps
    }

    /// Calls of `first` in all, each with its deletion.
    pub fn calls(&self) -> usize {
        self.deletion_ends.len()
    }

    /// Calls, from the first one on, that scan the table as it stood at the start. The later ones
    /// scan the former shadow.
    pub fn calls_on_table(&self) -> usize {
        self.calls_on_table
    }

    /// Buckets of one side at the start; 0 for the shadow when no resize is in flight.
    pub fn n_buckets(&self, side: Side) -> u32 {
        match side {
            Side::Table => self.state.n_buckets,
            Side::Shadow => self.state.shadow_n_buckets,
        }
    }

    /// Bytes that it keeps, for measuring it. Capacity counts, not length.
    pub fn bytes(&self) -> usize {
        size_of::<Self>()
            + self.deletion_ends.capacity() * size_of::<u64>()
            + size_of_val(self.bits.words())
            + self.shadow.as_ref().map_or(0, ShadowHistory::bytes)
    }

    /// The step at which call `call` (from 0) has begun and examined nothing yet. The deletion
    /// before it may land the resize, whose two frees then come in between.
    fn call_start(&self, call: usize) -> u64 {
        let Some(before) = call.checked_sub(1) else {
            return 0;
        };
        let landing = if self.lands && call == self.calls_on_table {
            LANDING.len() as u64
        } else {
            0
        };
        self.deletion_ends[before] + landing
    }

    /// The bucket at which call `call` (from 0) stops.
    fn stop(&self, call: usize) -> u32 {
        (self.deletion_ends[call] - self.call_start(call) - 2) as u32
    }

    /// Which array call `call` (from 0) scans.
    fn side_of_call(&self, call: usize) -> Side {
        if call < self.calls_on_table {
            Side::Table
        } else {
            Side::Shadow
        }
    }

    /// The step after the last deletion and, should that land the resize, its two frees.
    fn scans_end(&self) -> u64 {
        self.call_start(self.calls())
    }

    /// What the delete at the end frees, in order.
    fn final_frees(&self) -> &'static [Part] {
        if self.shadow.is_some() && !self.lands {
            &DELETE
        } else {
            &DELETE[2..]
        }
    }
}

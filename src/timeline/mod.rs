//! Any instant of a teardown, without replaying it.
//!
//! * Idea: the calls that look for an entry stop at buckets that follow from the bits alone, so the
//!   step at which each deletion is done is a running sum. A frame is found in that sum by binary
//!   search; which entries are gone by then is one comparison with the last deleted bucket. Nothing
//!   is recorded step by step, and backward costs what forward costs.
//! * With a resize in flight the deletions up to its landing, or the batches that finish it, are run
//!   once, on a copy, and every change that they make in the shadow is kept: at most a few a bucket,
//!   however many steps pass.
//! * Time: O(n_buckets) to build, O(log entries) a frame.
//! * Space: 8 bytes an entry and 2 bits a bucket, so below 6 bytes a bucket at the usual load; twice
//!   the 8 bytes where words are looked at.

mod build;
mod building;
mod calls;
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

use crate::table::{BitWords, Part, Side, State};
use crate::teardown::Strategy;
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
/// A *step* is the smallest thing that it does: one bucket examined or one word of them, one
/// deletion (with the batch that it moves), one batch moved by itself, or one free. A *call* is a
/// call of `first`, or of a cursor's `next`, that looks at something.
pub struct Timeline {
    strategy: Strategy,
    state: State,
    bits: BitWords,
    /// The batches that finish a resize before the first call.
    batches_before: u64,
    /// The step after which each deletion is done.
    deletion_ends: Vec<u64>,
    /// How many words are looked at until each deletion is done; empty where no words are.
    words_until: Vec<u64>,
    /// The buckets that a last call examines, which finds no entry.
    rest: u32,
    /// What happens to the shadow; None when no resize is in flight at the start.
    shadow: Option<ShadowHistory>,
    /// Calls that scan the table; the later ones scan the former shadow.
    calls_on_table: usize,
    /// Whether the resize lands during the teardown.
    lands: bool,
    steps: u64,
}

impl Timeline {
    /// Steps in all.
    pub fn steps(&self) -> u64 {
        self.steps
    }

    /// Calls in all. Each deletes what it finds; a cursor's last one finds nothing.
    pub fn calls(&self) -> usize {
        self.deletion_ends.len() + usize::from(self.rest > 0)
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
            + (self.deletion_ends.capacity() + self.words_until.capacity()) * size_of::<u64>()
            + size_of_val(self.bits.words())
            + self.shadow.as_ref().map_or(0, ShadowHistory::bytes)
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

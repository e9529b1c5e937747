//! What an instant of a teardown is.

use crate::table::{Part, Side};

/// What the last step did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Nothing yet: no step is done.
    Ready,
    /// It examined the cursor's bucket.
    Scan,
    /// It deleted the cursor's entry, and moved a batch when a resize was in flight.
    Delete,
    /// It freed an allocation.
    Free,
    /// It freed the last allocation: all steps are done.
    Done,
    /// It tested the exist bits of the cursor's bucket and of the fifteen after it at once.
    Word,
    /// It moved a batch of buckets to the shadow, by itself.
    Move,
}

/// A teardown after some steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame {
    /// Steps done.
    pub step: u64,
    /// What the last of them did.
    pub phase: Phase,
    /// Calls begun, with the one under way.
    pub call: usize,
    /// The bucket examined or deleted last; the first one of a word.
    pub cursor: Option<u32>,
    /// The array that the call under way, or the last one, scans.
    pub side: Side,
    /// Entries not yet deleted.
    pub left: u32,
    /// Exist bits tested one by one.
    pub examined: u64,
    /// Words of sixteen exist bits tested at once.
    pub words: u64,
    /// Entries deleted.
    pub deleted: u32,
    /// Batches moved by a resize in flight.
    pub batches: u64,
    /// Arrays and headers freed.
    pub freed: u32,
    /// What the last step freed.
    pub part: Option<Part>,
    /// The first bucket that the resize in flight has not visited; 0 when none is in flight.
    pub resize_position: u32,
}

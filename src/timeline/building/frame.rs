//! What an instant of a building is.

use crate::table::Side;

/// What the last step did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BuildPhase {
    /// Nothing yet: the table is new.
    Ready,
    /// It made room for all names.
    Reserve,
    /// It hashed a name.
    Hash,
    /// It probed a bucket to see whether the name is there already.
    Find,
    /// It moved a batch of entries to the shadow.
    Batch,
    /// It probed a bucket to put the name; the last of these probes puts it.
    Put,
    /// It put the last name: all steps are done.
    Done,
}

/// A building after some steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BuildFrame {
    /// Steps done.
    pub step: u64,
    /// What the last of them did.
    pub phase: BuildPhase,
    /// The name under way or just put, from 0.
    pub name: Option<u32>,
    /// Its hash; 0 without a name.
    pub hash: u32,
    /// The array that is probed, or was last.
    pub side: Side,
    /// Buckets of the table now.
    pub n_buckets: u32,
    /// Buckets of the shadow now; 0 when no resize is in flight.
    pub shadow_n_buckets: u32,
    /// Where the probe sequence of the name starts in the array that is probed; 0 without a name.
    pub start: u32,
    /// How far each of its probes goes; 0 without a name.
    pub stride: u32,
    /// The bucket that the last step probed.
    pub bucket: Option<u32>,
    /// The number of that probe in its search, from 1; 0 when the last step probed none.
    pub probe: u32,
    /// Whether the probed bucket held an entry, which was compared with the name.
    pub compared: bool,
    /// Whether the probed bucket became dirty.
    pub marked: bool,
    /// Whether the name went into the probed bucket.
    pub inserted: bool,
    /// Entries that the last step moved to the shadow.
    pub moved: u32,
    /// Entries of the table: names put.
    pub entries: u32,
    /// Buckets probed so far, moved entries' probes included.
    pub probes: u64,
    /// Entries compared with a key so far.
    pub compares: u64,
    /// The longest chain so far: the most buckets that putting a name into the table probed.
    pub longest: u32,
    /// The first bucket that the resize in flight has not visited; 0 when none is.
    pub resize_position: u32,
}

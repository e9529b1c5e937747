//! What is kept of each name, and of each batch.

/// One name put into the table, with the sums of all names up to it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Insertion {
    /// The step at which it is in.
    pub(super) end: u64,
    /// Buckets probed.
    pub(super) probes: u64,
    /// Entries compared with a key.
    pub(super) compares: u64,
    /// The hash of the name.
    pub(super) hash: u32,
    /// Buckets that looking it up probed.
    pub(super) find: u32,
    /// Buckets that putting it into the shadow probed.
    pub(super) shadow: u32,
    /// Buckets that putting it into the table probed.
    pub(super) put: u32,
    /// The most buckets that putting one of the names into the table probed.
    pub(super) longest: u32,
}

/// One batch of a resize.
#[derive(Clone, Copy, Debug)]
pub(super) struct Batch {
    /// The step at which it is moved.
    pub(super) step: u64,
    /// The first bucket that is not visited yet; 0 when the resize has landed.
    pub(super) position: u32,
    /// Entries moved.
    pub(super) moved: u32,
    /// Buckets of the shadow that moving them probed.
    pub(super) probes: u64,
    /// Entries of the shadow compared with theirs.
    pub(super) compares: u64,
}

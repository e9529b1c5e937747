//! What a table can hold.

/// By what an entry is found.
pub trait Key: Eq {
    /// The 32-bit hash; equal keys have equal hashes.
    fn hash(&self) -> u32;
}

/// What a bucket holds in place.
///
/// `Copy`, since an entry owns nothing: that is what makes bulk delete right. `Default` fills the
/// buckets that hold no entry; their content is never looked at.
pub trait Entry: Copy + Default {
    /// By what it is found.
    type Key: Key;

    /// The key of this entry.
    fn key(&self) -> &Self::Key;
}

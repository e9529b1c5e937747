//! An entry that may own an object.

use crate::dictionary::NameKey;
use crate::table::Entry;

use super::heap::Pointer;

/// What a bucket holds: a name, and a pointer to an object that is this entry's to free.
///
/// It is `Copy`, as an entry of a C table is: the table moves and forgets the pointer like any other
/// bytes, and knows nothing of the object behind it.
#[derive(Clone, Copy, Debug, Default)]
pub struct OwningEntry<'n> {
    /// By what it is found.
    pub key: NameKey<'n>,
    /// What it owns; None: nothing.
    pub object: Option<Pointer>,
}

impl<'n> Entry for OwningEntry<'n> {
    type Key = NameKey<'n>;

    #[inline(always)]
    fn key(&self) -> &NameKey<'n> {
        &self.key
    }
}

//! Names and the dictionary that borrows them, in one.

use self_cell::self_cell;

use crate::dictionary::Dictionary;
use crate::error::Error;
use crate::names::Names;

self_cell!(
    /// JavaScript knows no lifetimes: the names travel with the dictionary whose entries point
    /// into them.
    pub(super) struct Lab {
        owner: Names,

        #[covariant]
        dependent: Dictionary,
    }
);

impl Lab {
    /// The dictionary of `names`; refused as [`Dictionary::new`] refuses.
    pub(super) fn build(names: Names) -> Result<Self, Error> {
        Lab::try_new(names, |names| Dictionary::new(names))
    }

    /// The dictionary.
    pub(super) fn dictionary(&self) -> &Dictionary<'_> {
        self.borrow_dependent()
    }
}

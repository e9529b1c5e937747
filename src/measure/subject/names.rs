//! Names, spelt a piece at a time.

use super::PIECE;
use crate::error::Error;
use crate::names::{Family, Names};

/// The first names of a family, as far as they are spelt.
pub(super) struct Spelling {
    family: Family,
    count: u32,
    names: Names,
}

impl Spelling {
    pub(super) fn new(family: Family, count: u32) -> Self {
        Spelling {
            family,
            count,
            names: Names::default(),
        }
    }

    /// How many there will be.
    pub(super) fn count(&self) -> usize {
        self.count as usize
    }

    /// How many are spelt.
    pub(super) fn spelt(&self) -> usize {
        self.names.len()
    }

    /// Spells some more. The names, once all are there.
    pub(super) fn spell_on(&mut self) -> Result<Option<Names>, Error> {
        let left = self.count() - self.names.len();
        self.family
            .add_names(&mut self.names, left.min(PIECE) as u32)?;
        Ok((left <= PIECE).then(|| std::mem::take(&mut self.names)))
    }
}

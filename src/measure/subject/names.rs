//! Names, made ready a piece at a time.

use super::PIECE;
use crate::error::Error;
use crate::names::{Family, Names, check_name};

/// Whose names what is measured has.
#[derive(Clone, Debug)]
pub enum NameSource {
    /// The first so many of a family.
    Family(Family, u32),
    /// One's own, all of them. They are checked while what is measured is made.
    Own(Names),
}

impl NameSource {
    /// How many names.
    pub fn count(&self) -> u32 {
        match self {
            NameSource::Family(_, count) => *count,
            NameSource::Own(names) => names.len() as u32,
        }
    }
}

/// Names on their way: those of a family are spelt, one's own are checked.
pub(super) struct Spelling {
    /// None for one's own, which are there already.
    family: Option<Family>,
    names: Names,
    count: usize,
    ready: usize,
}

impl Spelling {
    pub(super) fn new(source: NameSource) -> Self {
        let count = source.count() as usize;
        let (family, names) = match source {
            NameSource::Family(family, _) => (Some(family), Names::default()),
            NameSource::Own(names) => (None, names),
        };
        Spelling {
            family,
            names,
            count,
            ready: 0,
        }
    }

    /// How many there will be.
    pub(super) fn count(&self) -> usize {
        self.count
    }

    /// How many are ready.
    pub(super) fn ready(&self) -> usize {
        self.ready
    }

    /// Makes some more ready. The names, once all are.
    pub(super) fn go_on(&mut self) -> Result<Option<Names>, Error> {
        let (from, to) = (self.ready, self.count.min(self.ready + PIECE));
        match self.family {
            Some(family) => family.add_names(&mut self.names, (to - from) as u32)?,
            None => {
                for (index, name) in (from..).zip(self.names.range(from..to)) {
                    check_name(index, name)?;
                }
            }
        }
        self.ready = to;
        Ok((to == self.count).then(|| std::mem::take(&mut self.names)))
    }
}

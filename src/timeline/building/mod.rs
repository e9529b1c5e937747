//! Any instant of building a dictionary, without replaying it.
//!
//! * Idea: the real table is built once, watched by [`BuildTimeline`]. It keeps a few sums for each
//!   name as they stand at its end, and for each bucket of each array the step at which it was
//!   occupied and the step at which it became dirty: building takes neither back. A frame is found
//!   among the names by binary search; within a name the k-th probe follows from start and stride.
//! * Time: what building costs, once; O(log names) a frame; O(buckets asked for + probes of the
//!   search under way) for the buckets.
//! * Space: 48 bytes a name and 16 a bucket of each array that there was, however many steps pass:
//!   2000 names that collide take millions.

mod array;
mod chains;
mod frame;
mod insertion;
mod record;
mod seek;
mod states;

pub use frame::{BuildFrame, BuildPhase};
pub use record::BuildTimeline;

use crate::dictionary::{NameTable, Reserve, check_names, put_names};
use crate::error::Error;
use crate::names::{Names, name_hash};
use crate::table::{Side, Table};

/// A dictionary on its way: a table of names that is built in as many goes as one likes.
pub struct Building<'n> {
    names: &'n Names,
    table: NameTable<'n, BuildTimeline>,
    done: usize,
}

impl<'n> Building<'n> {
    /// Checks the names and makes the table. O(names).
    ///
    /// # Errors
    /// What a dictionary refuses before it puts a name; [`Error::OutOfMemory`].
    pub fn new(names: &'n Names, reserve: Reserve) -> Result<Self, Error> {
        check_names(names)?;
        let table: NameTable<'n> = Table::new()?;
        let timeline = BuildTimeline::new(table.n_buckets(), names.len())?;
        let mut table = table.observed_by(timeline);
        if reserve == Reserve::Upfront && !names.is_empty() {
            table.observer_mut().begin_reserve();
            table.reserve(names.len() as u32)?;
            table.observer_mut().end_reserve()?;
        }
        let mut building = Building {
            names,
            table,
            done: 0,
        };
        building.note_end();
        Ok(building)
    }

    /// Puts names until so many more buckets have been probed, or all are in. One name more than
    /// is due may be put, never fewer than one.
    ///
    /// # Errors
    /// [`Error::NameDuplicate`], [`Error::OutOfMemory`]: the dictionary is then refused, and what
    /// was built of it is good for nothing.
    pub fn advance(&mut self, probes: u64) -> Result<(), Error> {
        let enough = self.timeline().probes().saturating_add(probes.max(1));
        while !self.is_done() && self.timeline().probes() < enough {
            let place = self.done..self.done + 1;
            let hash = self.names.range(place.clone()).map(name_hash).next();
            self.table.observer_mut().begin_name(hash.unwrap_or(0));
            if let Some(duplicate) = put_names(&mut self.table, self.names, place)? {
                return Err(duplicate.refusal(self.names));
            }
            self.table.observer_mut().end_name()?;
            self.done += 1;
        }
        self.note_end();
        Ok(())
    }

    fn note_end(&mut self) {
        if self.is_done() {
            self.table.observer_mut().end();
        }
    }

    /// Whether all names are in.
    pub fn is_done(&self) -> bool {
        self.done == self.names.len()
    }

    /// The names, those that are not in yet too.
    pub fn names(&self) -> &'n Names {
        self.names
    }

    /// What happened so far.
    pub fn timeline(&self) -> &BuildTimeline {
        self.table.observer()
    }

    /// The field number of the entry that stands in a bucket after `step` steps, while the array
    /// that it is in is one of those that there are now; None otherwise. O(1).
    pub fn field(&self, step: u64, side: Side, bucket: u32) -> Option<u32> {
        let side = self.timeline().side_now(step, side)?;
        let entry = self.table.entry(side, bucket)?;
        self.timeline()
            .is_occupied(step, side, bucket)
            .then_some(entry.field)
    }
}

//! The names of a view and the table that points into them, in one.

use self_cell::self_cell;

use crate::dictionary::{NameTable, put_names};
use crate::error::Error;
use crate::names::Names;
use crate::table::Table;
use crate::teardown::{Cost, Strategy};

/// None when there are no names, as on a server, and after the teardown.
type MaybeTable<'n> = Option<NameTable<'n>>;

self_cell!(
    struct NamesAndTable {
        owner: Names,

        #[covariant]
        dependent: MaybeTable,
    }
);

/// The dictionary of a read view, which owns its names as a server's does.
pub(super) struct ViewDictionary {
    cell: NamesAndTable,
    put: usize,
}

impl ViewDictionary {
    /// An empty table with room for `names`.
    ///
    /// # Errors
    /// [`Error::OutOfMemory`].
    pub(super) fn new(names: Names) -> Result<Self, Error> {
        let cell = NamesAndTable::try_new(names, |names| {
            if names.is_empty() {
                return Ok(None);
            }
            let mut table = Table::new()?;
            table.reserve(names.len() as u32)?;
            Ok(Some(table))
        })?;
        Ok(ViewDictionary { cell, put: 0 })
    }

    /// Puts at most `fields` more names. Whether all are put.
    ///
    /// # Errors
    /// [`Error::NameDuplicate`], [`Error::OutOfMemory`].
    pub(super) fn put_on(&mut self, fields: usize) -> Result<bool, Error> {
        let (from, count) = (self.put, self.names().len());
        let to = count.min(from.saturating_add(fields));
        let duplicate = self.cell.with_dependent_mut(|names, table| match table {
            Some(table) => put_names(table, names, from..to),
            None => Ok(None),
        })?;
        if let Some(duplicate) = duplicate {
            return Err(duplicate.refusal(self.names()));
        }
        self.put = to;
        Ok(to == count)
    }

    /// Empties and frees the table; what that costs is added to `cost`.
    pub(super) fn tear_down(&mut self, strategy: Strategy, cost: Cost) -> Cost {
        self.cell.with_dependent_mut(|_, table| match table.take() {
            Some(table) => strategy.tear_down(table.observed_by(cost)),
            None => cost,
        })
    }

    pub(super) fn names(&self) -> &Names {
        self.cell.borrow_owner()
    }

    pub(super) fn table(&self) -> Option<&NameTable<'_>> {
        self.cell.borrow_dependent().as_ref()
    }
}

//! A dictionary's table, and copies of it to tear down.

use self_cell::self_cell;

use super::PIECE;
use super::names::{NameSource, Spelling};
use crate::dictionary::{NameTable, bytes_of_arrays, put_names};
use crate::error::Error;
use crate::measure::batch::tear_down_all;
use crate::measure::{Clock, Timed};
use crate::names::Names;
use crate::table::Table;
use crate::teardown::Strategy;

/// What points into the names.
struct Pointing<'n> {
    template: NameTable<'n>,
    copies: Vec<NameTable<'n>>,
}

self_cell!(
    struct Cell {
        owner: Names,

        #[covariant]
        dependent: Pointing,
    }
);

/// A table, made once, and the copies that a batch will tear down.
pub struct Tables {
    spelling: Spelling,
    cell: Option<Cell>,
    put: usize,
}

impl Tables {
    pub(super) fn new(source: NameSource) -> Self {
        Tables {
            spelling: Spelling::new(source),
            cell: None,
            put: 0,
        }
    }

    /// Makes the names ready, then puts them: half the share each.
    pub(super) fn prepare(&mut self) -> Result<f64, Error> {
        let Some(cell) = &mut self.cell else {
            if let Some(names) = self.spelling.go_on()? {
                self.cell = Some(Cell::try_new(names, empty)?);
                return Ok(0.5);
            }
            return Ok(0.5 * share(self.spelling.ready(), self.spelling.count()));
        };
        let count = self.spelling.count();
        let (from, to) = (self.put, count.min(self.put + PIECE));
        let duplicate = cell.with_dependent_mut(|names, pointing| {
            put_names(&mut pointing.template, names, from..to)
        })?;
        if let Some(duplicate) = duplicate {
            return Err(duplicate.refusal(cell.borrow_owner()));
        }
        self.put = to;
        Ok(0.5 + 0.5 * share(to, count))
    }

    pub(super) fn template(&self) -> Option<&NameTable<'_>> {
        Some(&self.cell.as_ref()?.borrow_dependent().template)
    }

    pub(super) fn input_bytes(&self) -> usize {
        self.template().map_or(0, bytes_of_arrays)
    }

    pub(super) fn provide(&mut self, iterations: u32) -> Result<bool, Error> {
        let Some(cell) = &mut self.cell else {
            return Ok(true);
        };
        cell.with_dependent_mut(|_, Pointing { template, copies }| {
            let wanted = iterations as usize;
            copies
                .try_reserve(wanted.saturating_sub(copies.len()))
                .map_err(|_| Error::OutOfMemory {
                    bytes: wanted * size_of::<NameTable<'_>>(),
                })?;
            copies.push(template.try_clone()?);
            Ok(copies.len() >= wanted)
        })
    }

    pub(super) fn run(&mut self, clock: &impl Clock, strategy: Strategy) -> Timed {
        self.cell.as_mut().map_or_else(Timed::default, |cell| {
            cell.with_dependent_mut(|_, Pointing { copies, .. }| {
                tear_down_all(clock, std::mem::take(copies), strategy)
            })
        })
    }
}

fn empty(names: &Names) -> Result<Pointing<'_>, Error> {
    let mut template = Table::new()?;
    template.reserve(names.len() as u32)?;
    Ok(Pointing {
        template,
        copies: Vec::new(),
    })
}

fn share(done: usize, of: usize) -> f64 {
    done as f64 / of as f64
}

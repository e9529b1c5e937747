//! A batch of iterations between two looks at the clock.

use super::Clock;
use crate::dictionary::{NameTable, Reserve, build_table};
use crate::error::Error;
use crate::names::Names;
use crate::teardown::{Cost, Strategy};

/// What a batch took, and what it did in that time.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Batch {
    /// Nanoseconds for all iterations together.
    pub ns: f64,
    /// What was counted in the timed part: exist bits tested by a teardown, entries put by a
    /// building. It keeps the work from being optimised away, and is checked.
    pub work: u64,
}

/// Times `iterations` teardowns of copies of `table`, freeing included. A teardown eats its input,
/// so the copies are all made before the clock is looked at.
///
/// # Errors
/// [`Error::OutOfMemory`].
pub fn teardown_batch(
    clock: &impl Clock,
    table: &NameTable<'_>,
    strategy: Strategy,
    iterations: u32,
) -> Result<Batch, Error> {
    let copies = (0..iterations)
        .map(|_| table.try_clone())
        .collect::<Result<Vec<_>, _>>()?;
    let start = clock.now_ns();
    let mut cost = Cost::default();
    for copy in copies {
        cost = strategy.tear_down(copy.observed_by(cost));
    }
    Ok(Batch {
        ns: clock.now_ns() - start,
        work: cost.examined,
    })
}

/// Times `iterations` times building the table of `names` and deleting it in one go. Deleting takes
/// a fraction of a microsecond, and keeps the memory in use from one iteration to the next: what is
/// timed is the building, not the operating system handing out fresh pages.
///
/// # Errors
/// [`Error::OutOfMemory`].
pub fn build_batch(clock: &impl Clock, names: &Names, iterations: u32) -> Result<Batch, Error> {
    let start = clock.now_ns();
    let mut work = 0;
    for _ in 0..iterations {
        let table = build_table(names, Reserve::Upfront, ())?.table;
        work += u64::from(table.size());
        table.delete();
    }
    Ok(Batch {
        ns: clock.now_ns() - start,
        work,
    })
}

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

/// Times `iterations` buildings of the table of `names`. The tables are freed after the clock has
/// been looked at.
///
/// # Errors
/// [`Error::OutOfMemory`].
pub fn build_batch(clock: &impl Clock, names: &Names, iterations: u32) -> Result<Batch, Error> {
    let mut tables = Vec::with_capacity(iterations as usize);
    let start = clock.now_ns();
    for _ in 0..iterations {
        tables.push(build_table(names, Reserve::Upfront, ())?.table);
    }
    let ns = clock.now_ns() - start;
    Ok(Batch {
        ns,
        work: tables.iter().map(|table| u64::from(table.size())).sum(),
    })
}

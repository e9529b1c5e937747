//! A batch of iterations between two looks at the clock.

use super::Clock;
use super::room::make_room;
use crate::dictionary::{NameTable, Reserve, build_table, bytes_of_arrays};
use crate::error::Error;
use crate::names::Names;
use crate::read_view::{ClosePhase, ReadView, Registry, Space};
use crate::table::with_capacity;
use crate::teardown::{Cost, Strategy};

/// What a batch took, and what it did in that time.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Batch {
    /// Nanoseconds for all iterations together.
    pub ns: f64,
    /// What was counted in the timed part: looks at exist bits by a teardown, entries put by a
    /// building. It keeps the work from being optimised away, and is checked.
    pub work: u64,
}

/// What a batch of teardowns took, and what they cost together, counted in the timed part.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Timed {
    /// Nanoseconds for all iterations together.
    pub ns: f64,
    /// Counted, for the work not to be optimised away, and to be checked.
    pub cost: Cost,
}

/// Times the teardown of all `tables`, freeing included. A teardown eats its input, so the tables
/// are all made before the clock is looked at.
#[inline(never)]
pub fn tear_down_all(clock: &impl Clock, tables: Vec<NameTable<'_>>, strategy: Strategy) -> Timed {
    let start = clock.now_ns();
    let mut cost = Cost::default();
    for table in tables {
        cost = strategy.tear_down(table.observed_by(cost));
    }
    Timed {
        ns: clock.now_ns() - start,
        cost,
    }
}

/// Times the closing of all `views`.
#[inline(never)]
pub fn close_all(
    clock: &impl Clock,
    views: Vec<ReadView>,
    registry: &mut Registry,
    strategy: Strategy,
) -> Timed {
    let start = clock.now_ns();
    let mut cost = Cost::default();
    for view in views {
        cost = view.close(registry, strategy, cost);
    }
    Timed {
        ns: clock.now_ns() - start,
        cost,
    }
}

/// Times the teardown of the dictionaries of all `views`, which are then closed untimed.
#[inline(never)]
pub fn tear_down_dictionaries(
    clock: &impl Clock,
    mut views: Vec<ReadView>,
    registry: &mut Registry,
    strategy: Strategy,
) -> Timed {
    let start = clock.now_ns();
    let mut cost = Cost::default();
    for view in &mut views {
        cost = view.undo(ClosePhase::TearDownDictionary, registry, strategy, cost);
    }
    let ns = clock.now_ns() - start;
    for view in views {
        view.close(registry, strategy, Cost::default());
    }
    Timed { ns, cost }
}

/// Times `iterations` times opening a view of `space` and closing it.
///
/// # Errors
/// As [`ReadView::open`].
#[inline(never)]
pub fn open_and_close(
    clock: &impl Clock,
    space: &Space,
    registry: &mut Registry,
    strategy: Strategy,
    iterations: u32,
) -> Result<Timed, Error> {
    let start = clock.now_ns();
    let mut cost = Cost::default();
    for _ in 0..iterations {
        cost = ReadView::open(space, registry)?.close(registry, strategy, cost);
    }
    Ok(Timed {
        ns: clock.now_ns() - start,
        cost,
    })
}

/// Times `iterations` teardowns of copies of `table`.
///
/// # Errors
/// [`Error::OutOfMemory`].
pub fn teardown_batch(
    clock: &impl Clock,
    table: &NameTable<'_>,
    strategy: Strategy,
    iterations: u32,
) -> Result<Batch, Error> {
    make_room(iterations, bytes_of_arrays(table));
    let mut copies = with_capacity(iterations as usize)?;
    for _ in 0..iterations {
        copies.push(table.try_clone()?);
    }
    let Timed { ns, cost } = tear_down_all(clock, copies, strategy);
    Ok(Batch {
        ns,
        work: cost.looks(),
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

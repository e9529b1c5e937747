//! When bulk would be wrong: tables whose entries own memory.
//!
//! A dictionary's entries are in place and own nothing, which is why freeing its table frees all of
//! it. Here the entries of the same table may each own an object in an allocation of its own, and
//! every way to empty the table is really run: what it frees is counted by the objects' destructors,
//! what it leaks by what lives on when the table is gone.

mod entry;
mod forms;
mod heap;
mod walk;

pub use entry::OwningEntry;
pub use forms::{Form, OwningTable};
pub use heap::{Heap, Pointer};

use crate::dictionary::{Duplicate, NameKey};
use crate::error::Error;
use crate::names::{Names, check_name};
use crate::table::{Side, Table};
use crate::teardown::Cost;

/// The most names that a teardown is run with here: find-first is quadratic, and is really run.
pub const MAX_OWNING: u32 = 20_000;

/// Whether entries own anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ownership {
    /// Each owns an object.
    Objects,
    /// None does, as in a dictionary.
    Nothing,
}

/// What became of a bucket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It held no entry.
    Empty,
    /// Its entry owned nothing: nothing is lost with it.
    OwnedNothing,
    /// What its entry owned was freed.
    Freed,
    /// What its entry owned lives on, and nobody points to it any more.
    Leaked,
}

/// What a teardown did, counted by running it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Of the table.
    pub cost: Cost,
    /// Objects freed, by their destructors.
    pub freed: u64,
    /// Objects that outlive the table.
    pub leaked: u64,
    /// Of each bucket of the table as it was, in order.
    pub fates: Vec<Fate>,
}

/// Builds the table of these names, as a dictionary is built, and empties it in one of the ways.
/// O(names × buckets) for find-first, O(names + buckets) for the others.
///
/// # Errors
/// What a dictionary refuses of its names; [`Error::OutOfMemory`].
pub fn run(names: &Names, ownership: Ownership, form: Form) -> Result<Outcome, Error> {
    let mut heap = Heap::with_capacity(names.len())?;
    let table = build(names, ownership, &mut heap)?;
    let owners: Vec<Option<Option<Pointer>>> = (0..table.n_buckets())
        .map(|bucket| table.entry(Side::Table, bucket).map(|entry| entry.object))
        .collect();
    let cost = form.tear_down(table.observed_by(Cost::default()), &mut heap);
    let fate = |owner: Option<Option<Pointer>>| match owner {
        None => Fate::Empty,
        Some(None) => Fate::OwnedNothing,
        Some(Some(object)) if heap.is_live(object) => Fate::Leaked,
        Some(Some(_)) => Fate::Freed,
    };
    Ok(Outcome {
        cost,
        freed: heap.freed(),
        leaked: heap.live(),
        fates: owners.into_iter().map(fate).collect(),
    })
}

/// The table of these names, with an object for each entry where entries own some.
///
/// # Errors
/// As [`run`].
pub fn build<'n>(
    names: &'n Names,
    ownership: Ownership,
    heap: &mut Heap,
) -> Result<OwningTable<'n>, Error> {
    let mut table = Table::new()?;
    table.reserve(names.len() as u32)?;
    for (index, name) in names.iter().enumerate() {
        check_name(index, name)?;
        let key = NameKey::new(name);
        if table.find(&key) != table.n_buckets() {
            return Err(repeated(names, index));
        }
        let object = (ownership == Ownership::Objects).then(|| heap.allocate());
        table.put(OwningEntry { key, object })?;
    }
    Ok(table)
}

/// Entries of this table know no field numbers, so the earlier name is looked for.
fn repeated(names: &Names, index: usize) -> Error {
    let is_same = |&(_, name): &(usize, &[u8])| Some(name) == names.iter().nth(index);
    let first = names.iter().enumerate().find(is_same);
    Duplicate {
        index,
        first: first.map_or(index, |(first, _)| first),
    }
    .refusal(names)
}

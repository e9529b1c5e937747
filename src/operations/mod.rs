//! What a server does to a space that has a format, and which of it tears a dictionary down.
//!
//! A format's names are never changed in place: a new dictionary is built and the old one is torn
//! down. A format that is refused for a repeated name was being built when the name turned up: the
//! names before it are in a table by then, and that table is torn down too.

mod refusal;

pub use refusal::repeat_first_name;

use crate::cost::cost;
use crate::dictionary::{Dictionary, MAX_COUNT, NameTable, Reserve, build_table};
use crate::error::Error;
use crate::names::Names;
use crate::teardown::{Cost, Strategy};

/// What is done to a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operation {
    /// It is created, with its format.
    Create,
    /// One of its fields is renamed.
    Rename,
    /// Fields are added.
    AddFields,
    /// It is dropped.
    Drop,
    /// A read view of it is opened and closed.
    ReadView,
    /// It is given a format that repeats a name, which is refused.
    Refused,
}

impl Operation {
    /// All of them, in the order in which they are shown.
    pub const ALL: [Operation; 6] = [
        Operation::Create,
        Operation::Rename,
        Operation::AddFields,
        Operation::Drop,
        Operation::ReadView,
        Operation::Refused,
    ];

    /// The word that stands for it everywhere.
    pub const fn as_str(self) -> &'static str {
        match self {
            Operation::Create => "create",
            Operation::Rename => "rename",
            Operation::AddFields => "add-fields",
            Operation::Drop => "drop",
            Operation::ReadView => "read-view",
            Operation::Refused => "refused",
        }
    }
}

/// The numbers that some operations need.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// Fields added, 1 to [`MAX_COUNT`].
    pub add: u32,
    /// The field, from 1, that repeats the name of field 1: 2 to the number of fields. None: the
    /// last one, if there are two.
    pub refused_at: Option<u32>,
}

impl Default for Change {
    fn default() -> Self {
        Change {
            add: 1,
            refused_at: None,
        }
    }
}

/// A dictionary that an operation tears down, and what that costs, exactly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TornDown {
    /// Names in it.
    pub names: u32,
    /// Buckets of its table.
    pub buckets: u32,
    /// Buckets of its table's shadow; 0 when no resize is in flight.
    pub shadow_buckets: u32,
    /// By find-first.
    pub before: Cost,
    /// In bulk.
    pub after: Cost,
}

/// What an operation does to dictionaries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Toll {
    /// Which operation.
    pub operation: Operation,
    /// Names that are put into a new dictionary; 0 when none is built.
    pub built: u32,
    /// The dictionary that is torn down; None when none is.
    pub torn_down: Option<TornDown>,
}

/// What each operation does to dictionaries, on a space whose fields have these names. A format of
/// one field cannot repeat a name: its list has no [`Operation::Refused`].
///
/// O(names + buckets), as long as hashes spread.
///
/// # Errors
/// What [`Dictionary::new`] refuses; [`Error::NamesEmpty`], [`Error::AddOutOfRange`],
/// [`Error::RefusedAtOutOfRange`], [`Error::OutOfMemory`].
pub fn operations(names: &Names, change: Change) -> Result<Vec<Toll>, Error> {
    let Change { add, refused_at } = change;
    if !(1..=MAX_COUNT).contains(&add) {
        return Err(Error::AddOutOfRange {
            given: add.to_string(),
            max: MAX_COUNT,
        });
    }
    let dictionary = Dictionary::new(names)?;
    let count = dictionary.count();
    let Some(table) = dictionary.table() else {
        return Err(Error::NamesEmpty);
    };
    let old = Some(torn_down(table)?);
    let refused = match refused_at.or((count > 1).then_some(count)) {
        Some(at) => Some(refused_toll(names, at)?),
        None => None,
    };
    let tolls = Operation::ALL.into_iter().filter_map(|operation| {
        let (built, torn_down) = match operation {
            Operation::Create => (count, None),
            Operation::Rename | Operation::ReadView => (count, old),
            Operation::AddFields => (count + add, old),
            Operation::Drop => (0, old),
            Operation::Refused => return refused,
        };
        Some(Toll {
            operation,
            built,
            torn_down,
        })
    });
    Ok(tolls.collect())
}

fn refused_toll(names: &Names, at: u32) -> Result<Toll, Error> {
    let repeating = repeat_first_name(names, at)?;
    let table = build_table(&repeating, Reserve::Upfront, ())?.table;
    Ok(Toll {
        operation: Operation::Refused,
        built: table.size(),
        torn_down: Some(torn_down(&table)?),
    })
}

fn torn_down(table: &NameTable<'_>) -> Result<TornDown, Error> {
    let state = table.state();
    Ok(TornDown {
        names: state.size,
        buckets: state.n_buckets,
        shadow_buckets: state.shadow_n_buckets,
        before: cost(table, Strategy::FindFirst)?,
        after: cost(table, Strategy::Bulk)?,
    })
}

//! The tuple dictionary: field names → field numbers.

mod probes;
mod shared;

use std::ops::Range;

use self::probes::Probes;
use crate::error::Error;
use crate::names::{Names, check_name, name_hash, readable};
use crate::table::{BitWords, Entry, Key, Observer, Side, State, Table, Word};

/// The most names that a dictionary may have here. A server knows no limit; this one keeps the
/// table of the largest dictionary within what a browser's tab may hold.
pub const MAX_COUNT: u32 = 2_000_000;

/// A name with its hash, taken once.
#[derive(Clone, Copy, Debug, Default)]
pub struct NameKey<'n> {
    /// The name's bytes.
    pub name: &'n [u8],
    /// [`name_hash`] of them.
    pub hash: u32,
}

impl<'n> NameKey<'n> {
    /// The key of `name`. O(1).
    pub fn new(name: &'n [u8]) -> Self {
        NameKey {
            name,
            hash: name_hash(name),
        }
    }
}

impl PartialEq for NameKey<'_> {
    fn eq(&self, other: &Self) -> bool {
        // The hash first: it tells most names apart without a look at their bytes.
        self.hash == other.hash && self.name == other.name
    }
}

impl Eq for NameKey<'_> {}

impl Key for NameKey<'_> {
    #[inline(always)]
    fn hash(&self) -> u32 {
        self.hash
    }
}

/// What a bucket of a dictionary holds: pointer and length of the name, its hash, and the field
/// number. 24 bytes on a 64-bit machine, as on a server.
#[derive(Clone, Copy, Debug, Default)]
pub struct NameEntry<'n> {
    /// By what it is found.
    pub key: NameKey<'n>,
    /// The field number, from 0.
    pub field: u32,
}

impl<'n> Entry for NameEntry<'n> {
    type Key = NameKey<'n>;

    #[inline(always)]
    fn key(&self) -> &NameKey<'n> {
        &self.key
    }
}

/// A table of names.
pub type NameTable<'n, O = ()> = Table<NameEntry<'n>, O>;

/// Whether room is made for all names before the first one is put.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reserve {
    /// As a tuple dictionary does.
    Upfront,
    /// The table grows as it fills.
    Never,
}

/// A table of names as far as building came.
pub struct Built<'n, O = ()> {
    /// The names up to a repeated one.
    pub table: NameTable<'n, O>,
    /// The first name that repeats an earlier one, and which (from 0).
    pub duplicate: Option<Duplicate>,
}

/// A name that repeats an earlier one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Duplicate {
    /// The one that repeats, from 0.
    pub index: usize,
    /// The one that it repeats, from 0.
    pub first: usize,
}

impl Duplicate {
    /// The refusal of `names` for it.
    pub(crate) fn refusal(self, names: &Names) -> Error {
        let Duplicate { index, first } = self;
        Error::NameDuplicate {
            index,
            first,
            name: names.iter().nth(index).map(readable).unwrap_or_default(),
        }
    }
}

/// What a server checks of all names before it builds anything.
///
/// # Errors
/// [`Error::TooManyNames`]; what [`check_name`] refuses, for the first field that it refuses.
pub(crate) fn check_names(names: &Names) -> Result<(), Error> {
    if names.len() > MAX_COUNT as usize {
        return Err(Error::TooManyNames {
            given: names.len(),
            max: MAX_COUNT,
        });
    }
    names
        .iter()
        .enumerate()
        .try_for_each(|(index, name)| check_name(index, name))
}

/// Puts each name in order, after looking it up; stops at a repeated one. O(names), as long as
/// hashes spread; O(names²) when all collide.
///
/// # Errors
/// [`Error::OutOfMemory`].
pub fn build_table<'n, O: Observer>(
    names: &'n Names,
    reserve: Reserve,
    observer: O,
) -> Result<Built<'n, O>, Error> {
    let mut table: NameTable<'n, O> = Table::new()?.observed_by(observer);
    if reserve == Reserve::Upfront {
        table.reserve(names.len() as u32)?;
    }
    let duplicate = put_names(&mut table, names, 0..names.len())?;
    Ok(Built { table, duplicate })
}

/// Looks each of some names up, by their places from 0, and puts it with its place for a field
/// number; stops at one that is there already. A table can be built in several goes.
///
/// # Errors
/// [`Error::OutOfMemory`].
pub fn put_names<'n, O: Observer>(
    table: &mut NameTable<'n, O>,
    names: &'n Names,
    places: Range<usize>,
) -> Result<Option<Duplicate>, Error> {
    for (field, name) in (places.start as u32..).zip(names.range(places)) {
        let key = NameKey::new(name);
        let bucket = table.find(&key);
        if bucket != table.n_buckets() {
            return Ok(table.entry(Side::Table, bucket).map(|entry| Duplicate {
                index: field as usize,
                first: entry.field as usize,
            }));
        }
        table.put(NameEntry { key, field })?;
    }
    Ok(None)
}

/// Bytes that the arrays of `table` take here. A server's are larger: see
/// [`Dictionary::server_bytes`].
pub fn bytes_of_arrays<O: Observer>(table: &NameTable<'_, O>) -> usize {
    let State {
        n_buckets,
        shadow_n_buckets,
        ..
    } = table.state();
    [n_buckets, shadow_n_buckets]
        .into_iter()
        .filter(|&n_buckets| n_buckets > 0)
        .map(|n_buckets| {
            n_buckets as usize * size_of::<NameEntry<'_>>()
                + BitWords::words_for(n_buckets) * size_of::<Word>()
        })
        .sum()
}

/// The dictionary of a space's format.
///
/// It borrows its names, as a server's entries point into names that others own.
pub struct Dictionary<'n> {
    /// None when there are no names: a server then makes no table at all.
    table: Option<NameTable<'n>>,
    count: u32,
    probes: Probes,
}

impl<'n> Dictionary<'n> {
    /// Builds the dictionary that a server builds: field names checked first, then reserved for,
    /// looked up and put, one after another.
    ///
    /// # Errors
    /// What [`check_name`] refuses, for the first field that it refuses; then
    /// [`Error::NameDuplicate`] for the first name that repeats; [`Error::TooManyNames`];
    /// [`Error::OutOfMemory`].
    pub fn new(names: &'n Names) -> Result<Self, Error> {
        check_names(names)?;
        if names.is_empty() {
            return Ok(Dictionary {
                table: None,
                count: 0,
                probes: Probes::default(),
            });
        }
        let mut probes = Probes::default();
        let Built { table, duplicate } = build_table(names, Reserve::Upfront, &mut probes)?;
        if let Some(duplicate) = duplicate {
            return Err(duplicate.refusal(names));
        }
        Ok(Dictionary {
            table: Some(table.observed_by(())),
            count: names.len() as u32,
            probes,
        })
    }

    /// How many names.
    pub fn count(&self) -> u32 {
        self.count
    }

    /// Buckets that building it probed, those of entries that a resize moved too: about two a name
    /// as long as hashes spread, as many as names squared when all collide.
    pub fn probes(&self) -> u64 {
        self.probes.0
    }

    /// The table; None when there are no names.
    pub fn table(&self) -> Option<&NameTable<'n>> {
        self.table.as_ref()
    }

    /// What a 64-bit server allocates for the table, in bytes: two headers of 56, and for each
    /// array 24 a bucket and 4 a bit word.
    pub fn server_bytes(&self) -> u64 {
        self.table.as_ref().map_or(0, |table| {
            let State {
                n_buckets,
                shadow_n_buckets,
                ..
            } = table.state();
            2 * 56 + server_bytes_of_arrays(n_buckets) + server_bytes_of_arrays(shadow_n_buckets)
        })
    }
}

fn server_bytes_of_arrays(n_buckets: u32) -> u64 {
    if n_buckets == 0 {
        return 0;
    }
    24 * u64::from(n_buckets) + 4 * BitWords::words_for(n_buckets) as u64
}

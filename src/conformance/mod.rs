//! Answers in the format of the golden files, for comparing with the original byte by byte.
//!
//! The same code answers natively (`examples/conformance.rs`) and in WebAssembly.

mod counts;
mod dictionary;
mod hash;
mod names;
mod ops;
mod text;

use crate::error::Error;

/// What is asked of each line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A name in hex → `name_hex,hash`.
    Hash,
    /// `family,count,reserve` → a row of `dictionary.csv`.
    Dictionary,
    /// The left side of a line of an ops file → the whole line; one table for all lines.
    Ops,
    /// Names in hex, all lines together → one row of `expected.csv`, without file and note.
    Names,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Kind; 4] = [Kind::Hash, Kind::Dictionary, Kind::Ops, Kind::Names];

    /// The word that stands for it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Kind::Hash => "hash",
            Kind::Dictionary => "dictionary",
            Kind::Ops => "ops",
            Kind::Names => "names",
        }
    }

    /// The kind of this word; None when there is none.
    pub fn parse(word: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.as_str() == word)
    }
}

/// The answer to a whole `input`, each line ended by a line feed.
///
/// # Errors
/// [`Error::Script`] for the first line that cannot be read; [`Error::ClearInFlight`];
/// [`Error::OutOfMemory`].
pub fn answer(kind: Kind, input: &str) -> Result<String, Error> {
    match kind {
        Kind::Hash => text::each_line(input, hash::answer_line),
        Kind::Dictionary => text::each_line(input, dictionary::answer_line),
        Kind::Ops => ops::answer(input),
        Kind::Names => names::answer(input),
    }
}

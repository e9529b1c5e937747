//! Emptying a table, one strategy or another.

mod bulk;
mod cursor;
mod find_first;
mod first_hint;
mod flight;
mod tally;
mod word_scan;

pub use flight::Flight;
pub use tally::Cost;

use crate::error::Error;
use crate::table::{Entry, Observer, Table};
use crate::words::place_of;

/// How a table is emptied and freed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strategy {
    /// Before the fix: while entries are left, find the first and delete it; then delete the table.
    FindFirst,
    /// The same, sixteen exist bits at a time.
    WordScan,
    /// The same, from a lower bound of the first entry on.
    FirstHint,
    /// Walk once, deleting on the way; then delete the table.
    Cursor,
    /// The fix: delete the table.
    Bulk,
}

impl Strategy {
    /// All strategies, in the order in which they are shown.
    pub const ALL: [Strategy; 5] = [
        Strategy::FindFirst,
        Strategy::WordScan,
        Strategy::FirstHint,
        Strategy::Cursor,
        Strategy::Bulk,
    ];

    /// Their words, in the same order.
    pub const WORDS: [&str; 5] = ["find-first", "word-scan", "first-hint", "cursor", "bulk"];

    /// The word that stands for it everywhere.
    pub const fn as_str(self) -> &'static str {
        Strategy::WORDS[self as usize]
    }

    /// The strategy of this word.
    ///
    /// # Errors
    /// [`Error::UnknownStrategy`].
    pub fn parse(word: &str) -> Result<Strategy, Error> {
        match place_of(&Strategy::WORDS, word.as_bytes()) {
            Some(place) => Ok(Strategy::ALL[place]),
            None => Err(Error::UnknownStrategy {
                given: word.to_owned(),
            }),
        }
    }

    /// Empties and frees `table`; hands its observer back.
    pub fn tear_down<E: Entry, O: Observer>(self, table: Table<E, O>) -> O {
        match self {
            Strategy::FindFirst => find_first::tear_down(table),
            Strategy::WordScan => word_scan::tear_down(table),
            Strategy::FirstHint => first_hint::tear_down(table),
            Strategy::Cursor => cursor::tear_down(table),
            Strategy::Bulk => bulk::tear_down(table),
        }
    }
}

/// What `strategy` costs, counted by running it on `table`.
pub fn run<E: Entry>(table: Table<E>, strategy: Strategy) -> Cost {
    strategy.tear_down(table.observed_by(Cost::default()))
}

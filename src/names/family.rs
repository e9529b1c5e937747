//! Families of made-up names.

use std::fmt::Write;

use super::Names;
use crate::error::Error;
use crate::words::place_of;

/// How the i-th name (from 1) of a family is spelt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// `field1`, `field2`, …: the names of the original benchmark.
    Field,
    /// `f1`, `f2`, …
    F,
    /// `column_00001`, `column_00002`, …
    Padded,
    /// `customer_1_balance_amount`, …
    Snake,
    /// `поле1`, `поле2`, …
    Cyrillic,
    /// The eight hex digits of (i − 1) × 2654435761 mod 2³².
    Hex,
    /// 64 bytes that differ only where the hash does not look: all have one hash.
    Collide,
}

impl Family {
    /// All families, in the order in which they are shown.
    pub const ALL: [Family; 7] = [
        Family::Field,
        Family::F,
        Family::Padded,
        Family::Snake,
        Family::Cyrillic,
        Family::Hex,
        Family::Collide,
    ];

    /// Their words, in the same order.
    pub const WORDS: [&str; 7] = [
        "field", "f", "padded", "snake", "cyrillic", "hex", "collide",
    ];

    /// The word that stands for it everywhere.
    pub const fn as_str(self) -> &'static str {
        Family::WORDS[self as usize]
    }

    /// The family of this word.
    ///
    /// # Errors
    /// [`Error::UnknownFamily`].
    pub fn parse(word: &str) -> Result<Family, Error> {
        match place_of(&Family::WORDS, word.as_bytes()) {
            Some(place) => Ok(Family::ALL[place]),
            None => Err(Error::UnknownFamily {
                given: word.to_owned(),
            }),
        }
    }

    /// Names 1 to `count`. O(count).
    ///
    /// # Errors
    /// [`Error::OutOfMemory`].
    pub fn names(self, count: u32) -> Result<Names, Error> {
        let mut names = Names::with_capacity(count as usize)?;
        self.add_names(&mut names, count)?;
        Ok(names)
    }

    /// Adds the next `count` names of the family to those that `names` holds already. O(count).
    ///
    /// # Errors
    /// [`Error::OutOfMemory`].
    pub fn add_names(self, names: &mut Names, count: u32) -> Result<(), Error> {
        let held = names.len() as u32;
        let mut name = String::new();
        for i in held + 1..=held + count {
            name.clear();
            self.spell(i, &mut name);
            names.push(name.as_bytes())?;
        }
        Ok(())
    }

    fn spell(self, i: u32, name: &mut String) {
        let written = match self {
            Family::Field => write!(name, "field{i}"),
            Family::F => write!(name, "f{i}"),
            Family::Padded => write!(name, "column_{i:05}"),
            Family::Snake => write!(name, "customer_{i}_balance_amount"),
            Family::Cyrillic => write!(name, "поле{i}"),
            Family::Hex => write!(name, "{:08x}", (i - 1).wrapping_mul(2_654_435_761)),
            Family::Collide => write!(name, "{:a>18}{i:06}{:a>40}", "", ""),
        };
        written.expect("writing into a String cannot fail");
    }
}

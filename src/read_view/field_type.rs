//! What a field may hold.

use crate::words::place_of;

/// A field's type, by its place in a server's list of types.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FieldType(u8);

const WORDS: [&str; 15] = [
    "any",
    "unsigned",
    "string",
    "number",
    "double",
    "integer",
    "boolean",
    "varbinary",
    "scalar",
    "decimal",
    "uuid",
    "datetime",
    "interval",
    "array",
    "map",
];

impl FieldType {
    /// What a field holds whose format does not say.
    pub const ANY: FieldType = FieldType(0);
    /// A whole number from 0 to 2⁶⁴ − 1: the type of all fields of the original benchmark.
    pub const UNSIGNED: FieldType = FieldType(1);

    /// The word that a format says it with.
    pub const fn as_str(self) -> &'static str {
        WORDS[self.0 as usize]
    }

    /// The type of this word; None when it is no type. O(1): the list is short.
    pub fn parse(word: &[u8]) -> Option<FieldType> {
        place_of(&WORDS, word).map(|place| FieldType(place as u8))
    }
}

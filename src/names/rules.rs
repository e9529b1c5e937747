//! Which names a space's format refuses.

use std::fmt;

use super::unassigned::is_unassigned;
use crate::error::Error;

/// The longest name that a format takes, in bytes.
pub const MAX_NAME_BYTES: usize = 65_000;

/// Why a name is no identifier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InvalidReason {
    /// Half of a UTF-16 pair stands alone, which UTF-8 cannot say.
    LoneSurrogate {
        /// 0xD800 to 0xDFFF.
        unit: u16,
        /// Bytes before it.
        at: usize,
    },
    /// The bytes are no UTF-8.
    NotUtf8 {
        /// Bytes before the first wrong one.
        at: usize,
    },
    /// A character that no identifier may hold.
    Character {
        /// The character.
        character: char,
        /// What it is.
        kind: &'static str,
        /// Bytes before it.
        at: usize,
    },
}

impl fmt::Display for InvalidReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            InvalidReason::LoneSurrogate { unit, at } => {
                write!(f, "it holds a lone surrogate, U+{unit:04X}, at byte {at}")
            }
            InvalidReason::NotUtf8 { at } => write!(f, "it is not valid UTF-8 at byte {at}"),
            InvalidReason::Character {
                character,
                kind,
                at,
            } => write!(
                f,
                "it holds {kind}, U+{:04X}, at byte {at}",
                u32::from(character)
            ),
        }
    }
}

/// Checks the name of field `index` (from 0) as a server does: present, not too long, an
/// identifier. Duplicates are looked for later, when every field has passed. O(length).
///
/// # Errors
/// [`Error::NameMissing`], [`Error::NameTooLong`], [`Error::NameInvalid`].
pub fn check_name(index: usize, name: &[u8]) -> Result<(), Error> {
    if name.is_empty() {
        return Err(Error::NameMissing { index });
    }
    if name.len() > MAX_NAME_BYTES {
        return Err(Error::NameTooLong {
            index,
            name: readable(name),
            bytes: name.len(),
        });
    }
    match first_invalid(name) {
        None => Ok(()),
        Some(reason) => Err(Error::NameInvalid {
            index,
            name: readable(name),
            reason,
        }),
    }
}

/// What is told of a name in a message: as text, cut after forty characters.
pub(crate) fn readable(name: &[u8]) -> String {
    const SHOWN: usize = 40;
    let mut shown = String::new();
    let mut count = 0;
    for chunk in name.utf8_chunks() {
        for character in chunk.valid().chars() {
            if count == SHOWN {
                shown.push('…');
                return shown;
            }
            count += 1;
            if refused_kind(character).is_some() {
                shown.push_str(&format!("\\u{{{:x}}}", u32::from(character)));
            } else {
                shown.push(character);
            }
        }
        if !chunk.invalid().is_empty() && !shown.ends_with(char::REPLACEMENT_CHARACTER) {
            shown.push(char::REPLACEMENT_CHARACTER);
        }
    }
    shown
}

fn first_invalid(name: &[u8]) -> Option<InvalidReason> {
    let (text, broken_at) = match std::str::from_utf8(name) {
        Ok(text) => (text, None),
        Err(error) => {
            let at = error.valid_up_to();
            let valid = std::str::from_utf8(&name[..at]).unwrap_or_default();
            (valid, Some(at))
        }
    };
    text.char_indices()
        .find_map(|(at, character)| {
            refused_kind(character).map(|kind| InvalidReason::Character {
                character,
                kind,
                at,
            })
        })
        .or_else(|| broken_at.map(|at| broken(name, at)))
}

fn refused_kind(character: char) -> Option<&'static str> {
    match character {
        '\u{FFFD}' => Some("the replacement character"),
        '\u{2028}' => Some("a line separator"),
        '\u{2029}' => Some("a paragraph separator"),
        _ if character.is_control() => Some("a control character"),
        _ if is_unassigned(character) => Some("a character that Unicode has not assigned"),
        _ => None,
    }
}

/// JavaScript's strings may hold lone surrogates; the edge hands them over in UTF-8's pattern, as
/// three bytes ED A0…BF xx, which no valid UTF-8 holds.
fn broken(name: &[u8], at: usize) -> InvalidReason {
    match name[at..] {
        [0xED, second @ 0xA0..=0xBF, third @ 0x80..=0xBF, ..] => InvalidReason::LoneSurrogate {
            unit: 0xD000 | (u16::from(second & 0x3F) << 6) | u16::from(third & 0x3F),
            at,
        },
        _ => InvalidReason::NotUtf8 { at },
    }
}

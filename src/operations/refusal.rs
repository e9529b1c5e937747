//! A format that is refused for a repeated name.

use crate::error::Error;
use crate::names::Names;

/// The names of a format that a server refuses: these, but field `at`, from 1, repeats the name of
/// field 1. Building their dictionary makes room for all of them and stops at that field. O(names).
///
/// # Errors
/// [`Error::RefusedAtOutOfRange`] unless `at` is from 2 to the number of names;
/// [`Error::OutOfMemory`].
pub fn repeat_first_name(names: &Names, at: u32) -> Result<Names, Error> {
    let count = names.len() as u32;
    if !(2..=count).contains(&at) {
        return Err(Error::RefusedAtOutOfRange {
            given: at.to_string(),
            max: count,
        });
    }
    let at = at as usize;
    let mut repeating = Names::with_capacity(names.len())?;
    let before = names.range(0..at - 1);
    let behind = names.range(at..names.len());
    for name in before.chain(names.range(0..1)).chain(behind) {
        repeating.push(name)?;
    }
    Ok(repeating)
}

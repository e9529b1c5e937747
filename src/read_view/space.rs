//! A space, as far as a read view of it needs to know.

use super::format::encode;
use crate::error::Error;
use crate::names::Names;
use crate::table::copied;

/// What a space of the original benchmark is called.
const NAME: &str = "test";

/// Ids below are the system's.
const FIRST_USER_ID: u32 = 512;

/// What defines a space: its id, its name, and its format as a server keeps it, in MessagePack.
#[derive(Debug)]
pub struct Space {
    id: u32,
    name: Vec<u8>,
    format: Vec<u8>,
}

impl Space {
    /// A space whose fields have these names and are all `unsigned`. O(fields).
    ///
    /// # Errors
    /// [`Error::OutOfMemory`].
    pub fn new(names: &Names) -> Result<Self, Error> {
        Space::with_format(encode(names)?)
    }

    /// A space with this format, whatever it says: opening a read view will read it.
    ///
    /// # Errors
    /// [`Error::OutOfMemory`].
    pub fn with_format(format: Vec<u8>) -> Result<Self, Error> {
        Ok(Space {
            id: FIRST_USER_ID,
            name: copied(NAME.as_bytes())?,
            format,
        })
    }

    /// A copy that shares nothing. O(bytes of the format).
    ///
    /// # Errors
    /// [`Error::OutOfMemory`].
    pub fn try_clone(&self) -> Result<Self, Error> {
        Ok(Space {
            id: self.id,
            name: copied(&self.name)?,
            format: copied(&self.format)?,
        })
    }

    /// Its number among the spaces.
    pub fn id(&self) -> u32 {
        self.id
    }

    /// Its name.
    pub fn name(&self) -> &[u8] {
        &self.name
    }

    /// Its format: an array with a map for each field, in MessagePack.
    pub fn format(&self) -> &[u8] {
        &self.format
    }
}

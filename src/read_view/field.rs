//! The record of a field.

use super::FieldType;
use crate::error::Error;
use crate::table::with_capacity;

/// What a tuple format knows of one field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field {
    /// Its number, from 0: also its token in the tree of paths.
    pub number: u32,
    /// What it may hold.
    pub kind: FieldType,
    /// Where a tuple keeps the offset of the field; None while no index needs one, as in a view
    /// that is only read by name.
    pub offset_place: Option<u32>,
}

/// A record in an allocation of its own, as a server makes each.
pub(super) type FieldRecord = Box<[Field]>;

/// Allocates the record of a field.
///
/// # Errors
/// [`Error::OutOfMemory`].
pub(super) fn allocate(number: u32, kind: FieldType) -> Result<FieldRecord, Error> {
    let mut record = with_capacity(1)?;
    record.push(Field {
        number,
        kind,
        offset_place: None,
    });
    Ok(record.into_boxed_slice())
}

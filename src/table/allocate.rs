//! Arrays that may be refused.

use crate::error::Error;

/// `length` defaults.
///
/// # Errors
/// [`Error::OutOfMemory`].
pub(crate) fn filled<T: Clone + Default>(length: usize) -> Result<Vec<T>, Error> {
    let mut items = with_capacity(length)?;
    items.resize(length, T::default());
    Ok(items)
}

/// A copy of `items`.
///
/// # Errors
/// [`Error::OutOfMemory`].
pub(crate) fn copied<T: Copy>(items: &[T]) -> Result<Vec<T>, Error> {
    let mut copy = with_capacity(items.len())?;
    copy.extend_from_slice(items);
    Ok(copy)
}

/// An empty list with room for exactly `length` items.
///
/// # Errors
/// [`Error::OutOfMemory`].
pub(crate) fn with_capacity<T>(length: usize) -> Result<Vec<T>, Error> {
    let mut items = Vec::new();
    items
        .try_reserve_exact(length)
        .map_err(|_| Error::OutOfMemory {
            bytes: length.saturating_mul(size_of::<T>()),
        })?;
    Ok(items)
}

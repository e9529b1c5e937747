//! Room in this module's memory for what JavaScript reads from it.

use crate::error::Error;

/// Makes `buffer` so long; what is added is `fill`.
pub(super) fn resize<T: Clone>(buffer: &mut Vec<T>, length: usize, fill: T) -> Result<(), Error> {
    buffer
        .try_reserve(length.saturating_sub(buffer.len()))
        .map_err(|_| Error::OutOfMemory {
            bytes: length.saturating_mul(size_of::<T>()),
        })?;
    buffer.resize(length, fill);
    Ok(())
}

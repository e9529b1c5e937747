//! The part of a find-first teardown during which a resize is in flight.

use crate::error::Error;
use crate::table::{Entry, Observer, Side, Table};

/// How find-first goes on from a table with a resize in flight until that has landed.
///
/// Each deletion moves a batch, and where the moved entries come to stand depends on what has been
/// deleted by then, so this part is run, on a copy, with one walk in place of the rescans: O(n_buckets).
/// All the rest follows from the bits of the table in which it ends.
pub struct Flight<E, O = ()> {
    /// The bucket of each deletion in flight, in order: they only grow.
    pub stops: Vec<u32>,
    /// The table after the flight.
    pub table: Table<E, O>,
    /// Whether the resize has landed. Else the table is empty and still in flight.
    pub landed: bool,
}

impl<E: Entry, O: Observer> Flight<E, O> {
    /// Flies `table`, a copy, to where the resize lands or the table is empty. With no resize in
    /// flight it returns at once.
    ///
    /// # Errors
    /// [`Error::OutOfMemory`].
    pub fn run(mut table: Table<E, O>) -> Result<Self, Error> {
        let was_in_flight = table.is_in_flight();
        let mut stops = Vec::new();
        let mut bucket = 0;
        while table.is_in_flight() && table.size() > 0 {
            // A deletion clears one bit and sets none in this array: the next first is further on.
            if table.entry(Side::Table, bucket).is_none() {
                bucket = table.next(bucket);
            }
            stops.try_reserve(1).map_err(|_| Error::OutOfMemory {
                bytes: size_of_val(&*stops),
            })?;
            stops.push(bucket);
            table.del(bucket);
        }
        let landed = was_in_flight && !table.is_in_flight();
        Ok(Flight {
            stops,
            table,
            landed,
        })
    }
}

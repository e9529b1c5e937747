//! What a teardown costs, exactly, without running it.

use crate::error::Error;
use crate::table::{Entry, Side, Table};
use crate::teardown::{Cost, Flight, Strategy};

/// Frees of any teardown: two headers, and the arrays of the table and of a shadow.
const FREES: u64 = 4;
const FREES_IN_FLIGHT: u64 = 6;

/// What `strategy` costs on `table`. O(n_buckets), and no copy unless a resize is in flight.
///
/// # Errors
/// [`Error::OutOfMemory`].
pub fn cost<E: Entry>(table: &Table<E>, strategy: Strategy) -> Result<Cost, Error> {
    let frees = if table.is_in_flight() {
        FREES_IN_FLIGHT
    } else {
        FREES
    };
    match strategy {
        Strategy::Bulk => Ok(Cost {
            examined: 0,
            deletions: 0,
            frees,
        }),
        Strategy::FindFirst => Ok(Cost {
            examined: examined_by_find_first(table)?,
            deletions: u64::from(table.size()),
            frees,
        }),
    }
}

/// Each entry costs its position + 1: the buckets from 0 to where it stands.
fn examined_by_find_first<E: Entry>(table: &Table<E>) -> Result<u64, Error> {
    if !table.is_in_flight() {
        return Ok(sum_of_looks(table.view(Side::Table).existing()));
    }
    let flight = Flight::run(table.try_clone()?)?;
    let in_flight = sum_of_looks(flight.stops);
    Ok(in_flight + sum_of_looks(flight.table.view(Side::Table).existing()))
}

fn sum_of_looks(buckets: impl IntoIterator<Item = u32>) -> u64 {
    buckets
        .into_iter()
        .map(|bucket| u64::from(bucket) + 1)
        .sum()
}

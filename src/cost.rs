//! What a teardown costs, exactly, without running it.

use crate::error::Error;
use crate::table::{BUCKETS_PER_WORD, Entry, Side, State, Table};
use crate::teardown::{Cost, Flight, Strategy};

/// Frees of any teardown: two headers, and the arrays of the table and of a shadow.
const FREES: u64 = 4;
const FREES_IN_FLIGHT: u64 = 6;

/// What `strategy` costs on `table`. O(n_buckets), and no copy unless a resize is in flight;
/// cursor and bulk O(1).
///
/// # Errors
/// [`Error::OutOfMemory`].
pub fn cost<E: Entry>(table: &Table<E>, strategy: Strategy) -> Result<Cost, Error> {
    let mut cost = Cost {
        frees: if table.is_in_flight() {
            FREES_IN_FLIGHT
        } else {
            FREES
        },
        ..Cost::default()
    };
    if strategy == Strategy::Bulk {
        return Ok(cost);
    }
    cost.deletions = u64::from(table.size());
    if strategy == Strategy::Cursor {
        let walked = walk_after_resize(&table.state());
        cost.batches = walked.batches;
        cost.examined = u64::from(walked.n_buckets);
        return Ok(cost);
    }
    if !table.is_in_flight() {
        add_calls(&mut cost, strategy, &mut table.view(Side::Table).existing());
        return Ok(cost);
    }
    let flight = Flight::run(table.try_clone()?)?;
    cost.batches = flight.stops.len() as u64;
    add_calls(&mut cost, strategy, &mut flight.stops.into_iter());
    let rest = flight.table.view(Side::Table);
    add_calls(&mut cost, strategy, &mut rest.existing());
    Ok(cost)
}

/// What is left of a resize, and how many buckets there are to walk over once it is finished.
struct Walked {
    batches: u64,
    n_buckets: u32,
}

fn walk_after_resize(state: &State) -> Walked {
    match state.resize_position {
        0 => Walked {
            batches: 0,
            n_buckets: state.n_buckets,
        },
        position => Walked {
            batches: u64::from((state.n_buckets - position).div_ceil(state.batch)),
            n_buckets: state.shadow_n_buckets,
        },
    }
}

/// Adds the calls that stop at these buckets, which grow, of one array.
#[inline(never)]
fn add_calls(cost: &mut Cost, strategy: Strategy, stops: &mut dyn Iterator<Item = u32>) {
    let before = cost.examined;
    for stop in stops {
        match strategy {
            // The exist bits from 0 to the stop.
            Strategy::FindFirst => cost.examined += u64::from(stop) + 1,
            // The words up to the stop's, and in that the bits.
            Strategy::WordScan => {
                cost.words += u64::from(stop / BUCKETS_PER_WORD) + 1;
                cost.examined += u64::from(stop % BUCKETS_PER_WORD) + 1;
            }
            // The exist bits from after the stop before, so 0 to the stop in all.
            _ => cost.examined = before + u64::from(stop) + 1,
        }
    }
}

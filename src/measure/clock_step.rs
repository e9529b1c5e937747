//! How finely a clock tells time.

use super::Clock;
use crate::error::Error;

/// A clock that has not moved after so many looks will not be waited for: some tenths of a second.
pub const MOST_LOOKS: u32 = 1 << 22;

/// Moves of the clock that are looked at; ten of the coarsest common clock, 1 ms, are soon over.
const MOVES: u32 = 10;

/// The clock's own step in nanoseconds: the smallest of some moves, which for a clock finer than a
/// look takes is the look itself. O(1): a few milliseconds, or [`MOST_LOOKS`].
///
/// # Errors
/// [`Error::ClockStoodStill`].
pub fn clock_step(clock: &impl Clock) -> Result<f64, Error> {
    let mut smallest = f64::INFINITY;
    // The first move is cut short by when the looking began.
    let mut last = next_move(clock, clock.now_ns())?;
    for _ in 0..MOVES {
        let now = next_move(clock, last)?;
        smallest = smallest.min(now - last);
        last = now;
    }
    Ok(smallest)
}

/// The time at which the clock first shows later than `last`.
#[inline(never)]
fn next_move(clock: &impl Clock, last: f64) -> Result<f64, Error> {
    (0..MOST_LOOKS)
        .map(|_| clock.now_ns())
        .find(|&now| now > last)
        .ok_or(Error::ClockStoodStill { looks: MOST_LOOKS })
}

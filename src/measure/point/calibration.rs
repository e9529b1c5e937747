//! Nanoseconds for each bucket that find-first examines, before any point has told.

use super::plan::{STEPS_NEEDED, STEPS_WANTED, wanted_ns};
use super::warm_up::WarmUp;
use crate::dictionary::{Reserve, build_table};
use crate::error::Error;
use crate::measure::{Clock, teardown_batch};
use crate::names::Family;
use crate::teardown::Strategy;

/// A dictionary that is quickly made and torn down, and whose scans are nearly all of the time.
const NAMES: u32 = 1000;

/// A clock that has not moved after so many teardowns, a tenth of a second, gives a bound only.
const MOST_ITERATIONS: u32 = 256;

/// The warm-up of a calibration by a clock of this step.
pub(super) fn calibration(step: f64) -> WarmUp {
    WarmUp::new(wanted_ns(step) * STEPS_NEEDED / STEPS_WANTED)
}

/// Times one more batch of a calibration, some milliseconds. Nanoseconds a bucket once they are
/// settled, an upper bound by a coarse clock; never 0.
///
/// # Errors
/// [`Error::OutOfMemory`].
pub(super) fn calibrate_on(
    warm_up: &mut WarmUp,
    clock: &impl Clock,
    step: f64,
) -> Result<Option<f64>, Error> {
    let names = Family::Field.names(NAMES)?;
    let table = build_table(&names, Reserve::Upfront, ())?.table;
    let iterations = warm_up.iterations(MOST_ITERATIONS);
    let batch = teardown_batch(clock, &table, Strategy::FindFirst, iterations)?;
    if !warm_up.took(batch.ns, iterations, MOST_ITERATIONS) {
        return Ok(None);
    }
    let unsure = match batch.ns < STEPS_NEEDED * step {
        true => step,
        false => 0.0,
    };
    Ok(Some((batch.ns + unsure) / batch.work as f64))
}

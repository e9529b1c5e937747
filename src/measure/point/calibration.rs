//! Nanoseconds for each bucket that find-first examines, before any point has told.

use super::plan::{STEPS_NEEDED, wanted_ns};
use super::warm_up::WarmUp;
use crate::error::Error;
use crate::measure::subject::{Specimen, Subject};
use crate::measure::{Clock, Measure};
use crate::names::Family;
use crate::teardown::Strategy;

/// A dictionary that is quickly made and torn down, and whose scans are nearly all of the time.
const NAMES: u32 = 1000;

/// A clock that has not moved after so many teardowns, a tenth of a second, gives a bound only.
const MOST_ITERATIONS: u32 = 256;

/// A calibration under way.
pub(super) struct Calibration {
    subject: Specimen,
    is_prepared: bool,
    warm_up: WarmUp,
}

impl Calibration {
    /// For a clock of this step.
    pub(super) fn new(step: f64) -> Self {
        Calibration {
            subject: Specimen::new(Family::Field, NAMES, Measure::Teardown),
            is_prepared: false,
            warm_up: WarmUp::new(wanted_ns(step) * STEPS_NEEDED / super::STEPS_WANTED),
        }
    }

    /// Times one more batch, some milliseconds. Nanoseconds a bucket once they are settled, an
    /// upper bound by a coarse clock; never 0.
    pub(super) fn go_on(&mut self, clock: &impl Clock, step: f64) -> Result<Option<f64>, Error> {
        if !self.is_prepared {
            while self.subject.prepare()? < 1.0 {}
            self.is_prepared = true;
        }
        let iterations = self.warm_up.iterations(MOST_ITERATIONS);
        while !self.subject.provide(iterations)? {}
        let timed = self.subject.run(clock, Strategy::FindFirst)?;
        if !self.warm_up.took(timed.ns, iterations, MOST_ITERATIONS) {
            return Ok(None);
        }
        let unsure = match timed.ns < STEPS_NEEDED * step {
            true => step,
            false => 0.0,
        };
        Ok(Some((timed.ns + unsure) / timed.cost.examined as f64))
    }
}

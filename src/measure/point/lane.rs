//! One strategy of a point: what is known of it, and its samples.

use super::plan::{Pace, STEPS_NEEDED};
use super::result::{Source, StrategyResult};
use crate::measure::statistics::{Interval, SplitMix64, mad, median, median_interval, outliers};
use crate::teardown::{Cost, Strategy};

/// A strategy being sampled.
pub(super) struct Lane {
    pub(super) strategy: Strategy,
    /// What one iteration costs.
    pub(super) exact: Cost,
    pub(super) pace: Pace,
    /// Nanoseconds of one iteration by what is known of it before it is timed.
    pub(super) estimate_ns: f64,
    /// Iterations of a sample.
    pub(super) iterations: u32,
    /// Nanoseconds of one iteration, when it will not be sampled.
    pub(super) predicted: Option<f64>,
    /// Nanoseconds of each sample.
    pub(super) samples: Vec<f64>,
}

impl Lane {
    pub(super) fn new(strategy: Strategy, exact: Cost, pace: Pace) -> Self {
        Lane {
            strategy,
            exact,
            pace,
            estimate_ns: 0.0,
            iterations: 0,
            predicted: None,
            samples: Vec::new(),
        }
    }

    /// Nanoseconds of one iteration in each sample. None when they are too few of the clock's steps.
    pub(super) fn iteration_ns(&self, step: f64) -> Option<Vec<f64>> {
        let unsure = self.unsure_ns(step);
        let is_told = median(&self.samples) >= STEPS_NEEDED * unsure;
        (is_told && !self.samples.is_empty()).then(|| {
            let each = |ns: &f64| ns / f64::from(self.iterations);
            self.samples.iter().map(each).collect()
        })
    }

    /// What is known so far; None when that is nothing.
    pub(super) fn result(&self, step: f64, random: &mut SplitMix64) -> Option<StrategyResult> {
        let examined = self.exact.examined;
        if let Some(median) = self.predicted {
            return Some(StrategyResult::exactly(median, examined));
        }
        if self.samples.is_empty() {
            return None;
        }
        let (source, samples) = match self.iteration_ns(step) {
            Some(samples) => (Source::Measured, samples),
            None => (Source::BelowClock, self.upper_bounds(step)),
        };
        let median = median(&samples);
        let Interval { low, high } = match source {
            Source::Measured => median_interval(&samples, random),
            _ => Interval {
                low: 0.0,
                high: median,
            },
        };
        Some(StrategyResult {
            source,
            median,
            mad: mad(&samples),
            low,
            high,
            outliers: outliers(&samples),
            samples,
            iterations: self.iterations,
            examined,
        })
    }

    /// A clock that shows a sample as so long has left out less than a step of it.
    fn upper_bounds(&self, step: f64) -> Vec<f64> {
        let unsure = self.unsure_ns(step);
        let each = |ns: &f64| (ns + unsure) / f64::from(self.iterations);
        self.samples.iter().map(each).collect()
    }

    /// Nanoseconds that the clock may hide of a sample: a step for each batch that it is made of.
    fn unsure_ns(&self, step: f64) -> f64 {
        f64::from(self.iterations.div_ceil(self.pace.most)) * step
    }
}

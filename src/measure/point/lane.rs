//! One strategy of a point: what is known of it, and its samples.

use super::plan::{Pace, STEPS_NEEDED, STEPS_WANTED};
use super::result::{StrategyResult, is_told};
use crate::measure::statistics::SplitMix64;
use crate::teardown::{Cost, Strategy};

/// How a strategy's time comes about.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Fate {
    /// Nobody asked for it.
    Unasked,
    /// It is timed.
    Sampled,
    /// It would take too long, and an iteration takes so many nanoseconds.
    Predicted(f64),
}

/// A strategy being measured.
pub(super) struct Lane {
    pub(super) strategy: Strategy,
    pub(super) fate: Fate,
    /// What one iteration costs.
    pub(super) exact: Cost,
    pub(super) pace: Pace,
    /// Nanoseconds of one iteration by what is known of it before it is timed.
    pub(super) estimate_ns: f64,
    /// Iterations of a sample.
    pub(super) iterations: u32,
    /// Nanoseconds of each sample.
    pub(super) samples: Vec<f64>,
    /// Those of the first try, when there was a second.
    pub(super) first_try: Vec<f64>,
}

impl Lane {
    pub(super) fn new(strategy: Strategy) -> Self {
        Lane {
            strategy,
            fate: Fate::Unasked,
            exact: Cost::default(),
            pace: Pace::default(),
            estimate_ns: 0.0,
            iterations: 0,
            samples: Vec::new(),
            first_try: Vec::new(),
        }
    }

    pub(super) fn is_sampled(&self) -> bool {
        self.fate == Fate::Sampled
    }

    /// Nanoseconds that a sample should take.
    fn expected_ns(&self) -> f64 {
        self.pace.run_ns * f64::from(self.iterations)
    }

    /// Nanoseconds that a sample and the making of its inputs take, about.
    pub(super) fn sample_ns(&self) -> f64 {
        self.pace.iteration_ns() * f64::from(self.iterations)
    }

    /// Whether a sample should last as many of the clock's steps as are wanted.
    pub(super) fn is_long(&self, step: f64) -> bool {
        self.is_sampled() && self.expected_ns() >= STEPS_WANTED * step
    }

    /// Whether the samples have enough of the clock's steps to be told.
    pub(super) fn is_told(&self, step: f64) -> bool {
        !self.samples.is_empty() && is_told(&self.samples, self.unsure_ns(step))
    }

    /// Whether the samples are too short for the clock although they were planned not to be: the
    /// machine was busy while the pace was looked at.
    pub(super) fn is_misjudged(&self, step: f64) -> bool {
        let needed = STEPS_NEEDED * self.unsure_ns(step);
        let is_planned = self.is_sampled() && self.pace.asked.is_none();
        let is_short = !self.samples.is_empty() && !self.is_told(step);
        is_planned && is_short && self.expected_ns() >= needed
    }

    /// What is known so far; None when that is nothing.
    pub(super) fn result(&self, step: f64, random: &mut SplitMix64) -> Option<StrategyResult> {
        let examined = self.exact.looks();
        if let Fate::Predicted(ns) = self.fate {
            return Some(StrategyResult::predicted(ns, examined));
        }
        if self.samples.is_empty() {
            return None;
        }
        Some(StrategyResult {
            examined,
            ..StrategyResult::of_samples(
                &self.samples,
                self.iterations,
                self.unsure_ns(step),
                random,
            )
        })
    }

    /// Nanoseconds that the clock may hide of a sample: a step for each go that it is timed in.
    fn unsure_ns(&self, step: f64) -> f64 {
        f64::from(self.iterations.div_ceil(self.pace.most)) * step
    }
}

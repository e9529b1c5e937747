//! What is known of a point.

use super::notes::Notes;
use super::plan::STEPS_NEEDED;
use crate::measure::statistics::{Interval, SplitMix64, interval, mad, median, outer_fences};
use crate::teardown::Strategy;

/// How a strategy's time came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// Timed, long enough for the clock.
    Measured,
    /// Timed, but too short for the clock even so: the time is an upper bound.
    BelowClock,
    /// Exact count × measured nanoseconds of a bucket.
    Predicted,
}

/// What is known of one strategy. Nanoseconds are those of one iteration.
#[derive(Clone, Debug, PartialEq)]
pub struct StrategyResult {
    /// How the time came about.
    pub source: Source,
    /// The median of the samples; an upper bound, or a prediction. Never 0.
    pub median: f64,
    /// Their median absolute deviation.
    pub mad: f64,
    /// The lower end of the median's 95 % interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// Every sample, in the order taken; none of a prediction.
    pub samples: Vec<f64>,
    /// Tukey's outer fences: samples beyond them are outliers, marked, not dropped.
    pub fences: Interval,
    /// Iterations of a sample; 0 of a prediction.
    pub iterations: u32,
    /// Looks that an iteration takes, exactly: exist bits tested, and words where it tests words.
    pub examined: u64,
}

/// Whether samples, one at least, in nanoseconds each, are long enough for a clock that may hide so much of each.
pub(in crate::measure) fn is_told(samples: &[f64], unsure_ns: f64) -> bool {
    median(samples) >= STEPS_NEEDED * unsure_ns
}

impl StrategyResult {
    /// What samples say, one at least, each the nanoseconds of so many iterations, by a clock that
    /// may hide `unsure_ns` of a sample. O(1000 × samples).
    pub(in crate::measure) fn of_samples(
        samples: &[f64],
        iterations: u32,
        unsure_ns: f64,
        random: &mut SplitMix64,
    ) -> Self {
        let is_told = is_told(samples, unsure_ns);
        // A clock that shows a sample as so long has left out less than a step of it.
        let unsure = if is_told { 0.0 } else { unsure_ns };
        let samples: Vec<f64> = samples
            .iter()
            .map(|ns| (ns + unsure) / f64::from(iterations))
            .collect();
        let median = median(&samples);
        let (source, Interval { low, high }) = match is_told {
            true => (Source::Measured, interval(&samples, None, random)),
            false => (
                Source::BelowClock,
                Interval {
                    low: 0.0,
                    high: median,
                },
            ),
        };
        StrategyResult {
            source,
            median,
            mad: mad(&samples),
            low,
            high,
            fences: outer_fences(&samples),
            samples,
            iterations,
            examined: 0,
        }
    }

    /// What is not sampled has no spread.
    pub(super) fn predicted(median: f64, examined: u64) -> Self {
        StrategyResult {
            source: Source::Predicted,
            median,
            mad: 0.0,
            low: median,
            high: median,
            samples: Vec::new(),
            fences: Interval {
                low: median,
                high: median,
            },
            iterations: 0,
            examined,
        }
    }
}

/// Find-first over bulk, with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ratio {
    /// The ratio of the medians.
    pub median: f64,
    /// The lower end of its interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// What is known of a point.
#[derive(Clone, Debug, PartialEq)]
pub struct PointResult {
    /// Buckets of the dictionary's table; 0 before it is made.
    pub buckets: u32,
    /// Buckets of its shadow; 0 when no resize is in flight.
    pub shadow_buckets: u32,
    /// In the order of [`Strategy::ALL`]. None where it was not asked for, and before anything is
    /// known.
    pub strategies: [Option<StrategyResult>; Strategy::ALL.len()],
    /// None unless find-first and bulk were measured.
    pub ratio: Option<Ratio>,
    /// The clock's step in nanoseconds; 0 before it is measured.
    pub clock_step: f64,
    /// What disturbed the run.
    pub notes: Notes,
}

impl PointResult {
    /// What is known of one strategy.
    pub fn of(&self, strategy: Strategy) -> Option<&StrategyResult> {
        self.strategies[strategy as usize].as_ref()
    }
}

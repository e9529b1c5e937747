//! What is known of a point.

use super::notes::Notes;
use crate::measure::statistics::Interval;
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

impl StrategyResult {
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

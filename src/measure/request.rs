//! What a point is asked to be.

use crate::error::Error;
use crate::names::Family;
use crate::teardown::Strategy;

/// What is timed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// Emptying and freeing the dictionary alone.
    Teardown,
    /// Closing a read view.
    Close,
    /// Opening and closing one, as the original benchmark does.
    OpenClose,
}

impl Measure {
    /// All of them, in the order in which they are shown.
    pub const ALL: [Measure; 3] = [Measure::Teardown, Measure::Close, Measure::OpenClose];

    /// The word that stands for it everywhere.
    pub const fn as_str(self) -> &'static str {
        match self {
            Measure::Teardown => "teardown",
            Measure::Close => "close",
            Measure::OpenClose => "open-close",
        }
    }

    /// The measure of this word.
    ///
    /// # Errors
    /// [`Error::UnknownMeasure`].
    pub fn parse(word: &str) -> Result<Measure, Error> {
        Measure::ALL
            .into_iter()
            .find(|measure| measure.as_str() == word)
            .ok_or_else(|| Error::UnknownMeasure {
                given: word.to_owned(),
            })
    }
}

/// A number that a request gives, with what it may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    /// Samples of each strategy: fewer than five tell no spread.
    Samples,
    /// Iterations of a sample.
    Iterations,
    /// Milliseconds that a point may take.
    Budget,
    /// Milliseconds that `advance` may take.
    Slice,
}

impl Setting {
    /// The least and the most that it may be.
    pub const fn range(self) -> (u32, u32) {
        match self {
            Setting::Samples => (MIN_SAMPLES, 1000),
            Setting::Iterations => (1, 1_000_000),
            Setting::Budget => (1, 3_600_000),
            Setting::Slice => (1, 60_000),
        }
    }

    /// The code of its refusal.
    pub const fn code(self) -> &'static str {
        match self {
            Setting::Samples => "samples-out-of-range",
            Setting::Iterations => "iterations-out-of-range",
            Setting::Budget => "budget-out-of-range",
            Setting::Slice => "slice-out-of-range",
        }
    }

    /// What it is called in a sentence.
    pub const fn as_str(self) -> &'static str {
        match self {
            Setting::Samples => "number of samples",
            Setting::Iterations => "number of iterations",
            Setting::Budget => "time budget in milliseconds",
            Setting::Slice => "slice in milliseconds",
        }
    }
}

/// Fewer samples have no spread worth telling.
pub const MIN_SAMPLES: u32 = 5;

/// A request whose numbers are in range.
#[derive(Clone, Debug, PartialEq)]
pub struct Request {
    /// Whose names.
    pub family: Family,
    /// How many of them, 1 at least.
    pub count: u32,
    /// What is timed.
    pub measure: Measure,
    /// Each once, in the order in which samples are taken; one at least.
    pub strategies: Vec<Strategy>,
    /// Of each strategy.
    pub samples: u32,
    /// Of a sample; None leaves it to the sampler.
    pub iterations: Option<u32>,
    /// Nanoseconds that the point may take; what does not fit is predicted.
    pub budget_ns: f64,
    /// Measured before, in nanoseconds; None when nothing was.
    pub ns_per_bucket: Option<f64>,
}

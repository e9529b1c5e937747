//! What a point is asked to be.

use crate::error::Error;
use crate::teardown::Strategy;
use crate::words::place_of;

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

    /// Their words, in the same order.
    pub const WORDS: [&str; 3] = ["teardown", "close", "open-close"];

    /// The word that stands for it everywhere.
    pub const fn as_str(self) -> &'static str {
        Measure::WORDS[self as usize]
    }

    /// The measure of this word.
    ///
    /// # Errors
    /// [`Error::UnknownMeasure`].
    pub fn parse(word: &str) -> Result<Measure, Error> {
        match place_of(&Measure::WORDS, word.as_bytes()) {
            Some(place) => Ok(Measure::ALL[place]),
            None => Err(Error::UnknownMeasure {
                given: word.to_owned(),
            }),
        }
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

    /// Whether it counts something.
    pub const fn is_whole(self) -> bool {
        matches!(self, Setting::Samples | Setting::Iterations)
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

/// Some of the strategies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Strategies([bool; Strategy::ALL.len()]);

impl Strategies {
    /// Adds one.
    pub fn add(&mut self, strategy: Strategy) {
        self.0[strategy as usize] = true;
    }

    /// Whether this one is among them.
    pub fn has(self, strategy: Strategy) -> bool {
        self.0[strategy as usize]
    }

    /// Whether one of them examines buckets, so that what a bucket takes predicts its time.
    pub fn any_examines(self) -> bool {
        let examines = |&strategy: &Strategy| strategy != Strategy::Bulk && self.has(strategy);
        Strategy::ALL.iter().any(examines)
    }
}

impl FromIterator<Strategy> for Strategies {
    fn from_iter<I: IntoIterator<Item = Strategy>>(all: I) -> Self {
        let mut strategies = Strategies::default();
        for strategy in all {
            strategies.add(strategy);
        }
        strategies
    }
}

/// A request whose numbers are in range.
#[derive(Clone, Debug, PartialEq)]
pub struct Request {
    /// How many names, 1 at least.
    pub count: u32,
    /// What is timed.
    pub measure: Measure,
    /// Which strategies are measured.
    pub strategies: Strategies,
    /// Of each strategy.
    pub samples: u32,
    /// Of a sample; None leaves it to the sampler.
    pub iterations: Option<u32>,
    /// Nanoseconds that the point may take; what does not fit is predicted.
    pub budget_ns: f64,
    /// Measured before, in nanoseconds; None when nothing was.
    pub ns_per_bucket: Option<f64>,
}

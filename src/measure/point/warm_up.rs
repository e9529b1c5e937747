//! How many iterations a sample takes, and when they no longer get faster.
//!
//! A tiered compiler makes the same function faster while it runs. No number of rounds is right for
//! all, so the batches are watched: one grows until it lasts long enough, then it is repeated until
//! it has stopped getting faster. Time: some twenty batches at most.

/// A batch that takes this share of the fastest so far, or more, has not got faster.
const CALM: f64 = 0.97;

/// So many batches in a row that did not get faster end the warm-up.
const CALM_BATCHES: u32 = 2;

/// Batches of the final length are not repeated more often.
const MOST_REPEATS: u32 = 12;

/// A batch grows by this factor at most: the first ones are slow, and mislead.
const MOST_GROWTH: f64 = 16.0;

/// Room for the batch to get faster still.
const MARGIN: f64 = 1.2;

/// A warm-up under way.
#[derive(Clone, Debug)]
pub struct WarmUp {
    /// What a batch should last, in nanoseconds.
    wanted_ns: f64,
    /// Of the next batch.
    iterations: u32,
    fastest: f64,
    calm: u32,
    repeats: u32,
}

impl WarmUp {
    /// The warm-up of batches that should last so long, starting with one iteration.
    pub fn new(wanted_ns: f64) -> Self {
        WarmUp {
            wanted_ns,
            iterations: 1,
            fastest: f64::INFINITY,
            calm: 0,
            repeats: 0,
        }
    }

    /// Iterations of the next batch, `most` at most.
    pub fn iterations(&self, most: u32) -> u32 {
        self.iterations.min(most)
    }

    /// Takes in what a batch of so many iterations took. Whether that was the last; the next has at
    /// most `most` iterations.
    pub fn took(&mut self, ns: f64, iterations: u32, most: u32) -> bool {
        let iteration_ns = ns / f64::from(iterations);
        if ns < self.wanted_ns && iterations < most {
            let growth = (MARGIN * self.wanted_ns / ns).clamp(2.0, MOST_GROWTH);
            self.iterations = (f64::from(iterations) * growth) as u32;
            self.fastest = iteration_ns;
            return false;
        }
        self.iterations = iterations;
        self.repeats += 1;
        if iteration_ns < CALM * self.fastest {
            self.calm = 0;
        } else {
            self.calm += 1;
        }
        self.fastest = self.fastest.min(iteration_ns);
        // A batch that takes no time for this clock never will: there is nothing to watch.
        self.calm >= CALM_BATCHES || self.repeats >= MOST_REPEATS || ns <= 0.0
    }
}

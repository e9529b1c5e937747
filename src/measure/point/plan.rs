//! How many samples of how many iterations fit into what is left of a budget.

use super::lane::Lane;
use crate::measure::request::MIN_SAMPLES;

/// A sample lasts so many of the clock's steps, if memory and budget allow.
pub const STEPS_WANTED: f64 = 100.0;

/// A sample of fewer of the clock's steps tells no time.
pub const STEPS_NEEDED: f64 = 20.0;

/// What a budget may squeeze a sample down to: a little above what is needed.
const STEPS_SQUEEZED: f64 = 25.0;

/// Nanoseconds that a sample lasts at least, however fine the clock: what interrupts a program
/// takes microseconds.
const SHORTEST_SAMPLE: f64 = 1e6;

/// Bytes that the inputs of a batch may take together.
pub const MEMORY_CAP: usize = 64 << 20;

/// Bytes that they take at most where fewer iterations have enough of the clock's steps: what does
/// not fit into a processor's cache is slow to free, and slow to make.
const CACHE: usize = 4 << 20;

/// Iterations of a sample that no number of iterations would make long enough, at the least.
const FEW: u32 = 64;

/// Samples are planned a little longer than wanted: some will be shorter.
const MARGIN: f64 = 1.2;

/// Nanoseconds that a sample should last by a clock of this step.
pub(in crate::measure) fn wanted_ns(step: f64) -> f64 {
    (STEPS_WANTED * step).max(SHORTEST_SAMPLE)
}

/// Whatever the clock says, a batch must end: by a rule of thumb, within a quarter of a second.
pub(in crate::measure) fn most_blind(examined: u64, fields: u32) -> u32 {
    const NS: u64 = 1 << 28;
    (NS / (1000 + examined + 200 * u64::from(fields))).max(1) as u32
}

/// What is known of a strategy before it is sampled.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Pace {
    /// Nanoseconds of one iteration; 0 when the clock cannot tell.
    pub(super) run_ns: f64,
    /// Nanoseconds of making one input.
    pub(super) make_ns: f64,
    /// Iterations that were asked for.
    pub(super) asked: Option<u32>,
    /// The most iterations whose inputs fit into memory at once.
    pub(super) most: u32,
    /// The most iterations whose inputs fit into a cache.
    pub(super) most_cached: u32,
    /// The most iterations while the clock tells no time of them.
    pub(super) most_blind: u32,
}

impl Pace {
    /// What is known of a strategy by the bytes of its inputs, before anything is timed.
    pub(super) fn new(asked: Option<u32>, input_bytes: usize, most_blind: u32) -> Self {
        let most_in = |bytes: usize| match input_bytes {
            0 => u32::MAX,
            each => (bytes / each).max(1) as u32,
        };
        Pace {
            run_ns: 0.0,
            make_ns: 0.0,
            asked,
            most: most_in(MEMORY_CAP),
            most_cached: most_in(CACHE),
            most_blind,
        }
    }

    /// Nanoseconds of one iteration with the making of its input.
    pub(super) fn iteration_ns(&self) -> f64 {
        self.run_ns + self.make_ns
    }

    /// The most iterations of a batch that may take so many nanoseconds.
    pub(super) fn most_within(&self, ns: f64, step: f64) -> u32 {
        self.asked
            .unwrap_or_else(|| self.bounded(ns / self.iteration_ns(), step))
    }

    /// Iterations of the longest sample, and of the shortest that the clock can still tell.
    fn bounds(&self, step: f64) -> (f64, f64) {
        if let Some(asked) = self.asked {
            return (f64::from(asked), f64::from(asked));
        }
        let full = self.bounded((MARGIN * wanted_ns(step) / self.run_ns).ceil(), step);
        let least = match self.run_ns > 0.0 {
            true => self.bounded((STEPS_SQUEEZED * step / self.run_ns).ceil(), step),
            // Whatever fits into memory is too short: then some do, for a bound.
            false => FEW.min(self.most),
        };
        (f64::from(full), f64::from(least.min(full)))
    }

    /// Within what memory allows: the cache, unless the clock needs more; and patience, when it tells
    /// no time.
    fn bounded(&self, iterations: f64, step: f64) -> u32 {
        // Beyond what a u32 holds a cast gives the largest, below 0 the smallest.
        let most = match self.run_ns > 0.0 {
            true => {
                let enough = (MARGIN * STEPS_WANTED * step / self.run_ns).ceil() as u32;
                self.most_cached.max(enough).min(self.most)
            }
            false => self.most.min(self.most_blind),
        };
        (iterations as u32).clamp(1, most)
    }
}

/// Plans the iterations of the lanes' samples, so that they fit into `left` nanoseconds. How many
/// samples of each, at most `samples`.
///
/// First samples get shorter, down to what the clock can still tell, then there are fewer of them,
/// down to [`MIN_SAMPLES`], then they get shorter again. One iteration each is planned even where
/// that does not fit. O(lanes).
pub(super) fn plan(lanes: &mut [Lane], step: f64, samples: u32, left: f64) -> Plan {
    let (mut full_ns, mut least_ns) = (0.0, 0.0);
    for lane in lanes.iter().filter(|lane| lane.is_sampled()) {
        let (full, least) = lane.pace.bounds(step);
        full_ns += full * lane.pace.iteration_ns();
        least_ns += least * lane.pace.iteration_ns();
    }
    let room = left / f64::from(samples);
    let is_squeezed = least_ns > room;
    let (samples, between, shorter) = match is_squeezed {
        false if full_ns > room => (samples, (room - least_ns) / (full_ns - least_ns), 1.0),
        false => (samples, 1.0, 1.0),
        true => {
            let fewer = ((left / least_ns) as u32).max(MIN_SAMPLES);
            let shorter = left / (least_ns * f64::from(fewer));
            (fewer, 0.0, shorter.min(1.0))
        }
    };
    for lane in lanes {
        let (full, least) = lane.pace.bounds(step);
        let iterations = (least + (full - least) * between) * shorter;
        lane.iterations = (iterations as u32).max(1);
    }
    Plan {
        samples,
        is_squeezed,
    }
}

/// How often to sample.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Plan {
    /// Samples of each strategy.
    pub(super) samples: u32,
    /// Whether it is less than was asked for.
    pub(super) is_squeezed: bool,
}

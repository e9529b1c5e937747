//! How many samples of how many iterations fit into what is left of a budget.

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

/// Samples are planned a little longer than wanted: some will be shorter.
const MARGIN: f64 = 1.2;

/// Nanoseconds that a sample should last by a clock of this step.
pub(super) fn wanted_ns(step: f64) -> f64 {
    (STEPS_WANTED * step).max(SHORTEST_SAMPLE)
}

/// What is known of a strategy before it is sampled.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pace {
    /// Nanoseconds of one iteration; 0 when the clock cannot tell.
    pub(super) run_ns: f64,
    /// Nanoseconds of making one input.
    pub(super) make_ns: f64,
    /// Iterations that were asked for.
    pub(super) asked: Option<u32>,
    /// The most iterations whose inputs fit into memory at once.
    pub(super) most: u32,
    /// The most iterations while the clock tells no time of them.
    pub(super) most_blind: u32,
}

/// Whatever the clock says, a batch must end: by a rule of thumb, within a quarter of a second.
pub(super) fn most_blind(examined: u64, fields: u32) -> u32 {
    const NS: u64 = 1 << 28;
    (NS / (1000 + examined + 200 * u64::from(fields))).max(1) as u32
}

/// How often, and how long.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Plan {
    /// Samples of each strategy.
    pub(super) samples: u32,
    /// Of a sample of each strategy.
    pub(super) iterations: Vec<u32>,
    /// Whether it is less than was asked for.
    pub(super) is_squeezed: bool,
}

/// The most that fits into `left` nanoseconds: first samples get shorter, down to what the clock
/// can still tell, then there are fewer of them, down to [`MIN_SAMPLES`], then they get shorter
/// again. One iteration each is planned even where that does not fit. O(strategies).
pub(super) fn plan(paces: &[Pace], step: f64, samples: u32, left: f64) -> Plan {
    let full: Vec<u32> = paces.iter().map(|pace| pace.full(step)).collect();
    let least: Vec<u32> = paces
        .iter()
        .zip(&full)
        .map(|(pace, &full)| pace.least(step).min(full))
        .collect();
    let round = |iterations: &[u32]| -> f64 {
        paces
            .iter()
            .zip(iterations)
            .map(|(pace, &iterations)| f64::from(iterations) * pace.iteration_ns())
            .sum()
    };
    let (full_ns, least_ns) = (round(&full), round(&least));
    let room = left / f64::from(samples);
    if least_ns <= room {
        let between = match full_ns > room {
            true => (room - least_ns) / (full_ns - least_ns),
            false => 1.0,
        };
        let iterations = least
            .iter()
            .zip(&full)
            .map(|(&least, &full)| least + (f64::from(full - least) * between) as u32)
            .collect();
        return Plan {
            samples,
            iterations,
            is_squeezed: false,
        };
    }
    let fewer = ((left / least_ns) as u32).max(MIN_SAMPLES);
    let shorter = (left / (least_ns * f64::from(fewer))).min(1.0);
    Plan {
        samples: fewer,
        iterations: least
            .iter()
            .map(|&least| ((f64::from(least) * shorter) as u32).max(1))
            .collect(),
        is_squeezed: true,
    }
}

impl Pace {
    /// Nanoseconds of one iteration with the making of its input.
    pub(super) fn iteration_ns(&self) -> f64 {
        self.run_ns + self.make_ns
    }

    /// The most iterations of a batch that may take so many nanoseconds.
    pub(super) fn most_within(&self, ns: f64) -> u32 {
        // Beyond what a u32 holds the cast gives the largest, below 0 the smallest.
        self.asked
            .unwrap_or_else(|| ((ns / self.iteration_ns()) as u32).clamp(1, self.most_at_once()))
    }

    /// The most iterations of a batch that nobody asked for.
    pub(super) fn most_at_once(&self) -> u32 {
        match self.run_ns > 0.0 {
            true => self.most,
            false => self.most.min(self.most_blind),
        }
    }

    fn full(&self, step: f64) -> u32 {
        self.asked
            .unwrap_or_else(|| self.lasting(MARGIN * wanted_ns(step)))
    }

    fn least(&self, step: f64) -> u32 {
        match self.asked {
            Some(asked) => asked,
            // No number of iterations that fits into memory can be told: then a few do.
            None if self.run_ns <= 0.0 => 1,
            None => self.lasting(STEPS_SQUEEZED * step),
        }
    }

    /// The fewest iterations that last so long, as far as memory allows.
    fn lasting(&self, ns: f64) -> u32 {
        // Beyond what a u32 holds the cast gives the largest.
        ((ns / self.run_ns).ceil() as u32).clamp(1, self.most_at_once())
    }
}

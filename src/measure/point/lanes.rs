//! The strategies of a point, side by side.

use super::bench::Batch;
use super::calm::is_disturbed;
use super::lane::Lane;
use super::notes::{Note, Notes};
use super::plan::plan;
use super::result::{Ratio, StrategyResult};
use crate::measure::request::{MIN_SAMPLES, Request};
use crate::measure::statistics::{Interval, SplitMix64, interval, median};
use crate::teardown::Strategy;

/// How many lanes there are.
pub(super) const LANES: usize = Strategy::ALL.len();

/// Bulk before the others: it tells what all but the examining takes.
const ORDER: [Strategy; LANES] = [
    Strategy::Bulk,
    Strategy::FindFirst,
    Strategy::WordScan,
    Strategy::FirstHint,
    Strategy::Cursor,
];

/// The strategies of a point and the samples that are planned.
pub(super) struct Lanes {
    /// In their order.
    pub(super) all: [Lane; LANES],
    /// Samples of each.
    planned: usize,
    /// Turns taken: a lane's, sampled or not.
    turns: usize,
    is_second_try: bool,
    has_started_over: bool,
}

impl Lanes {
    pub(super) fn new() -> Self {
        Lanes {
            all: ORDER.map(Lane::new),
            planned: 0,
            turns: 0,
            is_second_try: false,
            has_started_over: false,
        }
    }

    /// Plans the samples.
    pub(super) fn plan(&mut self, request: &Request, step: f64, left: f64, notes: &mut Notes) {
        let plan = plan(&mut self.all, step, request.samples, left);
        self.planned = plan.samples as usize;
        if plan.is_squeezed {
            notes.add(Note::Budget);
        }
    }

    /// The lane of the next sample; None when there are enough, or as many as must be and no time
    /// is left. A B B A: what drifts hits both alike.
    pub(super) fn next(&mut self, left: f64, notes: &mut Notes) -> Option<usize> {
        loop {
            let (round, turn) = (self.turns / LANES, self.turns % LANES);
            if turn == 0 && round >= MIN_SAMPLES as usize && left <= 0.0 && round < self.planned {
                notes.add(Note::Budget);
                return None;
            }
            if round >= self.planned {
                return None;
            }
            let lane = match round % 2 {
                0 => turn,
                _ => LANES - 1 - turn,
            };
            if self.all[lane].is_sampled() {
                return Some(lane);
            }
            self.turns += 1;
        }
    }

    /// Keeps a sample.
    pub(super) fn keep(&mut self, batch: &Batch) {
        self.turns += 1;
        for lane in self.of_strategy(batch.strategy) {
            lane.samples.push(batch.ns);
        }
    }

    /// Whether a sample shows no time that should have shown a hundred steps.
    pub(super) fn is_timeless(&mut self, batch: &Batch, step: f64) -> bool {
        batch.ns <= 0.0
            && self
                .of_strategy(batch.strategy)
                .any(|lane| lane.is_long(step))
    }

    fn of_strategy(&mut self, strategy: Strategy) -> impl Iterator<Item = &mut Lane> {
        self.all
            .iter_mut()
            .filter(move |lane| lane.strategy == strategy)
    }

    /// The share of the samples that are taken; 0 to 1.
    pub(super) fn share_taken(&self) -> f64 {
        match self.is_second_try || self.has_started_over {
            true => 1.0,
            false => self.turns as f64 / (self.planned * LANES) as f64,
        }
    }

    /// All samples are there. Whether those of a strategy are too short for the clock, though they
    /// were planned not to be: then none is kept, once, and all has to be warmed up again.
    pub(super) fn start_over(&mut self, step: f64) -> bool {
        let is_misjudged = self.all.iter().any(|lane| lane.is_misjudged(step));
        if self.has_started_over || self.is_second_try || !is_misjudged {
            return false;
        }
        self.has_started_over = true;
        self.turns = 0;
        for lane in &mut self.all {
            lane.samples.clear();
        }
        true
    }

    /// All samples are there. Whether they should be taken once more: when they are disturbed, this
    /// was the first try and there is time for another. Of two tries the quicker is kept: what
    /// disturbs a sample only ever adds to it.
    pub(super) fn try_again(&mut self, step: f64, left: f64) -> bool {
        if self.is_second_try {
            let second: f64 = self.all.iter().map(|lane| median(&lane.samples)).sum();
            let first: f64 = self.all.iter().map(|lane| median(&lane.first_try)).sum();
            if first < second {
                self.swap_tries();
            }
            return false;
        }
        let all_ns: f64 = self.all.iter().map(Lane::sample_ns).sum::<f64>() * self.planned as f64;
        let is_disturbed = |lane: &Lane| lane.is_long(step) && is_disturbed(&lane.samples);
        if all_ns > left || !self.all.iter().any(is_disturbed) {
            return false;
        }
        self.is_second_try = true;
        self.turns = 0;
        self.swap_tries();
        true
    }

    fn swap_tries(&mut self) {
        for lane in &mut self.all {
            std::mem::swap(&mut lane.samples, &mut lane.first_try);
        }
    }

    /// What is known of each strategy, in the order of [`Strategy::ALL`].
    pub(super) fn results(
        &self,
        step: f64,
        random: &mut SplitMix64,
    ) -> [Option<StrategyResult>; LANES] {
        let mut results = [const { None }; LANES];
        for lane in &self.all {
            results[lane.strategy as usize] = lane.result(step, random);
        }
        results
    }

    /// Find-first over bulk; None unless both are measured.
    pub(super) fn ratio(&self, step: f64, random: &mut SplitMix64) -> Option<Ratio> {
        let [bulk, find_first, ..] = &self.all;
        if !bulk.is_told(step) || !find_first.is_told(step) {
            return None;
        }
        let sizes = f64::from(bulk.iterations) / f64::from(find_first.iterations);
        let Interval { low, high } = interval(&find_first.samples, Some(&bulk.samples), random);
        Some(Ratio {
            median: median(&find_first.samples) / median(&bulk.samples) * sizes,
            low: low * sizes,
            high: high * sizes,
        })
    }
}

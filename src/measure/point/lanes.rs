//! The strategies of a point, side by side.

use super::bench::Batch;
use super::calm::{is_disturbed, unrest};
use super::lane::Lane;
use super::notes::{Note, Notes};
use super::plan::{Pace, STEPS_WANTED, plan};
use super::result::Ratio;
use crate::error::Error;
use crate::measure::request::{MIN_SAMPLES, Request};
use crate::measure::statistics::{Interval, SplitMix64, median, ratio_interval};
use crate::teardown::Strategy;

/// The strategies of a point and the samples that are planned.
#[derive(Default)]
pub(super) struct Lanes {
    /// Bulk before find-first: it tells what all but the examining takes.
    pub(super) all: Vec<Lane>,
    /// Those that are sampled, not predicted.
    sampled: Vec<usize>,
    /// Samples of each.
    planned: usize,
    /// Samples taken.
    taken: usize,
    /// The samples of the first try, a list a lane.
    first_try: Option<Vec<Vec<f64>>>,
}

impl Lanes {
    /// Plans the samples of all lanes that are not predicted.
    pub(super) fn plan(&mut self, request: &Request, step: f64, left: f64, notes: &mut Notes) {
        self.sampled = (0..self.all.len())
            .filter(|&lane| self.all[lane].predicted.is_none())
            .collect();
        let paces: Vec<Pace> = self
            .sampled
            .iter()
            .map(|&lane| self.all[lane].pace)
            .collect();
        let plan = plan(&paces, step, request.samples, left);
        self.planned = plan.samples as usize;
        for (&lane, iterations) in self.sampled.iter().zip(plan.iterations) {
            self.all[lane].iterations = iterations;
        }
        if plan.is_squeezed {
            notes.add(Note::Budget);
        }
    }

    /// The lane of the next sample; None when there are enough, or as many as must be and no time
    /// is left. A B B A: what drifts hits both alike.
    pub(super) fn next(&self, left: f64) -> Option<&Lane> {
        let lanes = self.sampled.len();
        let round = self.taken.checked_div(lanes)?;
        let turn = self.taken % lanes;
        let is_late = round >= MIN_SAMPLES as usize && left <= 0.0;
        if turn == 0 && (round >= self.planned || is_late) {
            return None;
        }
        let turn = match round % 2 {
            0 => turn,
            _ => lanes - 1 - turn,
        };
        Some(&self.all[self.sampled[turn]])
    }

    /// Keeps a sample.
    ///
    /// # Errors
    /// [`Error::ClockStopped`] when it shows no time and should have shown a hundred steps.
    pub(super) fn keep(&mut self, batch: &Batch, step: f64) -> Result<(), Error> {
        self.taken += 1;
        for lane in &mut self.all {
            if lane.strategy == batch.strategy {
                if batch.ns <= 0.0 && lane.is_told(step) {
                    return Err(Error::ClockStopped {
                        iterations: batch.iterations,
                    });
                }
                lane.samples.push(batch.ns);
            }
        }
        Ok(())
    }

    /// The share of the samples that are taken; 0 to 1.
    pub(super) fn share_taken(&self) -> f64 {
        let wanted = self.planned * self.sampled.len();
        match (&self.first_try, wanted) {
            (Some(_), _) | (_, 0) => 1.0,
            _ => self.taken as f64 / wanted as f64,
        }
    }

    /// All samples are there. Whether they should be taken once more: when they are disturbed, this
    /// was the first try and there is time for another. Of two tries the calmer is kept.
    pub(super) fn try_again(&mut self, step: f64, left: f64, notes: &mut Notes) -> bool {
        if self.taken < self.planned * self.sampled.len() {
            notes.add(Note::Budget);
        }
        let tried: Vec<Vec<f64>> = self.all.iter().map(|lane| lane.samples.clone()).collect();
        match self.first_try.take() {
            Some(first) => {
                if unrest(&first) < unrest(&tried) {
                    for (lane, samples) in self.all.iter_mut().zip(first) {
                        lane.samples = samples;
                    }
                }
                false
            }
            None if self.is_worth_a_retry(step, left) => {
                notes.add(Note::Retried);
                self.first_try = Some(tried);
                self.taken = 0;
                for lane in &mut self.all {
                    lane.samples.clear();
                }
                true
            }
            None => false,
        }
    }

    fn is_worth_a_retry(&self, step: f64, left: f64) -> bool {
        let round: f64 = self.all.iter().map(Lane::sample_ns).sum();
        let is_disturbed = |lane: &Lane| lane.is_told(step) && is_disturbed(&lane.samples);
        round * (self.planned as f64) < left && self.all.iter().any(is_disturbed)
    }

    /// Find-first over bulk; None unless both are measured.
    pub(super) fn ratio(&self, step: f64, random: &mut SplitMix64) -> Option<Ratio> {
        let of = |strategy| {
            let mut lanes = self.all.iter();
            lanes
                .find(|lane| lane.strategy == strategy)?
                .iteration_ns(step)
        };
        let (find_first, bulk) = (of(Strategy::FindFirst)?, of(Strategy::Bulk)?);
        let Interval { low, high } = ratio_interval(&find_first, &bulk, random);
        Some(Ratio {
            median: median(&find_first) / median(&bulk),
            low,
            high,
        })
    }
}

impl Lane {
    /// Nanoseconds that a sample and the making of its inputs take, about.
    fn sample_ns(&self) -> f64 {
        self.pace.iteration_ns() * f64::from(self.iterations)
    }

    /// Whether a sample should last as many of the clock's steps as are wanted.
    fn is_told(&self, step: f64) -> bool {
        self.pace.run_ns * f64::from(self.iterations) >= STEPS_WANTED * step
    }
}

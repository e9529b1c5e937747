//! A point under way.

use super::bench::{Batch, Bench};
use super::calibration::calibrate_on;
use super::calm::drifts;
use super::lane::Fate;
use super::lanes::{LANES, Lanes};
use super::notes::{Note, Notes};
use super::plan::{Pace, most_blind};
use super::result::PointResult;
use super::warm_up::WarmUp;
use crate::error::Error;
use crate::measure::request::{Measure, Request};
use crate::measure::statistics::SplitMix64;
use crate::measure::subject::Subject;
use crate::measure::{Clock, clock_step};

/// Resampling is repeatable: the same samples have the same intervals.
const SEED: u64 = 12_019;

/// Browsers' clocks step by a millisecond at most; one this coarse is told of.
const COARSE_NS: f64 = 5e6;

/// `advance` comes back after so many pieces, also by a clock that stands still.
const MOST_PIECES: u32 = 1 << 14;

/// Shares of the progress: until all is made, and until all is warm.
pub(super) const MADE: f64 = 0.15;
pub(super) const WARM: f64 = 0.3;

/// What is done next.
pub(super) enum Stage {
    /// The clock's step is measured.
    Clock,
    /// What is measured is made.
    Prepare,
    /// One bulk iteration is timed, to know what all but the examining takes.
    Probe,
    /// Nanoseconds a bucket are measured, since nobody knows them.
    Calibrate(WarmUp),
    /// A strategy is warmed up, since so many nanoseconds of work.
    WarmUp {
        lane: usize,
        warm_up: WarmUp,
        since: f64,
    },
    /// Samples are taken.
    Sample,
    Done,
}

/// A point being measured. All its work is done by [`PointRun::advance`], slice by slice.
pub struct PointRun<C, S> {
    pub(super) bench: Bench<C, S>,
    pub(super) request: Request,
    pub(super) stage: Stage,
    /// The clock's step.
    pub(super) step: f64,
    /// Nanoseconds of an iteration, the examining apart.
    pub(super) rest_ns: f64,
    pub(super) ns_per_bucket: f64,
    pub(super) lanes: Lanes,
    pub(super) notes: Notes,
    pub(super) progress: f64,
}

impl<C: Clock, S: Subject> PointRun<C, S> {
    /// The measuring of `subject` as `request` asks. Nothing is done yet.
    pub fn new(clock: C, subject: S, request: Request) -> Self {
        PointRun {
            bench: Bench::new(clock, subject),
            stage: Stage::Clock,
            step: 0.0,
            rest_ns: 0.0,
            ns_per_bucket: request.ns_per_bucket.unwrap_or(0.0),
            lanes: Lanes::new(),
            notes: Notes::default(),
            progress: 0.0,
            request,
        }
    }

    /// Works for about so many nanoseconds: what is timed, and some short pieces around it, cannot
    /// be cut. The share that is done, about; 1 when all is.
    ///
    /// # Errors
    /// [`Error::ClockStoodStill`], [`Error::ClockStopped`], [`Error::CountsDisagree`],
    /// [`Error::OutOfMemory`], what a dictionary refuses of names of one's own. The run is then over; its result is what was known by then.
    pub fn advance(&mut self, slice_ns: f64) -> Result<f64, Error> {
        let start = self.bench.resume();
        for _ in 0..MOST_PIECES {
            if matches!(self.stage, Stage::Done) {
                return Ok(1.0);
            }
            if let Err(error) = self.do_piece() {
                self.stage = Stage::Done;
                return Err(error);
            }
            if self.bench.count_time() - start >= slice_ns {
                break;
            }
        }
        Ok(match self.stage {
            Stage::Done => 1.0,
            _ => self.progress.min(0.99),
        })
    }

    /// What is known so far; complete when all is done. O(1000 × samples).
    pub fn result(&self) -> PointResult {
        let random = &mut SplitMix64::new(SEED);
        let [buckets, shadow_buckets] = self.bench.subject.buckets();
        let mut notes = self.notes;
        for lane in &self.lanes.all {
            if lane.is_told(self.step) && drifts(&lane.samples) {
                notes.add(Note::Drift);
            }
        }
        PointResult {
            buckets,
            shadow_buckets,
            strategies: self.lanes.results(self.step, random),
            ratio: self.lanes.ratio(self.step, random),
            clock_step: self.step,
            notes,
        }
    }

    /// The clock, its step, and what is measured.
    pub(in crate::measure) fn tools(&mut self) -> (&C, f64, &mut S) {
        (&self.bench.clock, self.step, &mut self.bench.subject)
    }

    fn do_piece(&mut self) -> Result<(), Error> {
        match &mut self.stage {
            Stage::Clock => self.measure_clock(),
            Stage::Prepare => self.prepare(),
            Stage::Calibrate(warm_up) => {
                if let Some(ns) = calibrate_on(warm_up, &self.bench.clock, self.step)? {
                    self.ns_per_bucket = ns;
                    self.warm_up(0);
                }
                Ok(())
            }
            Stage::Probe | Stage::WarmUp { .. } | Stage::Sample => match self.bench.work()? {
                Some(batch) => self.take(&batch),
                None => Ok(()),
            },
            Stage::Done => Ok(()),
        }
    }

    fn measure_clock(&mut self) -> Result<(), Error> {
        self.step = clock_step(&self.bench.clock)?;
        if self.step >= COARSE_NS {
            self.notes.add(Note::ClockCoarse);
        }
        self.stage = Stage::Prepare;
        Ok(())
    }

    fn prepare(&mut self) -> Result<(), Error> {
        let share = self.bench.subject.prepare()?;
        self.progress = MADE * share;
        if share < 1.0 {
            return Ok(());
        }
        self.take_stock()?;
        if self.request.measure == Measure::OpenClose && self.left_ns() <= 0.0 {
            // Opening a view in pieces took more than there is: it will not be opened in one.
            self.rest_ns = self.bench.busy_ns;
            self.calibrate_or_warm_up();
            return Ok(());
        }
        self.begin(0, 1);
        self.stage = Stage::Probe;
        Ok(())
    }

    /// What each strategy costs, and how many inputs fit into memory.
    fn take_stock(&mut self) -> Result<(), Error> {
        let input_bytes = self.bench.subject.input_bytes();
        for lane in &mut self.lanes.all {
            lane.exact = self.bench.subject.cost(lane.strategy)?;
            let most_blind = most_blind(lane.exact.looks(), self.request.count);
            lane.pace = Pace::new(self.request.iterations, input_bytes, most_blind);
            self.bench.most = lane.pace.most;
            if self.request.strategies.has(lane.strategy) {
                lane.fate = Fate::Sampled;
            }
        }
        Ok(())
    }

    /// A batch is done.
    fn take(&mut self, batch: &Batch) -> Result<(), Error> {
        match self.stage {
            Stage::WarmUp { .. } => self.take_warm_up(batch),
            Stage::Sample => {
                // Either the clock has stopped, or the pace was misjudged.
                let is_timeless = self.lanes.is_timeless(batch, self.step);
                if is_timeless && clock_step(&self.bench.clock).is_err() {
                    self.notes.add(Note::ClockStoodStill);
                    let iterations = batch.iterations;
                    return Err(Error::ClockStopped { iterations });
                }
                self.lanes.keep(batch);
                self.sample();
            }
            _ => {
                if self.request.measure != Measure::Teardown {
                    self.rest_ns = batch.ns.max(self.step);
                }
                for lane in &mut self.lanes.all {
                    lane.pace.make_ns = batch.make_ns;
                }
                self.calibrate_or_warm_up();
            }
        }
        Ok(())
    }

    /// All that will be sampled is warm.
    pub(super) fn plan_samples(&mut self) {
        let left = self.left_ns();
        for lane in 0..LANES {
            self.predict_beyond(lane, 2.0 * left);
        }
        self.lanes
            .plan(&self.request, self.step, left, &mut self.notes);
        self.sample();
    }

    /// Begins the next sample; ends the run when there are enough.
    pub(super) fn sample(&mut self) {
        let left = self.left_ns();
        self.progress = WARM + (1.0 - WARM) * self.lanes.share_taken();
        match self.lanes.next(left, &mut self.notes) {
            Some(lane) => {
                self.begin(lane, self.lanes.all[lane].iterations);
                self.stage = Stage::Sample;
            }
            None if left > 0.0 && self.lanes.start_over(self.step) => {
                self.notes.add(Note::Retried);
                self.warm_up(0);
            }
            None if self.lanes.try_again(self.step, left) => {
                self.notes.add(Note::Retried);
                self.sample();
            }
            None => self.stage = Stage::Done,
        }
    }

    pub(super) fn begin(&mut self, lane: usize, iterations: u32) {
        let lane = &self.lanes.all[lane];
        self.bench.begin(lane.strategy, lane.exact, iterations);
    }

    pub(super) fn left_ns(&self) -> f64 {
        self.request.budget_ns - self.bench.busy_ns
    }
}

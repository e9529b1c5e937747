//! A point under way.

use super::calibration::Calibration;
use super::lane::Lane;
use super::notes::{Note, Notes};
use super::plan::{MEMORY_CAP, Pace, STEPS_WANTED, plan, wanted_ns};
use super::result::{PointResult, Ratio};
use super::warm_up::WarmUp;
use crate::error::Error;
use crate::measure::request::{MIN_SAMPLES, Measure, Request};
use crate::measure::statistics::{Interval, SplitMix64, mad, median, ratio_interval};
use crate::measure::subject::Subject;
use crate::measure::{Clock, Timed, clock_step};
use crate::teardown::{Cost, Strategy};

/// Resampling is repeatable: the same samples have the same intervals.
const SEED: u64 = 12_019;

/// Browsers' clocks step by a millisecond at most; one this coarse is told of.
const COARSE_NS: f64 = 5e6;

/// `advance` comes back after so many pieces, also by a clock that stands still.
const MOST_PIECES: u32 = 1 << 14;

/// Medians of the halves that lie further apart drift; samples that lie further from their median
/// are disturbed.
const DISTURBED: f64 = 0.05;

/// The share of the budget that a strategy may take to warm up.
const WARM_UP_SHARE: f64 = 0.2;

/// Shares of the progress: until all is made, and until all is warm.
const MADE: f64 = 0.15;
const WARM: f64 = 0.3;

/// What is done next.
enum Stage {
    /// The clock's step is measured.
    Clock,
    /// What is measured is made.
    Prepare,
    /// One bulk iteration is timed, to know what all but the examining takes.
    Probe,
    /// Nanoseconds a bucket are measured, since nobody knows them.
    Calibrate(Calibration),
    /// A strategy is warmed up.
    WarmUp { lane: usize, warm_up: WarmUp, since: f64 },
    /// Samples are taken, so many so far.
    Sample { taken: usize },
    Done,
}

/// A batch under way, which may be timed in several goes when its inputs pass the memory cap.
struct Batch {
    strategy: Strategy,
    exact: Cost,
    iterations: u32,
    /// Iterations not yet timed.
    left: u32,
    ns: f64,
    make_ns: f64,
}

/// A point being measured. All its work is done by [`PointRun::advance`], slice by slice.
pub struct PointRun<C, S> {
    clock: C,
    subject: S,
    request: Request,
    stage: Stage,
    /// The clock's step.
    step: f64,
    /// Nanoseconds worked so far; what passed between slices is not counted.
    busy_ns: f64,
    /// When the time was last added to `busy_ns`.
    mark: f64,
    /// Nanoseconds of an iteration, the examining apart.
    rest_ns: f64,
    ns_per_bucket: f64,
    /// Bulk before find-first: it tells what all but the examining takes.
    lanes: Vec<Lane>,
    batch: Option<Batch>,
    /// Samples of each strategy that are planned.
    samples: u32,
    /// The samples of the first try, a list a lane.
    first_try: Option<Vec<Vec<f64>>>,
    notes: Notes,
    progress: f64,
}

impl<C: Clock, S: Subject> PointRun<C, S> {
    /// The measuring of `subject` as `request` asks. Nothing is done yet.
    pub fn new(clock: C, subject: S, request: Request) -> Self {
        PointRun {
            clock,
            subject,
            stage: Stage::Clock,
            step: 0.0,
            busy_ns: 0.0,
            mark: 0.0,
            rest_ns: 0.0,
            ns_per_bucket: request.ns_per_bucket.unwrap_or(0.0),
            lanes: Vec::new(),
            batch: None,
            samples: request.samples,
            first_try: None,
            notes: Notes::default(),
            progress: 0.0,
            request,
        }
    }

    /// Works for about so many nanoseconds: what is timed, and some short pieces around it, cannot
    /// be cut. The share that is done, about; 1 when all is.
    ///
    /// # Errors
    /// [`Error::ClockStoodStill`], [`Error::CountsDisagree`], [`Error::OutOfMemory`]. The run is
    /// then over, and its result is what was known by then.
    pub fn advance(&mut self, slice_ns: f64) -> Result<f64, Error> {
        let start = self.clock.now_ns();
        self.mark = start;
        for _ in 0..MOST_PIECES {
            if matches!(self.stage, Stage::Done) {
                return Ok(1.0);
            }
            if let Err(error) = self.do_piece() {
                self.stage = Stage::Done;
                self.batch = None;
                return Err(error);
            }
            let now = self.clock.now_ns();
            self.busy_ns += now - self.mark;
            self.mark = now;
            if now - start >= slice_ns {
                break;
            }
        }
        Ok(self.share_done())
    }

    /// What is known so far; complete when all is done. O(1000 × samples).
    pub fn result(&self) -> PointResult {
        let random = &mut SplitMix64::new(SEED);
        let [buckets, shadow_buckets] = self.subject.buckets();
        let strategies = self
            .lanes
            .iter()
            .filter_map(|lane| Some((lane.strategy, lane.result(self.step, random)?)))
            .collect();
        let mut notes = self.notes;
        if self.lanes.iter().any(|lane| drifts(&lane.samples)) {
            notes.add(Note::Drift);
        }
        PointResult {
            buckets,
            shadow_buckets,
            strategies,
            ratio: self.ratio(random),
            clock_step: self.step,
            notes,
        }
    }

    fn do_piece(&mut self) -> Result<(), Error> {
        match &mut self.stage {
            Stage::Clock => {
                self.step = clock_step(&self.clock)?;
                if self.step >= COARSE_NS {
                    self.notes.add(Note::ClockCoarse);
                }
                self.stage = Stage::Prepare;
            }
            Stage::Prepare => {
                let share = self.subject.prepare()?;
                self.progress = MADE * share;
                if share >= 1.0 {
                    self.take_stock()?;
                }
            }
            Stage::Probe => {
                if let Some(batch) = self.work_on_batch()? {
                    self.rest_ns = batch.ns;
                    self.calibrate_or_warm_up(batch.make_ns);
                }
            }
            Stage::Calibrate(calibration) => {
                if let Some(ns) = calibration.go_on(&self.clock, self.step)? {
                    self.ns_per_bucket = ns;
                    self.warm_up(0);
                }
            }
            Stage::WarmUp { .. } => {
                if let Some(batch) = self.work_on_batch()? {
                    self.take_warm_batch(&batch);
                }
            }
            Stage::Sample { .. } => {
                if let Some(batch) = self.work_on_batch()? {
                    self.take_sample(&batch)?;
                }
            }
            Stage::Done => {}
        }
        Ok(())
    }

    /// All is made: what each strategy costs, and how many inputs fit into memory.
    fn take_stock(&mut self) -> Result<(), Error> {
        let most = match self.subject.input_bytes() {
            0 => u32::MAX,
            bytes => (MEMORY_CAP / bytes).max(1) as u32,
        };
        for strategy in [Strategy::Bulk, Strategy::FindFirst] {
            if self.request.strategies.contains(&strategy) {
                let pace = Pace {
                    run_ns: 0.0,
                    make_ns: 0.0,
                    asked: self.request.iterations,
                    most,
                };
                let exact = self.subject.cost(strategy)?;
                self.lanes.push(Lane::new(strategy, exact, pace));
            }
        }
        if self.request.measure == Measure::OpenClose && self.busy_ns > self.request.budget_ns {
            // Opening a view in pieces took more than there is: it will not be opened in one.
            self.rest_ns = self.busy_ns;
            self.calibrate_or_warm_up(0.0);
        } else {
            let exact = self.subject.cost(Strategy::Bulk)?;
            self.begin_batch(Strategy::Bulk, exact, 1);
            self.stage = Stage::Probe;
        }
        Ok(())
    }

    fn calibrate_or_warm_up(&mut self, make_ns: f64) {
        for lane in &mut self.lanes {
            lane.pace.make_ns = make_ns;
        }
        let finds_first = self.request.strategies.contains(&Strategy::FindFirst);
        if finds_first && self.request.ns_per_bucket.is_none() {
            self.stage = Stage::Calibrate(Calibration::new(self.step));
        } else {
            self.warm_up(0);
        }
    }

    /// Warms lane number `lane` up; predicts what will not fit; samples when all are warm.
    fn warm_up(&mut self, lane: usize) {
        self.progress = MADE + (WARM - MADE) * lane as f64 / self.lanes.len() as f64;
        let left = self.left_ns();
        let Some(next) = self.lanes.get_mut(lane) else {
            return self.plan_samples();
        };
        let estimate = match next.strategy {
            Strategy::FindFirst => {
                self.rest_ns + next.exact.examined as f64 * self.ns_per_bucket
            }
            Strategy::Bulk => self.rest_ns,
        };
        next.pace.run_ns = estimate;
        if self.is_beyond(lane, left) {
            self.predict(lane, estimate);
            return self.warm_up(lane + 1);
        }
        let warm_up = WarmUp::new(wanted_ns(self.step));
        self.stage = Stage::WarmUp {
            lane,
            warm_up,
            since: self.busy_ns,
        };
        self.begin_warm_batch();
    }

    fn begin_warm_batch(&mut self) {
        if let Stage::WarmUp { lane, warm_up, .. } = &self.stage {
            let most = self.most_iterations(*lane);
            let Lane {
                strategy, exact, ..
            } = self.lanes[*lane];
            self.begin_batch(strategy, exact, warm_up.iterations(most));
        }
    }

    fn take_warm_batch(&mut self, batch: &Batch) {
        let most = match &self.stage {
            Stage::WarmUp { lane, .. } => self.most_iterations(*lane),
            _ => return,
        };
        let busy = self.busy_ns;
        let Stage::WarmUp {
            lane,
            warm_up,
            since,
        } = &mut self.stage
        else {
            return;
        };
        let lane = *lane;
        let pace = &mut self.lanes[lane].pace;
        pace.run_ns = batch.ns / f64::from(batch.iterations);
        pace.make_ns = batch.make_ns / f64::from(batch.iterations);
        let is_late = busy - *since > WARM_UP_SHARE * self.request.budget_ns;
        if warm_up.took(batch.ns, batch.iterations, most).is_none() && !is_late {
            return self.begin_warm_batch();
        }
        if self.lanes[lane].strategy == Strategy::Bulk {
            self.rest_ns = self.lanes[lane].pace.run_ns;
        }
        self.warm_up(lane + 1);
    }

    /// All that will be sampled is warm.
    fn plan_samples(&mut self) {
        let left = self.left_ns();
        for lane in 0..self.lanes.len() {
            if self.lanes[lane].predicted.is_none() && self.is_beyond(lane, 2.0 * left) {
                self.predict(lane, self.lanes[lane].pace.run_ns);
            }
        }
        let sampled: Vec<usize> = self.sampled().collect();
        let paces: Vec<Pace> = sampled.iter().map(|&lane| self.lanes[lane].pace).collect();
        let plan = plan(&paces, self.step, self.request.samples, left);
        self.samples = plan.samples;
        for (&lane, iterations) in sampled.iter().zip(plan.iterations) {
            self.lanes[lane].iterations = iterations;
        }
        if plan.is_squeezed {
            self.notes.add(Note::Budget);
        }
        self.begin_sample(0);
    }

    /// Begins the sample after so many; ends the run when there are enough.
    fn begin_sample(&mut self, taken: usize) {
        let sampled: Vec<usize> = self.sampled().collect();
        if sampled.is_empty() {
            self.stage = Stage::Done;
            return;
        }
        let (round, turn) = (taken / sampled.len(), taken % sampled.len());
        let wanted = self.samples as usize;
        self.progress = WARM + (1.0 - WARM) * taken as f64 / (wanted * sampled.len()) as f64;
        let is_late = round >= MIN_SAMPLES as usize && self.left_ns() <= 0.0;
        if turn == 0 && (round == wanted || is_late) {
            if round < wanted {
                self.notes.add(Note::Budget);
            }
            return self.finish();
        }
        // A B B A: what drifts hits both alike.
        let turn = match round % 2 {
            0 => turn,
            _ => sampled.len() - 1 - turn,
        };
        let Lane {
            strategy,
            exact,
            iterations,
            ..
        } = self.lanes[sampled[turn]];
        self.begin_batch(strategy, exact, iterations);
        self.stage = Stage::Sample { taken };
    }

    fn take_sample(&mut self, batch: &Batch) -> Result<(), Error> {
        let Stage::Sample { taken } = self.stage else {
            return Ok(());
        };
        let step = self.step;
        for lane in &mut self.lanes {
            if lane.strategy == batch.strategy {
                let expected = lane.pace.run_ns * f64::from(batch.iterations);
                if batch.ns <= 0.0 && expected >= STEPS_WANTED * step {
                    self.notes.add(Note::ClockStoodStill);
                    return Err(Error::ClockStoodStill { looks: 2 });
                }
                lane.samples.push(batch.ns);
            }
        }
        self.begin_sample(taken + 1);
        Ok(())
    }

    /// All samples are there. A disturbed run is tried once more, if there is time.
    fn finish(&mut self) {
        let tried: Vec<Vec<f64>> = self
            .lanes
            .iter_mut()
            .map(|lane| std::mem::take(&mut lane.samples))
            .collect();
        let calmer = match self.first_try.take() {
            Some(first) if unrest(&first) < unrest(&tried) => first,
            Some(_) => tried,
            None if self.is_worth_a_retry(&tried) => {
                self.notes.add(Note::Retried);
                self.first_try = Some(tried);
                return self.begin_sample(0);
            }
            None => tried,
        };
        for (lane, samples) in self.lanes.iter_mut().zip(calmer) {
            lane.samples = samples;
        }
        self.stage = Stage::Done;
    }

    fn is_worth_a_retry(&self, tried: &[Vec<f64>]) -> bool {
        let is_told = |lane: &Lane| lane.pace.run_ns * f64::from(lane.iterations) >= STEPS_WANTED * self.step;
        let round: f64 = self
            .sampled()
            .map(|lane| {
                let lane = &self.lanes[lane];
                lane.pace.iteration_ns() * f64::from(lane.iterations)
            })
            .sum();
        round * f64::from(self.samples) < self.left_ns()
            && self.lanes.iter().zip(tried).any(|(lane, samples)| {
                is_told(lane) && (spread(samples) > DISTURBED || drifts(samples))
            })
    }

    fn begin_batch(&mut self, strategy: Strategy, exact: Cost, iterations: u32) {
        self.batch = Some(Batch {
            strategy,
            exact,
            iterations,
            left: iterations,
            ns: 0.0,
            make_ns: 0.0,
        });
    }

    /// Makes some inputs of the batch, or times those that are made. The batch, once it is done.
    fn work_on_batch(&mut self) -> Result<Option<Batch>, Error> {
        let Some(batch) = &mut self.batch else {
            return Ok(None);
        };
        let most = self.lanes.first().map_or(1, |lane| lane.pace.most);
        let iterations = batch.left.min(most);
        let start = self.clock.now_ns();
        let is_provided = self.subject.provide(iterations)?;
        batch.make_ns += self.clock.now_ns() - start;
        if !is_provided {
            return Ok(None);
        }
        let Timed { ns, cost } = self.subject.run(&self.clock, batch.strategy)?;
        check(cost, batch.exact, iterations, batch.strategy)?;
        batch.ns += ns.max(0.0);
        batch.left -= iterations;
        Ok(if batch.left == 0 {
            self.batch.take()
        } else {
            None
        })
    }

    fn left_ns(&self) -> f64 {
        self.request.budget_ns - self.busy_ns
    }

    /// The lanes that are sampled.
    fn sampled(&self) -> impl Iterator<Item = usize> {
        let is_sampled = |&lane: &usize| self.lanes[lane].predicted.is_none();
        (0..self.lanes.len()).filter(is_sampled)
    }

    /// Whether the fewest samples of one iteration each take longer than `left`.
    fn is_beyond(&self, lane: usize, left: f64) -> bool {
        let Lane { strategy, pace, .. } = &self.lanes[lane];
        // Nothing predicts a bulk teardown, which examines no bucket: it is always timed.
        let is_predictable =
            *strategy == Strategy::FindFirst || self.request.measure != Measure::Teardown;
        is_predictable && f64::from(MIN_SAMPLES) * pace.iteration_ns() > left
    }

    fn predict(&mut self, lane: usize, ns: f64) {
        self.lanes[lane].predicted = Some(ns.max(self.step));
        self.notes.add(Note::Budget);
    }

    /// The most iterations of a batch that memory and an even share of the budget allow.
    fn most_iterations(&self, lane: usize) -> u32 {
        let pace = &self.lanes[lane].pace;
        if let Some(asked) = pace.asked {
            return asked;
        }
        let share = self.left_ns() / (f64::from(self.request.samples) * self.lanes.len() as f64);
        // Beyond what a u32 holds the cast gives the largest, below 0 the smallest.
        ((share / pace.iteration_ns()) as u32).clamp(1, pace.most)
    }

    fn share_done(&self) -> f64 {
        match (&self.stage, &self.first_try) {
            (Stage::Done, _) => 1.0,
            (_, Some(_)) => 0.99,
            _ => self.progress.min(0.99),
        }
    }

    fn ratio(&self, random: &mut SplitMix64) -> Option<Ratio> {
        let of = |strategy: Strategy| {
            let mut lanes = self.lanes.iter();
            lanes
                .find(|lane| lane.strategy == strategy && lane.predicted.is_none())?
                .iteration_ns(self.step)
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

/// What was counted is what the count says.
fn check(counted: Cost, exact: Cost, iterations: u32, strategy: Strategy) -> Result<(), Error> {
    let times = u64::from(iterations);
    let wanted = Cost {
        examined: exact.examined * times,
        deletions: exact.deletions * times,
        frees: exact.frees * times,
    };
    if counted == wanted {
        return Ok(());
    }
    Err(Error::CountsDisagree {
        strategy,
        counted: counted.examined,
        exact: wanted.examined,
    })
}

/// The samples' spread in shares of their median; 0 of none.
fn spread(samples: &[f64]) -> f64 {
    match median(samples) {
        middle if middle > 0.0 => mad(samples) / middle,
        _ => 0.0,
    }
}

fn unrest(tried: &[Vec<f64>]) -> f64 {
    tried.iter().map(|samples| spread(samples)).sum()
}

/// Whether the first half of the samples and the second tell different times.
fn drifts(samples: &[f64]) -> bool {
    if samples.len() < MIN_SAMPLES as usize {
        return false;
    }
    let (first, second) = samples.split_at(samples.len() / 2);
    (median(first) - median(second)).abs() > DISTURBED * median(samples)
}

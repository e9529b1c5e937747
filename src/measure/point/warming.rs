//! What happens to a point between being made and being sampled: what nobody knows is calibrated,
//! each strategy is warmed up, and what will not fit the budget is predicted.

use super::bench::Batch;
use super::calibration::calibration;
use super::lane::Fate;
use super::lanes::LANES;
use super::notes::Note;
use super::plan::wanted_ns;
use super::run::{MADE, PointRun, Stage, WARM};
use super::warm_up::WarmUp;
use crate::measure::Clock;
use crate::measure::request::MIN_SAMPLES;
use crate::measure::subject::Subject;
use crate::teardown::Strategy;

/// The share of the budget that a strategy may take to warm up.
const WARM_UP_SHARE: f64 = 0.2;

impl<C: Clock, S: Subject> PointRun<C, S> {
    /// All is made, and what all but the examining takes is known.
    pub(super) fn calibrate_or_warm_up(&mut self) {
        if self.request.strategies.any_examines() && self.request.ns_per_bucket.is_none() {
            self.stage = Stage::Calibrate(calibration(self.step));
        } else {
            self.warm_up(0);
        }
    }

    /// Warms a lane up, or predicts what will not fit; samples when there are no more lanes.
    pub(super) fn warm_up(&mut self, lane: usize) {
        // What is warmed up again does not set it back.
        let progress = MADE + (WARM - MADE) * lane as f64 / LANES as f64;
        self.progress = self.progress.max(progress);
        let left = self.left_ns();
        let Some(next) = self.lanes.all.get_mut(lane) else {
            return self.plan_samples();
        };
        next.estimate_ns = self.rest_ns + next.exact.looks() as f64 * self.ns_per_bucket;
        next.pace.run_ns = next.estimate_ns;
        self.predict_beyond(lane, left);
        if !self.lanes.all[lane].is_sampled() {
            return self.warm_up(lane + 1);
        }
        self.stage = Stage::WarmUp {
            lane,
            warm_up: WarmUp::new(wanted_ns(self.step)),
            since: self.bench.busy_ns,
        };
        self.begin(lane, 1);
    }

    /// A batch of a warm-up is done.
    pub(super) fn take_warm_up(&mut self, batch: &Batch) {
        let Stage::WarmUp {
            lane,
            warm_up,
            since,
        } = &mut self.stage
        else {
            return;
        };
        let (lane, iterations) = (*lane, f64::from(batch.iterations));
        let pace = &mut self.lanes.all[lane].pace;
        pace.run_ns = batch.ns / iterations;
        pace.make_ns = batch.make_ns / iterations;
        let share = (self.request.budget_ns - self.bench.busy_ns)
            / (f64::from(self.request.samples) * LANES as f64);
        let most = pace.most_within(share, self.step);
        let is_late = self.bench.busy_ns - *since > WARM_UP_SHARE * self.request.budget_ns;
        if !warm_up.took(batch.ns, batch.iterations, most) && !is_late {
            let iterations = warm_up.iterations(most);
            return self.begin(lane, iterations);
        }
        // A teardown has no rest; that of a view is what bulk, warm now, takes.
        let is_rest = self.rest_ns > 0.0 && batch.strategy == Strategy::Bulk;
        if is_rest && pace.run_ns > 0.0 {
            self.rest_ns = pace.run_ns;
        }
        self.warm_up(lane + 1);
    }

    /// Predicts what would take longer than `left` for the fewest samples of one iteration each.
    pub(super) fn predict_beyond(&mut self, lane: usize, left: f64) {
        let lane = &mut self.lanes.all[lane];
        // Nothing predicts a bulk teardown, which examines no bucket: it is always timed.
        let is_predictable = lane.estimate_ns > 0.0;
        let is_beyond = f64::from(MIN_SAMPLES) * lane.pace.iteration_ns() > left;
        if lane.is_sampled() && is_predictable && is_beyond {
            lane.fate = Fate::Predicted(lane.estimate_ns);
            self.notes.add(Note::Budget);
        }
    }
}

//! All phases but the teardown of the dictionary, which are the same whatever the strategy.

use super::round::Round;
use crate::error::Error;
use crate::measure::point::{StrategyResult, WarmUp, check, most_blind, wanted_ns};
use crate::measure::request::MIN_SAMPLES;
use crate::measure::room::make_room;
use crate::measure::statistics::SplitMix64;
use crate::measure::{Clock, MEMORY_CAP};
use crate::read_view::{ClosePhase, Phase, Registry, Space};
use crate::teardown::{Cost, Strategy};

/// The share of the budget that warming up may take.
const WARM_UP_SHARE: f64 = 0.3;

/// What the rounds of one space are, and how each is to be.
#[derive(Clone, Copy)]
pub(super) struct Plan {
    /// Samples wanted.
    pub(super) samples: u32,
    /// Nanoseconds for all of them and the warming up.
    pub(super) budget_ns: f64,
    /// The clock's step.
    pub(super) step: f64,
    /// Fields of the space.
    pub(super) fields: u32,
    /// Bytes of an open view.
    pub(super) view_bytes: usize,
    /// What tearing its dictionary down in bulk costs.
    pub(super) exact: Cost,
}

/// The sampling of all phases, round by round.
pub(super) struct Rest {
    plan: Plan,
    /// None once the compiler has settled.
    warm_up: Option<WarmUp>,
    /// The most views that a round may have, by memory and by patience.
    most: u32,
    /// Views of a round.
    views: u32,
    round: Option<Round>,
    /// Nanoseconds of each phase in each round.
    samples: [Vec<f64>; Phase::COUNT],
    busy_ns: f64,
}

impl Rest {
    pub(super) fn new(plan: Plan) -> Self {
        let in_memory = (MEMORY_CAP / plan.view_bytes.max(1)).max(1) as u32;
        Rest {
            plan,
            // As long that a phase of an average length has the clock's steps that are wanted.
            warm_up: Some(WarmUp::new(wanted_ns(plan.step) * Phase::COUNT as f64)),
            most: in_memory.min(most_blind(0, plan.fields)),
            views: 1,
            round: None,
            samples: Default::default(),
            busy_ns: 0.0,
        }
    }

    /// The share that is done, about; 1 when all is.
    pub(super) fn share(&self) -> f64 {
        if self.is_done() {
            return 1.0;
        }
        let part = self.round.as_ref().map_or(0.0, Round::share);
        match self.warm_up {
            Some(_) => 0.0,
            None => (self.taken() as f64 + part) / f64::from(self.plan.samples),
        }
    }

    /// Whether fewer samples were taken than were asked for.
    pub(super) fn is_squeezed(&self) -> bool {
        self.taken() < self.plan.samples as usize
    }

    /// One more phase of a round, and of the next when it is over.
    ///
    /// # Errors
    /// [`Error::CountsDisagree`], [`Error::OutOfMemory`].
    pub(super) fn work(
        &mut self,
        clock: &impl Clock,
        space: &Space,
        registry: &mut Registry,
    ) -> Result<(), Error> {
        let start = clock.now_ns();
        let round = match &mut self.round {
            Some(round) => round,
            None => {
                make_room(self.views, self.plan.view_bytes);
                self.round.insert(Round::new(self.views)?)
            }
        };
        let is_over = round.work(clock, space, registry)?;
        self.busy_ns += (clock.now_ns() - start).max(0.0);
        if !is_over {
            return Ok(());
        }
        let Round { ns, cost, .. } = std::mem::take(round);
        self.round = None;
        check(cost, self.plan.exact, self.views, Strategy::Bulk)?;
        self.take(&ns);
        Ok(())
    }

    /// What is known of each phase, the teardown apart; None before any round was sampled.
    pub(super) fn results(
        &self,
        random: &mut SplitMix64,
    ) -> [Option<StrategyResult>; Phase::COUNT] {
        let mut phases = Phase::all();
        std::array::from_fn(|at| {
            let is_teardown = phases.next() == Some(Phase::Close(ClosePhase::TearDownDictionary));
            if is_teardown || self.taken() == 0 {
                return None;
            }
            let (samples, step) = (&self.samples[at], self.plan.step);
            Some(StrategyResult::of_samples(
                samples, self.views, step, random,
            ))
        })
    }

    fn taken(&self) -> usize {
        self.samples[0].len()
    }

    fn left_ns(&self) -> f64 {
        self.plan.budget_ns - self.busy_ns
    }

    pub(super) fn is_done(&self) -> bool {
        let is_late = self.left_ns() <= 0.0 && self.taken() >= MIN_SAMPLES as usize;
        is_late || self.taken() >= self.plan.samples as usize
    }

    /// A round is over.
    fn take(&mut self, ns: &[f64; Phase::COUNT]) {
        let Some(warm_up) = &mut self.warm_up else {
            for (samples, &ns) in self.samples.iter_mut().zip(ns) {
                samples.push(ns);
            }
            return;
        };
        let all_ns: f64 = ns.iter().sum();
        let view_ns = all_ns / f64::from(self.views);
        let left_ns = self.plan.budget_ns - self.busy_ns;
        // Beyond what a u32 holds a cast gives the largest: a clock that shows nothing sets no bound.
        let affordable = (left_ns / (f64::from(self.plan.samples) * view_ns)) as u32;
        // However little is left, a round has to last long enough to tell something.
        let enough = (wanted_ns(self.plan.step) / view_ns).ceil() as u32;
        let most = self.most.min(affordable.max(enough)).max(1);
        let is_late =
            self.busy_ns > WARM_UP_SHARE * self.plan.budget_ns && self.views >= most.min(enough);
        if warm_up.took(all_ns, self.views, most) || is_late {
            self.warm_up = None;
            self.views = self.views.min(most);
        } else {
            self.views = warm_up.iterations(most);
        }
    }
}

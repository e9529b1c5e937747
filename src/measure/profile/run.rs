//! A profile under way.

use super::rest::{Plan, Rest};
use crate::error::Error;
use crate::measure::point::{PointResult, PointRun, StrategyResult};
use crate::measure::statistics::SplitMix64;
use crate::measure::subject::{NameSource, Specimen, Subject};
use crate::measure::{Clock, Measure, Note, Request};
use crate::read_view::Phase;
use crate::teardown::Strategy;

/// Resampling is repeatable: the same samples have the same intervals.
const SEED: u64 = 12_019;

/// The share of the budget, and of the progress, that the teardowns take.
const TEARDOWNS: f64 = 0.5;

/// `advance` comes back after so many phases, also by a clock that stands still.
const MOST_PHASES: usize = 1 << 10;

/// What is done next.
enum Stage {
    /// The dictionary is torn down, by one strategy and the other.
    Teardowns,
    /// All other phases are gone through.
    Rest(Box<Rest>),
    /// Something went wrong.
    Failed,
}

/// What is known of a profile.
#[derive(Clone, Debug, PartialEq)]
pub struct ProfileResult {
    /// Tearing the dictionary down, by each strategy that was asked for.
    pub teardown: PointResult,
    /// All other phases, which are the same whatever the strategy, in the order of [`Phase::all`];
    /// None for the teardown, and for all before anything is known of them.
    pub phases: [Option<StrategyResult>; Phase::COUNT],
}

/// The phases of opening and closing a read view being measured. All its work is done by
/// [`ProfileRun::advance`], slice by slice.
pub struct ProfileRun<C> {
    request: Request,
    teardowns: PointRun<C, Specimen>,
    stage: Stage,
}

impl<C: Clock> ProfileRun<C> {
    /// The profile that `request` asks for, of fields with these names; what it says of iterations
    /// and of what is measured is passed over. Nothing is done yet.
    pub fn new(clock: C, names: NameSource, request: Request) -> Self {
        let subject = Specimen::dictionaries_of_views(names);
        let teardowns = Request {
            measure: Measure::Teardown,
            iterations: None,
            budget_ns: TEARDOWNS * request.budget_ns,
            ..request.clone()
        };
        ProfileRun {
            request,
            teardowns: PointRun::new(clock, subject, teardowns),
            stage: Stage::Teardowns,
        }
    }

    /// Works for about so many nanoseconds: what is timed cannot be cut. The share that is done,
    /// about; 1 when all is.
    ///
    /// # Errors
    /// As [`PointRun::advance`]. The run is then over; its result is what was known by then.
    pub fn advance(&mut self, slice_ns: f64) -> Result<f64, Error> {
        let done = match &self.stage {
            Stage::Teardowns => self.tear_down(slice_ns),
            Stage::Rest(_) => self.go_through(slice_ns),
            Stage::Failed => Ok(1.0),
        };
        if done.is_err() {
            self.stage = Stage::Failed;
        }
        done
    }

    /// What is known so far; complete when all is done. O(1000 × samples).
    pub fn result(&self) -> ProfileResult {
        let mut result = ProfileResult {
            teardown: self.teardowns.result(),
            phases: Default::default(),
        };
        if let Stage::Rest(rest) = &self.stage {
            result.phases = rest.results(&mut SplitMix64::new(SEED));
            if rest.is_done() && rest.is_squeezed() {
                result.teardown.notes.add(Note::Budget);
            }
        }
        result
    }

    fn tear_down(&mut self, slice_ns: f64) -> Result<f64, Error> {
        let share = self.teardowns.advance(slice_ns)?;
        if share >= 1.0 {
            let (_, step, subject) = self.teardowns.tools();
            self.stage = Stage::Rest(Box::new(Rest::new(Plan {
                samples: self.request.samples,
                budget_ns: (1.0 - TEARDOWNS) * self.request.budget_ns,
                step,
                fields: self.request.count,
                view_bytes: subject.input_bytes(),
                exact: subject.cost(Strategy::Bulk)?,
            })));
        }
        Ok(TEARDOWNS * share)
    }

    fn go_through(&mut self, slice_ns: f64) -> Result<f64, Error> {
        let Stage::Rest(rest) = &mut self.stage else {
            return Ok(1.0);
        };
        let (clock, _, subject) = self.teardowns.tools();
        let start = clock.now_ns();
        for _ in 0..MOST_PHASES {
            if rest.is_done() {
                return Ok(1.0);
            }
            if let Some((space, registry)) = subject.space() {
                rest.work(clock, space, registry)?;
            }
            if clock.now_ns() - start >= slice_ns {
                break;
            }
        }
        Ok((TEARDOWNS + (1.0 - TEARDOWNS) * rest.share()).min(0.99))
    }
}

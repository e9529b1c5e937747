//! One point of a sweep: both strategies on tables of one size, sampled in turns.

mod bench;
mod calibration;
mod calm;
mod lane;
mod lanes;
mod notes;
mod plan;
mod result;
mod run;
mod warm_up;
mod warming;

pub(in crate::measure) use bench::check;
pub(in crate::measure) use plan::{most_blind, wanted_ns};
pub(in crate::measure) use warm_up::WarmUp;

pub use notes::{Note, Notes};
pub use plan::{MEMORY_CAP, STEPS_NEEDED, STEPS_WANTED};
pub use result::{PointResult, Ratio, Source, StrategyResult};
pub use run::PointRun;

//! Timing what is faster than the clock.
//!
//! [`PointRun`] measures one point of a sweep, a slice at a time: it batches iterations until the
//! clock can tell their time, takes the strategies in turns, checks what was counted, and says of
//! every number how it came about. [`curve`] looks at many points: where the curve jumps, and
//! whether the count of examined buckets explains it. [`ProfileRun`] says where the time goes.

mod batch;
mod clock;
mod clock_step;
pub mod curve;
mod point;
mod profile;
mod request;
mod room;
pub mod statistics;
mod subject;

pub use batch::{Batch, Timed, build_batch, teardown_batch};
pub use clock::Clock;
#[cfg(not(target_arch = "wasm32"))]
pub use clock::MonotonicClock;
pub use clock_step::{MOST_LOOKS, clock_step};
pub use point::{
    MEMORY_CAP, Note, Notes, PointResult, PointRun, Ratio, STEPS_NEEDED, STEPS_WANTED, Source,
    StrategyResult,
};
pub use profile::{ProfileResult, ProfileRun};
pub use request::{MIN_SAMPLES, Measure, Request, Setting, Strategies};
pub use subject::{NameSource, Specimen, Subject};

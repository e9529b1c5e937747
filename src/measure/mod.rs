//! Timing what is faster than the clock.

mod batch;
mod clock;

pub use batch::{Batch, build_batch, teardown_batch};
pub use clock::Clock;
#[cfg(not(target_arch = "wasm32"))]
pub use clock::MonotonicClock;

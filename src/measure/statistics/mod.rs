//! What samples say: medians, their spread, and how sure they are.

mod bootstrap;
mod random;
mod summary;

pub use bootstrap::{Interval, interval};
pub use random::SplitMix64;
pub use summary::{mad, median, outer_fences, sort};

//! Where the time of opening and closing a read view goes: every phase for itself.
//!
//! * Idea: a phase is over in less time than most clocks can tell, that of many views is not. So
//!   many views are taken through one phase, between two looks at the clock, before any of them goes
//!   on to the next. The teardown of the dictionary is all that the strategies do differently, and
//!   may take a thousand times as long as the rest: it is sampled by a [`PointRun`](super::PointRun)
//!   of its own, the strategies in turns; all other phases are sampled once, for both.
//! * Time: the budget; with large dictionaries some openings and teardowns more.
//! * Space: [`MEMORY_CAP`](super::MEMORY_CAP).

mod rest;
mod round;
mod run;

pub use run::{ProfileResult, ProfileRun};

//! Where the time of opening and closing goes.

use super::Clock;
use crate::error::Error;
use crate::read_view::{ClosePhase, OpenPhase, ReadView, Registry, Space};
use crate::table::with_capacity;
use crate::teardown::{Cost, Strategy};

/// What each phase took, in nanoseconds for all views together.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Profile {
    /// In the order of [`OpenPhase::ALL`].
    pub open: [f64; OpenPhase::ALL.len()],
    /// In the order of [`ClosePhase::ALL`].
    pub close: [f64; ClosePhase::ALL.len()],
    /// What the teardowns cost together, counted.
    pub cost: Cost,
}

/// Opens and closes `views` views of `space`, all of them through one phase before any goes on to
/// the next: a phase is over in less time than most clocks can tell, that of many views is not.
///
/// # Errors
/// As [`ReadView::open`].
pub fn profile(
    clock: &impl Clock,
    space: &Space,
    strategy: Strategy,
    views: u32,
) -> Result<Profile, Error> {
    let mut profile = Profile::default();
    let mut registry = Registry::default();
    let mut open: Vec<ReadView> = with_capacity(views as usize)?;
    open.resize_with(views as usize, ReadView::default);
    for (phase, took) in OpenPhase::ALL.into_iter().zip(&mut profile.open) {
        let start = clock.now_ns();
        for view in &mut open {
            view.perform(phase, space, &mut registry)?;
        }
        *took = clock.now_ns() - start;
    }
    for (phase, took) in ClosePhase::ALL.into_iter().zip(&mut profile.close) {
        let start = clock.now_ns();
        for view in &mut open {
            profile.cost = view.undo(phase, &mut registry, strategy, profile.cost);
        }
        *took = clock.now_ns() - start;
    }
    Ok(profile)
}

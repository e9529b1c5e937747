//! Some views taken through all phases, side by side.

use crate::error::Error;
use crate::measure::Clock;
use crate::read_view::{Phase, ReadView, Registry, Space};
use crate::table::with_capacity;
use crate::teardown::{Cost, Strategy};

/// Views under way through the phases. Their dictionaries are torn down in bulk.
#[derive(Default)]
pub(super) struct Round {
    views: Vec<ReadView>,
    done: usize,
    /// Nanoseconds of each phase, for all views together.
    pub(super) ns: [f64; Phase::COUNT],
    /// What the teardowns cost together, counted.
    pub(super) cost: Cost,
}

impl Round {
    /// So many views, none of which has begun.
    ///
    /// # Errors
    /// [`Error::OutOfMemory`].
    pub(super) fn new(views: u32) -> Result<Self, Error> {
        let mut held = with_capacity(views as usize)?;
        held.resize_with(views as usize, ReadView::default);
        Ok(Round {
            views: held,
            ..Round::default()
        })
    }

    /// The share of the phases that is done.
    pub(super) fn share(&self) -> f64 {
        self.done as f64 / Phase::COUNT as f64
    }

    /// Takes all views through the next phase, timed. Whether it was the last.
    ///
    /// # Errors
    /// As [`ReadView::open`].
    #[inline(never)]
    pub(super) fn work(
        &mut self,
        clock: &impl Clock,
        space: &Space,
        registry: &mut Registry,
    ) -> Result<bool, Error> {
        let Some(phase) = Phase::all().nth(self.done) else {
            return Ok(true);
        };
        let start = clock.now_ns();
        match phase {
            Phase::Open(phase) => {
                for view in &mut self.views {
                    view.perform(phase, space, registry)?;
                }
            }
            Phase::Close(phase) => {
                for view in &mut self.views {
                    self.cost = view.undo(phase, registry, Strategy::Bulk, self.cost);
                }
            }
        }
        self.ns[self.done] = (clock.now_ns() - start).max(0.0);
        self.done += 1;
        Ok(self.done == Phase::COUNT)
    }
}

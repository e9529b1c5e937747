//! A space, and read views of it to close, or to open and close.

use super::PIECE;
use super::names::{NameSource, Spelling};
use crate::dictionary::NameTable;
use crate::error::Error;
use crate::measure::batch::{close_all, open_and_close, tear_down_dictionaries};
use crate::measure::{Clock, Timed};
use crate::read_view::{OpenPhase, ReadView, Registry, Space};
use crate::teardown::Strategy;

/// A view as far as it is open.
#[derive(Default)]
struct Opening {
    view: ReadView,
    phases_done: usize,
}

impl Opening {
    /// Opens on. Whether the view is open.
    fn open_on(&mut self, space: &Space, registry: &mut Registry) -> Result<bool, Error> {
        if let Some(&phase) = OpenPhase::ALL.get(self.phases_done) {
            let is_over = self.view.perform_part(phase, space, registry, PIECE)?;
            self.phases_done += usize::from(is_over);
        }
        Ok(self.phases_done == OpenPhase::ALL.len())
    }
}

/// What is timed of a view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Opening and closing.
    All,
    /// Closing alone: views are opened before the clock is looked at.
    Closing,
    /// Of closing, the phase that tears the dictionary down.
    Dictionary,
}

/// A space, one open view of it to look at, and the views that a batch will close.
pub struct Views {
    spelling: Spelling,
    part: Part,
    space: Option<Space>,
    registry: Registry,
    template: Option<ReadView>,
    opening: Opening,
    open: Vec<ReadView>,
    /// Iterations that are provided for.
    provided: u32,
}

impl Views {
    pub(super) fn new(source: NameSource, part: Part) -> Self {
        Views {
            spelling: Spelling::new(source),
            part,
            space: None,
            registry: Registry::default(),
            template: None,
            opening: Opening::default(),
            open: Vec::new(),
            provided: 0,
        }
    }

    /// Makes the names ready, then opens a view: half the share each.
    pub(super) fn prepare(&mut self) -> Result<f64, Error> {
        let Some(space) = &self.space else {
            if let Some(names) = self.spelling.go_on()? {
                self.space = Some(Space::new(&names)?);
                return Ok(0.5);
            }
            return Ok(0.5 * self.spelling.ready() as f64 / self.spelling.count() as f64);
        };
        if self.opening.open_on(space, &mut self.registry)? {
            self.template = Some(std::mem::take(&mut self.opening).view);
            return Ok(1.0);
        }
        Ok(0.5 + 0.5 * self.opening.phases_done as f64 / OpenPhase::ALL.len() as f64)
    }

    pub(super) fn template(&self) -> Option<&NameTable<'_>> {
        self.template.as_ref()?.table()
    }

    pub(super) fn input_bytes(&self) -> usize {
        match &self.template {
            Some(view) if self.part != Part::All => view.bytes(),
            _ => 0,
        }
    }

    pub(super) fn provide(&mut self, iterations: u32) -> Result<bool, Error> {
        self.provided = iterations;
        let Some(space) = self.space.as_ref().filter(|_| self.part != Part::All) else {
            return Ok(true);
        };
        if self.opening.open_on(space, &mut self.registry)? {
            let wanted = iterations as usize;
            self.open
                .try_reserve(wanted.saturating_sub(self.open.len()))
                .map_err(|_| Error::OutOfMemory {
                    bytes: wanted * size_of::<ReadView>(),
                })?;
            self.open.push(std::mem::take(&mut self.opening).view);
        }
        Ok(self.open.len() >= iterations as usize)
    }

    pub(super) fn run(&mut self, clock: &impl Clock, strategy: Strategy) -> Result<Timed, Error> {
        let Some(space) = &self.space else {
            return Ok(Timed::default());
        };
        let (views, registry) = (std::mem::take(&mut self.open), &mut self.registry);
        match self.part {
            Part::All => open_and_close(clock, space, registry, strategy, self.provided),
            Part::Closing => Ok(close_all(clock, views, registry, strategy)),
            Part::Dictionary => Ok(tear_down_dictionaries(clock, views, registry, strategy)),
        }
    }

    /// The space, and the open views' registry; None before it is made.
    pub(in crate::measure) fn space(&mut self) -> Option<(&Space, &mut Registry)> {
        Some((self.space.as_ref()?, &mut self.registry))
    }
}

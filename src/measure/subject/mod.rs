//! What is measured, and how it is made ready.

mod names;
mod tables;
mod views;

pub use self::names::NameSource;
use self::tables::Tables;
use self::views::{Part, Views};
use super::{Clock, Measure, Timed};
use crate::error::Error;
use crate::read_view::{Registry, Space};
use crate::teardown::{Cost, Strategy};

/// So many fields are worked on at a time: a fraction of a millisecond, unless their names collide.
const PIECE: usize = 512;

/// Something whose teardown can be timed. It is made in pieces, each short, so that whoever has it
/// made can stop in between.
pub trait Subject {
    /// Makes one more piece of it. The share that is made: 1 when all is.
    ///
    /// # Errors
    /// What a dictionary refuses of names of one's own; [`Error::OutOfMemory`].
    fn prepare(&mut self) -> Result<f64, Error>;

    /// Buckets of its table and of the table's shadow, 0 without one. Once it is made.
    fn buckets(&self) -> [u32; 2];

    /// What one iteration costs exactly. Once it is made.
    ///
    /// # Errors
    /// [`Error::OutOfMemory`].
    fn cost(&self, strategy: Strategy) -> Result<Cost, Error>;

    /// Bytes that the input of one iteration takes, about; 0 when none is kept.
    fn input_bytes(&self) -> usize;

    /// Makes one more piece of the inputs of so many iterations. Whether all are there.
    ///
    /// # Errors
    /// [`Error::OutOfMemory`].
    fn provide(&mut self, iterations: u32) -> Result<bool, Error>;

    /// Times the iterations that were provided for, which eats their inputs.
    ///
    /// # Errors
    /// [`Error::OutOfMemory`].
    fn run(&mut self, clock: &impl Clock, strategy: Strategy) -> Result<Timed, Error>;
}

/// A dictionary to tear down, or a read view to close or to open and close.
pub enum Specimen {
    /// Dictionaries.
    Tables(Tables),
    /// Read views.
    Views(Box<Views>),
}

impl Specimen {
    /// What `measure` asks for, with these names. Nothing is made yet. O(1).
    pub fn new(names: NameSource, measure: Measure) -> Self {
        match measure {
            Measure::Teardown => Specimen::Tables(Tables::new(names)),
            Measure::Close => Specimen::Views(Box::new(Views::new(names, Part::Closing))),
            Measure::OpenClose => Specimen::Views(Box::new(Views::new(names, Part::All))),
        }
    }

    /// Read views whose dictionaries are torn down. As [`Specimen::new`].
    pub(super) fn dictionaries_of_views(names: NameSource) -> Self {
        Specimen::Views(Box::new(Views::new(names, Part::Dictionary)))
    }

    /// The space that views are opened of, and their registry; None without them, and before they
    /// are made.
    pub(super) fn space(&mut self) -> Option<(&Space, &mut Registry)> {
        match self {
            Specimen::Tables(_) => None,
            Specimen::Views(views) => views.space(),
        }
    }
}

impl Subject for Specimen {
    fn prepare(&mut self) -> Result<f64, Error> {
        match self {
            Specimen::Tables(tables) => tables.prepare(),
            Specimen::Views(views) => views.prepare(),
        }
    }

    fn buckets(&self) -> [u32; 2] {
        let table = match self {
            Specimen::Tables(tables) => tables.template(),
            Specimen::Views(views) => views.template(),
        };
        table.map_or([0; 2], |table| {
            let state = table.state();
            [state.n_buckets, state.shadow_n_buckets]
        })
    }

    fn cost(&self, strategy: Strategy) -> Result<Cost, Error> {
        let table = match self {
            Specimen::Tables(tables) => tables.template(),
            Specimen::Views(views) => views.template(),
        };
        table.map_or(Ok(Cost::default()), |table| {
            crate::cost::cost(table, strategy)
        })
    }

    fn input_bytes(&self) -> usize {
        match self {
            Specimen::Tables(tables) => tables.input_bytes(),
            Specimen::Views(views) => views.input_bytes(),
        }
    }

    fn provide(&mut self, iterations: u32) -> Result<bool, Error> {
        match self {
            Specimen::Tables(tables) => tables.provide(iterations),
            Specimen::Views(views) => views.provide(iterations),
        }
    }

    fn run(&mut self, clock: &impl Clock, strategy: Strategy) -> Result<Timed, Error> {
        match self {
            Specimen::Tables(tables) => Ok(tables.run(clock, strategy)),
            Specimen::Views(views) => views.run(clock, strategy),
        }
    }
}

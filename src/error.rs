//! Everything that can go wrong, said once.
//!
//! What was given is kept as text, as its own world writes it: no number formatting of this side
//! stands between the user and what they typed.

mod message;

use crate::measure::Setting;
use crate::names::InvalidReason;
use crate::teardown::Strategy;

/// A refusal: each has a stable code, and a message that names the offending value and what would
/// be right.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Error {
    /// The count of names is no number.
    CountNotANumber {
        /// What was given, as text.
        given: String,
    },
    /// The count of names is a fraction.
    CountNotAnInteger {
        /// What was given.
        given: String,
    },
    /// The count of names is below 1 or above the limit.
    CountOutOfRange {
        /// What was given.
        given: String,
        /// The largest that is right.
        max: u32,
    },
    /// No family has this name.
    UnknownFamily {
        /// What was given.
        given: String,
    },
    /// No strategy has this name.
    UnknownStrategy {
        /// What was given.
        given: String,
    },
    /// Neither `table` nor `shadow`.
    UnknownArray {
        /// What was given.
        given: String,
    },
    /// The list holds no name.
    NamesEmpty,
    /// The list holds more names than a dictionary may.
    TooManyNames {
        /// How many it holds.
        given: usize,
        /// The most that is right.
        max: u32,
    },
    /// A name is no text.
    NameNotText {
        /// Which, from 0.
        index: usize,
        /// What it is instead.
        given: String,
    },
    /// A field has no name.
    NameMissing {
        /// Which, from 0.
        index: usize,
    },
    /// A name has too many bytes.
    NameTooLong {
        /// Which, from 0.
        index: usize,
        /// Its beginning.
        name: String,
        /// Its length.
        bytes: usize,
    },
    /// A name is no identifier.
    NameInvalid {
        /// Which, from 0.
        index: usize,
        /// The name, readable.
        name: String,
        /// What is wrong with it.
        reason: InvalidReason,
    },
    /// A name repeats an earlier one.
    NameDuplicate {
        /// Which, from 0: the one that repeats.
        index: usize,
        /// The one that it repeats, from 0.
        first: usize,
        /// The name, readable.
        name: String,
    },
    /// The array has no such bucket.
    BucketOutOfRange {
        /// What was given.
        given: String,
        /// How many buckets there are.
        n_buckets: u32,
    },
    /// A step is a fraction or no number.
    StepNotAnInteger {
        /// What was given.
        given: String,
    },
    /// A step is below 0.
    StepBelowZero {
        /// What was given.
        given: String,
    },
    /// The teardown has no such step.
    StepOutOfRange {
        /// What was given.
        given: String,
        /// The last step.
        steps: u64,
    },
    /// The teardown has no such call of `first`.
    CallOutOfRange {
        /// What was given.
        given: String,
        /// The last call.
        calls: usize,
    },
    /// A palette has the wrong number of colours.
    PaletteSize {
        /// How many it has.
        given: usize,
        /// How many are right.
        wanted: usize,
    },
    /// A table cannot be cleared while a resize is in flight.
    ClearInFlight {
        /// The first bucket that the resize has not visited.
        resize_position: u32,
        /// Buckets of the table.
        n_buckets: u32,
    },
    /// Nothing of this name can be measured.
    UnknownMeasure {
        /// What was given.
        given: String,
    },
    /// A number that says how to measure is no whole number, or too small or large.
    SettingOutOfRange {
        /// Which.
        setting: Setting,
        /// What was given, as text.
        given: String,
    },
    /// The clock does not go.
    ClockStoodStill {
        /// How often it was looked at.
        looks: u32,
    },
    /// The clock went, and did not while a sample was timed.
    ClockStopped {
        /// Of the sample.
        iterations: u32,
    },
    /// What was counted under the clock is not what the exact count says.
    CountsDisagree {
        /// How the tables were torn down.
        strategy: Strategy,
        /// Steps that were counted: buckets examined, deletions and frees.
        counted: u64,
        /// Steps that should have been.
        exact: u64,
    },
    /// The number of fields to be added is no whole number, or too small or large.
    AddOutOfRange {
        /// What was given, as text.
        given: String,
        /// The largest that is right.
        max: u32,
    },
    /// No field that could repeat an earlier name is at this place.
    RefusedAtOutOfRange {
        /// What was given, as text.
        given: String,
        /// The number of fields.
        max: u32,
    },
    /// A space's format is no MessagePack, or not of a format's shape.
    FormatBroken {
        /// Bytes read before it.
        at: usize,
        /// What should be there.
        wanted: &'static str,
    },
    /// A line of a conformance script cannot be read.
    Script {
        /// Which, from 1.
        line: usize,
        /// What was found, and what would be right.
        problem: String,
    },
    /// Memory was refused.
    OutOfMemory {
        /// How much was asked for.
        bytes: usize,
    },
}

impl Error {
    /// A word that never changes, for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            Error::CountNotANumber { .. } => "count-not-a-number",
            Error::CountNotAnInteger { .. } => "count-not-an-integer",
            Error::CountOutOfRange { .. } => "count-out-of-range",
            Error::UnknownFamily { .. } => "unknown-family",
            Error::UnknownStrategy { .. } => "unknown-strategy",
            Error::UnknownArray { .. } => "unknown-array",
            Error::NamesEmpty => "names-empty",
            Error::TooManyNames { .. } => "too-many-names",
            Error::NameNotText { .. } => "name-not-text",
            Error::NameMissing { .. } => "name-missing",
            Error::NameTooLong { .. } => "name-too-long",
            Error::NameInvalid { .. } => "name-invalid",
            Error::NameDuplicate { .. } => "name-duplicate",
            Error::BucketOutOfRange { .. } => "bucket-out-of-range",
            Error::StepNotAnInteger { .. } => "step-not-an-integer",
            Error::StepBelowZero { .. } | Error::StepOutOfRange { .. } => "step-out-of-range",
            Error::CallOutOfRange { .. } => "call-out-of-range",
            Error::PaletteSize { .. } => "palette-size",
            Error::ClearInFlight { .. } => "clear-in-flight",
            Error::UnknownMeasure { .. } => "unknown-measure",
            Error::SettingOutOfRange { setting, .. } => setting.code(),
            Error::ClockStoodStill { .. } | Error::ClockStopped { .. } => "clock-stood-still",
            Error::CountsDisagree { .. } => "counts-disagree",
            Error::AddOutOfRange { .. } => "add-out-of-range",
            Error::RefusedAtOutOfRange { .. } => "refused-at-out-of-range",
            Error::FormatBroken { .. } => "format-broken",
            Error::Script { .. } => "script",
            Error::OutOfMemory { .. } => "out-of-memory",
        }
    }
}

impl std::error::Error for Error {}

//! Everything that can go wrong, said once.
//!
//! What was given is kept as text, as its own world writes it: no number formatting of this side
//! stands between the user and what they typed.

use std::fmt;

use crate::measure::Setting;
use crate::names::InvalidReason;
use crate::teardown::Strategy;
use crate::words::listed;

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

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::CountNotANumber { given } => write!(
                f,
                "The number of fields is {given}; it must be a whole number, such as 2156."
            ),
            Error::CountNotAnInteger { given } => write!(
                f,
                "The number of fields is {given}; it must be a whole number, such as 2156."
            ),
            Error::CountOutOfRange { given, max } => write!(
                f,
                "The number of fields is {given}; it must be from 1 to {}.",
                grouped((*max).into())
            ),
            Error::UnknownFamily { given } => write!(
                f,
                "There is no name family \u{201c}{given}\u{201d}; the families are {}.",
                listed(&crate::names::Family::WORDS)
            ),
            Error::UnknownStrategy { given } => write!(
                f,
                "There is no teardown strategy \u{201c}{given}\u{201d}; the strategies are {}.",
                listed(&Strategy::WORDS)
            ),
            Error::UnknownArray { given } => write!(
                f,
                "There is no array \u{201c}{given}\u{201d}; it must be table or shadow."
            ),
            Error::NamesEmpty => {
                write!(f, "The list holds no name; it must hold at least one.")
            }
            Error::TooManyNames { given, max } => write!(
                f,
                "The list holds {given} names; a dictionary takes at most {}.",
                grouped((*max).into())
            ),
            Error::NameNotText { index, given } => write!(
                f,
                "Field {} has {given} for a name; it must be text.",
                index + 1
            ),
            Error::NameMissing { index } => write!(
                f,
                "Field {} has no name; every field needs at least one character.",
                index + 1
            ),
            Error::NameTooLong { index, name, bytes } => write!(
                f,
                "The name of field {}, \u{201c}{name}\u{201d}, has {bytes} bytes; a name takes at most {}.",
                index + 1,
                crate::names::MAX_NAME_BYTES
            ),
            Error::NameInvalid {
                index,
                name,
                reason,
            } => write!(
                f,
                "The name of field {}, \u{201c}{name}\u{201d}, is not an identifier: {reason}. \
                 Use letters, digits, punctuation or spaces of any script.",
                index + 1
            ),
            Error::NameDuplicate { index, first, name } => write!(
                f,
                "Field {} repeats the name of field {}, \u{201c}{name}\u{201d}; every name must differ.",
                index + 1,
                first + 1
            ),
            Error::BucketOutOfRange {
                given,
                n_buckets: 0,
            } => write!(f, "There is no bucket {given}: this array has no buckets."),
            Error::BucketOutOfRange { given, n_buckets } => write!(
                f,
                "There is no bucket {given}; the buckets are 0 to {}.",
                n_buckets - 1
            ),
            Error::StepNotAnInteger { given } => write!(
                f,
                "Step {given} is not a whole number; steps are counted one by one."
            ),
            Error::StepBelowZero { given } => {
                write!(f, "There is no step {given}; steps are counted from 0.")
            }
            Error::StepOutOfRange { given, steps } => write!(
                f,
                "There is no step {given}; this teardown has steps 0 to {}.",
                grouped(*steps)
            ),
            Error::CallOutOfRange { given, calls: 0 } => write!(
                f,
                "There is no call {given}: this teardown never calls first."
            ),
            Error::CallOutOfRange { given, calls } => write!(
                f,
                "There is no call {given}; this teardown calls first {calls} times, counted from 1."
            ),
            Error::PaletteSize { given, wanted } => {
                write!(f, "The palette has {given} colours; it must have {wanted}.")
            }
            Error::ClearInFlight {
                resize_position,
                n_buckets,
            } => write!(
                f,
                "The table cannot be cleared: a resize is in flight, at bucket {resize_position} of {n_buckets}. \
                 Put or delete until it has landed."
            ),
            Error::UnknownMeasure { given } => write!(
                f,
                "There is nothing called \u{201c}{given}\u{201d} to measure; it must be {}.",
                listed(&crate::measure::Measure::WORDS)
            ),
            Error::SettingOutOfRange { setting, given } => {
                let (least, most) = setting.range();
                write!(
                    f,
                    "The {} is {given}; it must be {}from {least} to {most}.",
                    setting.as_str(),
                    if setting.is_whole() {
                        "a whole number "
                    } else {
                        ""
                    },
                )
            }
            Error::ClockStoodStill { looks } => write!(
                f,
                "The clock stands still: it showed the same time {looks} times over. Without it nothing can be measured."
            ),
            Error::ClockStopped { iterations } => write!(
                f,
                "The clock stopped: it showed no time for a sample of {iterations} iterations. What was measured before stays."
            ),
            Error::CountsDisagree {
                strategy,
                counted,
                exact,
            } => write!(
                f,
                "The timed runs of {} made {counted} steps where {exact} are exact: their times cannot be trusted.",
                strategy.as_str(),
            ),
            Error::AddOutOfRange { given, max } => write!(
                f,
                "The number of fields to add is {given}; it must be a whole number from 1 to {}.",
                grouped((*max).into())
            ),
            Error::RefusedAtOutOfRange { given, max: 1 } => write!(
                f,
                "Field {given} cannot repeat a name: this format has one field."
            ),
            Error::RefusedAtOutOfRange { given, max } => write!(
                f,
                "Field {given} cannot repeat the name of an earlier one; give a whole number from 2 to {}.",
                grouped((*max).into())
            ),
            Error::FormatBroken { at, wanted } => write!(
                f,
                "The format of the space cannot be read at byte {at}; {wanted} should be there."
            ),
            Error::Script { line, problem } => write!(f, "Line {line}: {problem}"),
            Error::OutOfMemory { bytes } => write!(
                f,
                "Memory was refused: {bytes} bytes were asked for. Fewer or shorter names need less."
            ),
        }
    }
}

/// A limit as people read it, its thousands apart: 2,000,000.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut grouped = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place) % 3 == 0 {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

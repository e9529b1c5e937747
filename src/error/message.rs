//! What a refusal says to people.

use std::fmt;

use super::Error;
use crate::teardown::Strategy;
use crate::words::listed;

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::CountNotANumber { given } | Error::CountNotAnInteger { given } => write!(
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

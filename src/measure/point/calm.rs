//! Whether samples are to be trusted.

use crate::measure::request::MIN_SAMPLES;
use crate::measure::statistics::{mad, median};

/// Medians of the halves that lie further apart drift, and a median absolute deviation beyond it is
/// disturbed. In shares of the median.
const DISTURBED: f64 = 0.1;

/// Halves drift only if they lie so many median absolute deviations apart: few samples scatter.
const BEYOND_SCATTER: f64 = 4.0;

/// Whether the samples should better be taken again.
pub(super) fn is_disturbed(samples: &[f64]) -> bool {
    spread(samples) > DISTURBED || drifts(samples)
}

/// Whether the first half of the samples and the second tell different times.
pub(super) fn drifts(samples: &[f64]) -> bool {
    if samples.len() < MIN_SAMPLES as usize {
        return false;
    }
    let (first, second) = samples.split_at(samples.len() / 2);
    let apart = (median(first) - median(second)).abs();
    apart > DISTURBED * median(samples) && apart > BEYOND_SCATTER * mad(samples)
}

/// The samples' spread in shares of their median; 0 when that is 0.
fn spread(samples: &[f64]) -> f64 {
    match median(samples) {
        middle if middle > 0.0 => mad(samples) / middle,
        _ => 0.0,
    }
}

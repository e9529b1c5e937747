//! Whether samples are to be trusted.

use crate::measure::request::MIN_SAMPLES;
use crate::measure::statistics::{mad, median};

/// Medians of the halves that lie further apart drift; a median absolute deviation beyond it is
/// disturbed. In shares of the median.
const DISTURBED: f64 = 0.05;

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
    (median(first) - median(second)).abs() > DISTURBED * median(samples)
}

/// How much all samples are scattered, to compare two tries by.
pub(super) fn unrest(samples: &[Vec<f64>]) -> f64 {
    samples.iter().map(|samples| spread(samples)).sum()
}

/// The samples' spread in shares of their median; 0 when that is 0.
fn spread(samples: &[f64]) -> f64 {
    match median(samples) {
        middle if middle > 0.0 => mad(samples) / middle,
        _ => 0.0,
    }
}

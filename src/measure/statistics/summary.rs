//! The middle of samples and how far they lie from it. All samples are finite.

use super::Interval;

/// So many interquartile ranges beyond the quartiles stand Tukey's outer fences.
const OUTER_FENCE: f64 = 3.0;

/// Sorts upward.
///
/// * Time: about O(n^1.3), for the few hundred samples that there are; space: none.
/// * Source: Shell's sort with the gaps of Gonnet and Baeza-Yates (1991). The standard library's sort is faster for
///   millions of values, and some kilobytes of WebAssembly.
#[inline(never)]
pub fn sort(values: &mut [f64]) {
    let mut gap = values.len();
    while gap > 1 {
        gap = (5 * gap / 11).max(1);
        for from in gap..values.len() {
            let mut place = from;
            while place >= gap && values[place - gap] > values[place] {
                values.swap(place - gap, place);
                place -= gap;
            }
        }
    }
}

/// The value below which `share` (0 to 1) of the sorted values lie, between two of them in
/// proportion; 0 when there are none. O(1).
#[inline(never)]
pub(super) fn quantile_of_sorted(sorted: &[f64], share: f64) -> f64 {
    let Some(last) = sorted.len().checked_sub(1) else {
        return 0.0;
    };
    let place = share * last as f64;
    let below = place as usize;
    let above = (below + 1).min(last);
    sorted[below] + (sorted[above] - sorted[below]) * (place - below as f64)
}

/// The value in the middle, between two half way; 0 when there are none. Sorts `values`.
#[inline(never)]
pub(super) fn median_in(values: &mut [f64]) -> f64 {
    sort(values);
    quantile_of_sorted(values, 0.5)
}

/// The value in the middle, between two half way; 0 when there are none. The order does not matter.
/// As [`sort`].
#[inline(never)]
pub fn median(values: &[f64]) -> f64 {
    median_in(&mut values.to_vec())
}

/// The median absolute deviation: the median of the distances from the median, at least 0; 0 when
/// there are none. Half of the samples may be anything before it tells nonsense. As [`sort`].
#[inline(never)]
pub fn mad(values: &[f64]) -> f64 {
    let middle = median(values);
    let mut distances = values.to_vec();
    for distance in &mut distances {
        *distance = (*distance - middle).abs();
    }
    median_in(&mut distances)
}

/// Tukey's outer fences, three interquartile ranges away from the quartiles: what lies beyond them
/// is an outlier, and that is less than half of the values. As [`sort`].
#[inline(never)]
pub fn outer_fences(values: &[f64]) -> Interval {
    let mut sorted = values.to_vec();
    sort(&mut sorted);
    let low = quantile_of_sorted(&sorted, 0.25);
    let high = quantile_of_sorted(&sorted, 0.75);
    let reach = OUTER_FENCE * (high - low);
    Interval {
        low: low - reach,
        high: high + reach,
    }
}

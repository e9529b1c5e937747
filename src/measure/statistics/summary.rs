//! The middle of samples and how far they lie from it. All samples are finite.

/// So many interquartile ranges beyond the quartiles stand Tukey's outer fences.
const OUTER_FENCE: f64 = 3.0;

/// Sorts upward.
///
/// * Time: about O(n^1.3), for the few hundred samples that there are; space: none.
/// * Source: Shell's sort with the gaps of Ciura (2001). The standard library's sort is faster for
///   millions of values, and some kilobytes of WebAssembly.
pub fn sort(values: &mut [f64]) {
    sort_by(values, |value| value);
}

/// Sorts upward by a number that each value has; as [`sort`]. Equal ones may change places.
pub fn sort_by<T: Copy>(values: &mut [T], number: impl Fn(T) -> f64) {
    for gap in [701, 301, 132, 57, 23, 10, 4, 1] {
        for from in gap..values.len() {
            let value = values[from];
            let mut place = from;
            while place >= gap && number(values[place - gap]) > number(value) {
                values[place] = values[place - gap];
                place -= gap;
            }
            values[place] = value;
        }
    }
}

/// The value below which `share` (0 to 1) of the sorted values lie, between two of them in
/// proportion; 0 when there are none. O(1).
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
pub(super) fn median_in(values: &mut [f64]) -> f64 {
    sort(values);
    quantile_of_sorted(values, 0.5)
}

/// The value in the middle, between two half way; 0 when there are none. The order does not matter.
/// As [`sort`].
pub fn median(values: &[f64]) -> f64 {
    median_in(&mut values.to_vec())
}

/// The median absolute deviation: the median of the distances from the median, at least 0; 0 when
/// there are none. Half of the samples may be anything before it tells nonsense. As [`sort`].
pub fn mad(values: &[f64]) -> f64 {
    let middle = median(values);
    let mut distances: Vec<f64> = values.iter().map(|value| (value - middle).abs()).collect();
    median_in(&mut distances)
}

/// The places of the values beyond Tukey's outer fences, three interquartile ranges away from the
/// quartiles; fewer than half of the values. As [`sort`].
pub fn outliers(values: &[f64]) -> Vec<usize> {
    let mut sorted = values.to_vec();
    sort(&mut sorted);
    let low = quantile_of_sorted(&sorted, 0.25);
    let high = quantile_of_sorted(&sorted, 0.75);
    let reach = OUTER_FENCE * (high - low);
    (0..values.len())
        .filter(|&place| values[place] < low - reach || values[place] > high + reach)
        .collect()
}

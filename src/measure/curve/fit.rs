//! What measured points say together.

use super::regression::{Line, line_through};
use super::segments::{Piece, pieces};

/// Measured points, a column a quantity and a row a count of names, by ascending counts. Times are
/// nanoseconds, and NaN where there is none that was measured.
#[derive(Clone, Copy, Debug)]
pub struct Points<'p> {
    /// Names.
    pub counts: &'p [f64],
    /// Buckets that find-first examines.
    pub examined: &'p [f64],
    /// Find-first's times.
    pub find_first: &'p [f64],
    /// Bulk's times.
    pub bulk: &'p [f64],
}

/// What the points say.
#[derive(Clone, Debug, PartialEq)]
pub struct Fit {
    /// Straight pieces of find-first's times, in order: where one follows another, there is a jump.
    pub pieces: Vec<Piece>,
    /// Find-first's times over the buckets examined. None of fewer than three measured points.
    pub by_examined: Option<Line>,
    /// The slope of ln(time) over ln(count), about 2 with find-first and 0 in bulk. None of fewer
    /// than three measured points.
    pub log_slope_find_first: Option<f64>,
    /// The same, in bulk.
    pub log_slope_bulk: Option<f64>,
}

/// The fit of points. O(points²).
pub fn fit(points: Points<'_>) -> Fit {
    Fit {
        pieces: pieces(points.counts, points.find_first),
        by_examined: line_through(points.examined, points.find_first),
        log_slope_find_first: log_slope(points.counts, points.find_first),
        log_slope_bulk: log_slope(points.counts, points.bulk),
    }
}

#[inline(never)]
fn log_slope(counts: &[f64], times: &[f64]) -> Option<f64> {
    line_through(&logarithms(counts), &logarithms(times)).map(|line| line.slope)
}

#[inline(never)]
fn logarithms(numbers: &[f64]) -> Vec<f64> {
    let mut logarithms = numbers.to_vec();
    for number in &mut logarithms {
        *number = number.ln();
    }
    logarithms
}

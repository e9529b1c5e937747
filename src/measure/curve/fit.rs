//! What measured points say together.

use super::regression::{Line, line_through};
use super::segments::{Piece, pieces};
use crate::measure::statistics::sort_by;

/// Fewer points than this say nothing of a curve.
const FEWEST_POINTS: usize = 3;

/// The measured times of one count of names, in nanoseconds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FitPoint {
    /// Names.
    pub count: f64,
    /// Buckets that find-first examines.
    pub examined: f64,
    /// Find-first's time; None when it was not measured.
    pub find_first: Option<f64>,
    /// Bulk's time; None when it was not measured.
    pub bulk: Option<f64>,
}

/// A jump between two measured counts.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FoundJump {
    /// The first count after it.
    pub at: f64,
    /// The last count before it: between them it lies.
    pub from: f64,
}

/// What the points say.
#[derive(Clone, Debug, PartialEq)]
pub struct Fit {
    /// Straight pieces of find-first's times, in order.
    pub pieces: Vec<Piece>,
    /// Where one ends and the next begins.
    pub jumps: Vec<FoundJump>,
    /// Find-first's times over the buckets examined. None of fewer than three measured points.
    pub by_examined: Option<Line>,
    /// The slope of ln(time) over ln(count), about 2 with find-first and 0 in bulk. None of fewer
    /// than three measured points.
    pub log_slope_find_first: Option<f64>,
    /// The same, in bulk.
    pub log_slope_bulk: Option<f64>,
}

/// The fit of points in any order. O(points²).
pub fn fit(points: &[FitPoint]) -> Fit {
    let mut times = pairs(points, |point| Some((point.count, point.find_first?)));
    sort_by(&mut times, |(count, _)| count);
    let pieces = pieces(&times);
    let jumps = pieces
        .windows(2)
        .map(|pair| FoundJump {
            at: pair[1].from,
            from: pair[0].to,
        })
        .collect();
    let logarithmic = |time: fn(&FitPoint) -> Option<f64>| {
        let points = pairs(points, |point| Some((point.count.ln(), time(point)?.ln())));
        line(&points).map(|line| line.slope)
    };
    Fit {
        pieces,
        jumps,
        by_examined: line(&pairs(points, |point| {
            Some((point.examined, point.find_first?))
        })),
        log_slope_find_first: logarithmic(|point| point.find_first),
        log_slope_bulk: logarithmic(|point| point.bulk),
    }
}

fn line(points: &[(f64, f64)]) -> Option<Line> {
    match points.len() < FEWEST_POINTS {
        true => None,
        false => line_through(points),
    }
}

fn pairs(points: &[FitPoint], of: impl Fn(&FitPoint) -> Option<(f64, f64)>) -> Vec<(f64, f64)> {
    points.iter().filter_map(of).collect()
}

//! Straight pieces of a curve that jumps.
//!
//! * Idea: of all ways to cut the points into runs and lay a line through each, take the one whose
//!   lines miss least, where each further run has to be worth a penalty. Misses are counted in
//!   shares of the time, since that is how times scatter; and lines are drawn towards the origin, as
//!   emptying nothing takes next to nothing: so a run of one or two points is held to something too.
//!   A cut that is no rise, such as about a single disturbed point, is then taken back.
//! * Time: O(points²), by dynamic programming over sums that are kept for all prefixes; space:
//!   O(points).
//! * Source: optimal partitioning after Jackson et al., "An algorithm for optimal partitioning of
//!   data on an interval" (2005).

use crate::measure::statistics::{median, sort};

/// Times scatter by so much of themselves at least, and a scatter beyond the most is a curve.
const SCATTER: (f64, f64) = (0.03, 0.08);

/// A line may miss the origin by about so much of its times.
const INTERCEPT: f64 = 0.1;

/// By so much a time rises at a jump, at least; a doubled table nearly doubles it.
const RISE: f64 = 1.2;

/// From a median absolute deviation to a standard deviation.
const DEVIATION: f64 = 1.4826;

/// A straight piece of the curve.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Piece {
    /// The first count that it goes through.
    pub from: f64,
    /// The last one.
    pub to: f64,
    /// Nanoseconds for each further name.
    pub slope: f64,
    /// Nanoseconds where it meets the axis.
    pub intercept: f64,
}

impl Piece {
    fn at(&self, count: f64) -> f64 {
        self.slope * count + self.intercept
    }
}

/// The pieces of points (count, time), sorted by count, all above 0. Neighbours of equal count are
/// in one piece.
pub fn pieces(points: &[(f64, f64)]) -> Vec<Piece> {
    let sums = prefix_sums(points);
    let mut starts = best_starts(points, &sums);
    loop {
        let pieces = pieces_from(&starts, points, &sums);
        let is_rise = |at: usize| {
            let (before, after) = (&pieces[at - 1], &pieces[at]);
            after.at(after.from) >= RISE * before.at(after.from)
        };
        let Some(fall) = (1..pieces.len()).find(|&at| !is_rise(at)) else {
            return pieces;
        };
        starts.remove(fall);
    }
}

/// Sums over points, of what a line of least relative misses is made of: with u = count ⁄ time and
/// v = 1 ⁄ time a line a, b misses by 1 − a u − b v.
#[derive(Clone, Copy, Default)]
struct Sums {
    n: f64,
    u: f64,
    v: f64,
    uu: f64,
    uv: f64,
    vv: f64,
}

/// A line, and how much it misses, squared.
struct Fitted {
    slope: f64,
    intercept: f64,
    misses: f64,
}

impl Sums {
    fn with(mut self, (count, time): (f64, f64)) -> Self {
        let (u, v) = (count / time, 1.0 / time);
        self.n += 1.0;
        self.u += u;
        self.v += v;
        self.uu += u * u;
        self.uv += u * v;
        self.vv += v * v;
        self
    }

    fn without(self, other: &Sums) -> Self {
        Sums {
            n: self.n - other.n,
            u: self.u - other.u,
            v: self.v - other.v,
            uu: self.uu - other.uu,
            uv: self.uv - other.uv,
            vv: self.vv - other.vv,
        }
    }

    /// The line of least squares, its intercept held towards 0.
    fn fitted(&self) -> Fitted {
        let hold = SCATTER.0 / INTERCEPT * self.v / self.n;
        let vv = self.vv + hold * hold;
        let determinant = self.uu * vv - self.uv * self.uv;
        let slope = (self.u * vv - self.v * self.uv) / determinant;
        let intercept = (self.v * self.uu - self.u * self.uv) / determinant;
        Fitted {
            slope,
            intercept,
            misses: (self.n - slope * self.u - intercept * self.v).max(0.0),
        }
    }
}

/// The sums over the first 0, 1, 2, … points.
fn prefix_sums(points: &[(f64, f64)]) -> Vec<Sums> {
    let mut sums = Sums::default();
    let mut all = vec![sums];
    all.extend(points.iter().map(|&point| {
        sums = sums.with(point);
        sums
    }));
    all
}

/// Where the runs of the cheapest cutting begin.
fn best_starts(points: &[(f64, f64)], sums: &[Sums]) -> Vec<usize> {
    let penalty = penalty(points);
    // For the first 0, 1, 2, … points: the least cost, and where its last run begins.
    let mut best = vec![(0.0, 0)];
    for to in 1..=points.len() {
        let is_inside = |at: usize| at > 0 && points[at - 1].0 == points[at].0;
        let cheapest = (0..to)
            .filter(|&from| !is_inside(from))
            .map(|from| {
                let misses = sums[to].without(&sums[from]).fitted().misses;
                (best[from].0 + misses + penalty, from)
            })
            .fold((f64::INFINITY, 0), |least, cost| {
                if cost.0 < least.0 { cost } else { least }
            });
        best.push(cheapest);
    }
    let mut starts = Vec::new();
    let mut to = points.len();
    while to > 0 {
        to = best[to].1;
        starts.push(to);
    }
    starts.reverse();
    starts
}

/// What a further run must be worth, so that scatter alone hardly ever makes one.
fn penalty(points: &[(f64, f64)]) -> f64 {
    let mut steps: Vec<f64> = points
        .windows(2)
        .map(|pair| {
            let rate = |(count, time): (f64, f64)| time / count;
            (rate(pair[1]) / rate(pair[0])).ln().abs()
        })
        .collect();
    sort(&mut steps);
    // Two neighbours scatter, hence the root of 2; jumps are few among many, hence the median.
    let scatter = DEVIATION * median(&steps) / std::f64::consts::SQRT_2;
    let scatter = scatter.clamp(SCATTER.0, SCATTER.1);
    (4.0 * (points.len() as f64).ln() + 10.0) * scatter * scatter
}

fn pieces_from(starts: &[usize], points: &[(f64, f64)], sums: &[Sums]) -> Vec<Piece> {
    let ends = starts.iter().skip(1).copied().chain([points.len()]);
    starts
        .iter()
        .zip(ends)
        .map(|(&from, to)| {
            let Fitted {
                slope, intercept, ..
            } = sums[to].without(&sums[from]).fitted();
            Piece {
                from: points[from].0,
                to: points[to - 1].0,
                slope,
                intercept,
            }
        })
        .collect()
}

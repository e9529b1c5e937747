//! Straight pieces of a curve that jumps.
//!
//! * Idea: of all ways to cut the points into runs and lay a line through each, take the one whose
//!   lines miss least, where each further run has to be worth a penalty. Misses are counted in
//!   shares of the time, since that is how times scatter; and lines are drawn towards the origin, as
//!   emptying nothing takes next to nothing: so a run of one or two points is held to something too.
//!   A cut that is no rise, such as about a single disturbed point, is then taken back.
//! * Time: O(points²), by dynamic programming; space: O(points).
//! * Source: optimal partitioning after Jackson et al., "An algorithm for optimal partitioning of
//!   data on an interval" (2005).

/// Times scatter by about so much of themselves.
const SCATTER: f64 = 0.03;

/// A line may miss the origin by about so much of its times: little while runs are looked for, so
/// that few points do not lean on a tilted line, more once they are found.
const INTERCEPT_SOUGHT: f64 = 0.02;
const INTERCEPT_FOUND: f64 = 0.1;

/// By so much a time rises at a jump, at least; a doubled table nearly doubles it.
const RISE: f64 = 1.3;

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

/// The pieces of points, by ascending counts, no two alike; a point whose time is NaN is none.
pub fn pieces(counts: &[f64], times: &[f64]) -> Vec<Piece> {
    let mut points = Vec::with_capacity(counts.len());
    for (&count, &time) in counts.iter().zip(times) {
        if !time.is_nan() {
            points.push(Point { count, time });
        }
    }
    let mut starts = best_starts(&points);
    loop {
        let mut pieces = Vec::with_capacity(starts.len());
        let mut end = points.len();
        for &start in starts.iter().rev() {
            pieces.push(line_of(&points[start..end]));
            end = start;
        }
        pieces.reverse();
        let Some(fall) = first_without_rise(&pieces) else {
            return pieces;
        };
        starts.remove(fall);
    }
}

/// The first piece that does not begin with a jump from the one before.
fn first_without_rise(pieces: &[Piece]) -> Option<usize> {
    (1..pieces.len()).find(|&at| {
        let (before, after) = (&pieces[at - 1], &pieces[at]);
        after.at(after.from) < RISE * before.at(after.from)
    })
}

/// A measured point.
#[derive(Clone, Copy)]
struct Point {
    count: f64,
    time: f64,
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
    fn add(&mut self, Point { count, time }: Point) {
        let (u, v) = (count / time, 1.0 / time);
        self.n += 1.0;
        self.u += u;
        self.v += v;
        self.uu += u * u;
        self.uv += u * v;
        self.vv += v * v;
    }

    /// The line of least squares, its intercept held towards 0.
    #[inline(never)]
    fn fitted(&self, most_intercept: f64) -> Fitted {
        let hold = SCATTER / most_intercept * self.v / self.n;
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

/// The piece through `points`, one at least.
fn line_of(points: &[Point]) -> Piece {
    let mut sums = Sums::default();
    for &point in points {
        sums.add(point);
    }
    let Fitted {
        slope, intercept, ..
    } = sums.fitted(INTERCEPT_FOUND);
    Piece {
        from: points[0].count,
        to: points[points.len() - 1].count,
        slope,
        intercept,
    }
}

/// What it costs to cut the first so many points, at the least.
#[derive(Clone, Copy)]
struct Cut {
    cost: f64,
    /// Where its last run begins.
    start: usize,
}

/// Where the runs of the cheapest cutting begin.
fn best_starts(points: &[Point]) -> Vec<usize> {
    // What a further run must be worth, so that scatter alone hardly ever makes one.
    let penalty = (4.0 * (points.len() as f64).ln() + 10.0) * SCATTER * SCATTER;
    let mut best = Vec::with_capacity(points.len() + 1);
    best.push(Cut {
        cost: 0.0,
        start: 0,
    });
    for to in 1..=points.len() {
        let mut cheapest = Cut {
            cost: f64::INFINITY,
            start: 0,
        };
        let mut sums = Sums::default();
        for start in (0..to).rev() {
            sums.add(points[start]);
            let cost = best[start].cost + penalty + sums.fitted(INTERCEPT_SOUGHT).misses;
            if cost < cheapest.cost {
                cheapest = Cut { cost, start };
            }
        }
        best.push(cheapest);
    }
    let mut starts = Vec::with_capacity(points.len());
    let mut to = points.len();
    while to > 0 {
        to = best[to].start;
        starts.push(to);
    }
    starts.reverse();
    starts
}

//! A straight line through points.

/// A line, and how much of the points' variance it explains.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Line {
    /// By how much y grows with x.
    pub slope: f64,
    /// y where x is 0.
    pub intercept: f64,
    /// 1 when all points lie on it, about 0 when it tells nothing of them; 1 when all y are equal.
    pub r2: f64,
}

/// Two points always lie on a line: fewer than three say nothing of a curve.
const FEWEST_POINTS: f64 = 3.0;

/// The line of least squares through the points of `xs` and `ys`; a point with a NaN is none. None
/// through fewer than three points or when all x are equal.
///
/// * Time: O(points), twice over, so that sums of large numbers do not swallow small ones.
/// * Source: Gauss, 1809.
#[inline(never)]
pub fn line_through(xs: &[f64], ys: &[f64]) -> Option<Line> {
    let points = || xs.iter().zip(ys).filter(|(x, y)| !(*x + *y).is_nan());
    let (mut n, mut mean_x, mut mean_y) = (0.0, 0.0, 0.0);
    for (x, y) in points() {
        n += 1.0;
        mean_x += (x - mean_x) / n;
        mean_y += (y - mean_y) / n;
    }
    let (mut xx, mut xy, mut yy) = (0.0, 0.0, 0.0);
    for (x, y) in points() {
        let (x, y) = (x - mean_x, y - mean_y);
        xx += x * x;
        xy += x * y;
        yy += y * y;
    }
    if n < FEWEST_POINTS || xx <= 0.0 {
        return None;
    }
    let slope = xy / xx;
    Some(Line {
        slope,
        intercept: mean_y - slope * mean_x,
        r2: if yy > 0.0 { xy * xy / (xx * yy) } else { 1.0 },
    })
}

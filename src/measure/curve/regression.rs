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

/// The line of least squares. None through fewer than two points or when all x are equal.
///
/// * Time: O(points), twice over, so that sums of large numbers do not swallow small ones.
/// * Source: Gauss, 1809.
pub fn line_through(points: &[(f64, f64)]) -> Option<Line> {
    let n = points.len() as f64;
    let (sum_x, sum_y) = points
        .iter()
        .fold((0.0, 0.0), |(sum_x, sum_y), (x, y)| (sum_x + x, sum_y + y));
    let (mean_x, mean_y) = (sum_x / n, sum_y / n);
    let (mut xx, mut xy, mut yy) = (0.0, 0.0, 0.0);
    for (x, y) in points {
        let (x, y) = (x - mean_x, y - mean_y);
        xx += x * x;
        xy += x * y;
        yy += y * y;
    }
    // No points at all have no mean, and this is no number then.
    if xx.is_nan() || xx <= 0.0 {
        return None;
    }
    let slope = xy / xx;
    Some(Line {
        slope,
        intercept: mean_y - slope * mean_x,
        r2: if yy > 0.0 { xy * xy / (xx * yy) } else { 1.0 },
    })
}

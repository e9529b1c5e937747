//! Numbers on their way to JavaScript.

/// A row of numbers, whose order the caller and one module of `www/engine/` agree upon. What is not
/// known is NaN.
pub(super) struct Row(Vec<f64>);

impl Row {
    /// An empty row.
    pub(super) fn new() -> Self {
        Row(Vec::new())
    }

    /// Adds numbers at the end.
    #[inline(never)]
    pub(super) fn add(&mut self, numbers: &[f64]) {
        self.0.extend_from_slice(numbers);
    }

    /// The numbers.
    pub(super) fn numbers(self) -> Vec<f64> {
        self.0
    }
}

/// A number, or what says that there is none.
#[inline(never)]
pub(super) fn or_nan(number: Option<f64>) -> f64 {
    number.unwrap_or(f64::NAN)
}

//! Many points at once: how time grows, and where it jumps.

mod fit;
mod jumps;
mod regression;
mod segments;

pub use fit::{Fit, Points, fit};
pub use jumps::{ExactJump, exact_jumps};
pub use regression::{Line, line_through};
pub use segments::{Piece, pieces};

//! What several test files need; each uses a part of it.

#![allow(dead_code)]

pub mod fake;
pub mod points;
pub mod rebuild;
pub mod replay;
pub mod slow;
pub mod slow_teardown;
pub mod tables;

use std::path::Path;

/// The text of a golden file.
pub fn golden(file: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/golden")
        .join(file);
    std::fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("{} can be read: {error}", path.display()))
}

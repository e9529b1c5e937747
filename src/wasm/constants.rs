//! What never changes, for JavaScript to know.

use wasm_bindgen::prelude::wasm_bindgen;

use crate::dictionary::MAX_COUNT;
use crate::names::{Family, MAX_NAME_BYTES};
use crate::teardown::Strategy;
use crate::timeline::{HEAT_LEVELS, PALETTE_SIZE};
use crate::words::listed;

/// The words of all strategies, in the order in which they are shown, ", " between them.
#[wasm_bindgen]
pub fn strategies() -> String {
    listed(&Strategy::WORDS)
}

/// The words of all name families, in the order in which they are shown, ", " between them.
#[wasm_bindgen]
pub fn families() -> String {
    listed(&Family::WORDS)
}

/// The most names that a dictionary may have.
#[wasm_bindgen]
pub fn max_count() -> u32 {
    MAX_COUNT
}

/// The most bytes that a name may have.
#[wasm_bindgen]
pub fn max_name_bytes() -> usize {
    MAX_NAME_BYTES
}

/// Colours of a palette.
#[wasm_bindgen]
pub fn palette_size() -> usize {
    PALETTE_SIZE
}

/// Shades of heat in a palette.
#[wasm_bindgen]
pub fn heat_levels() -> usize {
    HEAT_LEVELS
}

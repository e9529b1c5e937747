//! The engine as JavaScript sees it: a handful of coarse calls.
//!
//! Configuration and results cross as plain objects; buckets, pixels and frames as the address of a
//! buffer in this module's memory, over which JavaScript lays a typed array; samples and fits as rows
//! of numbers. 64-bit counts cross as f64, exact to 2⁵³. `www/engine/` is the only caller.
//!
//! Features say what a module holds: without any it is what the page loads first.

#[cfg(feature = "measure")]
mod clock;
#[cfg(feature = "conformance")]
mod conformance;
mod dictionary;
mod error;
mod input;
mod lab;
#[cfg(feature = "measure")]
mod row;
#[cfg(feature = "measure")]
mod sampler;
mod timeline;
#[cfg(feature = "measure")]
mod timing;

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

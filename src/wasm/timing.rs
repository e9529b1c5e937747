//! Batches between two looks at the clock, the whole loop on this side of the boundary.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::clock::PerformanceClock;
use super::input;
use crate::dictionary::{Reserve, build_table};
use crate::measure::{Batch, build_batch, teardown_batch};
use crate::names::Family;
use crate::teardown::Strategy;

/// What a batch took and did.
#[wasm_bindgen]
pub struct BatchResult {
    /// Nanoseconds for all iterations together.
    pub ns: f64,
    /// Exist bits tested, or entries put.
    pub work: f64,
}

impl From<Batch> for BatchResult {
    fn from(batch: Batch) -> Self {
        BatchResult {
            ns: batch.ns,
            work: batch.work as f64,
        }
    }
}

/// Times `iterations` teardowns of a dictionary of `count` names of a family.
#[wasm_bindgen(js_name = timeTeardown)]
pub fn time_teardown(
    family: &str,
    count: &JsValue,
    strategy: &str,
    iterations: u32,
) -> Result<BatchResult, JsValue> {
    let names = Family::parse(family)?.names(input::count(count)?)?;
    let strategy = Strategy::parse(strategy)?;
    let table = build_table(&names, Reserve::Upfront, ())?.table;
    let clock = PerformanceClock::new()?;
    Ok(teardown_batch(&clock, &table, strategy, iterations)?.into())
}

/// Times `iterations` buildings of a dictionary of `count` names of a family.
#[wasm_bindgen(js_name = timeBuild)]
pub fn time_build(family: &str, count: &JsValue, iterations: u32) -> Result<BatchResult, JsValue> {
    let names = Family::parse(family)?.names(input::count(count)?)?;
    let clock = PerformanceClock::new()?;
    Ok(build_batch(&clock, &names, iterations)?.into())
}

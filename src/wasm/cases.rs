//! What else tears dictionaries down, and where bulk would be wrong. Results cross as rows of
//! numbers, in the order in which `www/engine/cases.js` reads them.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::input;
use super::row::Row;
use crate::dictionary::MAX_COUNT;
use crate::error::Error;
use crate::measure::NameSource;
use crate::names::Names;
use crate::operations::{self, Change, Operation};
use crate::owning::{self, Form, MAX_OWNING, Ownership};
use crate::teardown::Cost;

/// The words of the operations, in their order.
#[wasm_bindgen(js_name = operationWords)]
pub fn operation_words() -> String {
    Operation::ALL.map(Operation::as_str).join(", ")
}

/// The words of the ways to empty a table of owners, in their order.
#[wasm_bindgen(js_name = formWords)]
pub fn form_words() -> String {
    Form::ALL.map(Form::as_str).join(", ")
}

/// For each operation: its place among the words, names built, names torn down (−1: no dictionary
/// is), buckets, buckets of the shadow, and the two costs.
#[wasm_bindgen(js_name = operations)]
pub fn operations_of(request: &JsValue) -> Result<Vec<f64>, JsValue> {
    let names = names_of(input::name_source(request)?)?;
    let mut row = Row::new();
    for toll in operations::operations(&names, read_change(request, names.len() as u32)?)? {
        row.add(&[toll.operation as u32 as f64, toll.built.into()]);
        match toll.torn_down {
            Some(torn) => {
                row.add(&[
                    torn.names.into(),
                    torn.buckets.into(),
                    torn.shadow_buckets.into(),
                ]);
                add_cost(&mut row, torn.before);
                add_cost(&mut row, torn.after);
            }
            None => {
                row.add(&[-1.0, 0.0, 0.0]);
                add_cost(&mut row, Cost::default());
                add_cost(&mut row, Cost::default());
            }
        }
    }
    Ok(row.numbers())
}

/// For each way: its cost, objects freed and leaked, how many buckets the table has, and how many of
/// their fates follow, from bucket 0 on.
#[wasm_bindgen(js_name = owning)]
pub fn owning_of(request: &JsValue) -> Result<Vec<f64>, JsValue> {
    let source = input::name_source(request)?;
    if source.count() > MAX_OWNING {
        return Err(Error::CountOutOfRange {
            given: source.count().to_string(),
            max: MAX_OWNING,
        }
        .into());
    }
    let names = names_of(source)?;
    let ownership = match input::field(request, "owns").is_truthy() {
        true => Ownership::Objects,
        false => Ownership::Nothing,
    };
    let shown = input::field(request, "shown").as_f64().unwrap_or(0.0) as usize;
    let mut row = Row::new();
    for form in Form::ALL {
        let outcome = owning::run(&names, ownership, form)?;
        let fates = &outcome.fates[..outcome.fates.len().min(shown)];
        add_cost(&mut row, outcome.cost);
        row.add(&[
            outcome.freed as f64,
            outcome.leaked as f64,
            outcome.fates.len() as f64,
            fates.len() as f64,
        ]);
        for &fate in fates {
            row.add(&[fate as u32 as f64]);
        }
    }
    Ok(row.numbers())
}

fn names_of(source: NameSource) -> Result<Names, Error> {
    match source {
        NameSource::Family(family, count) => family.names(count),
        NameSource::Own(names) => Ok(names),
    }
}

fn read_change(request: &JsValue, count: u32) -> Result<Change, Error> {
    let (add, refused_at) = (
        input::field(request, "add"),
        input::field(request, "refusedAt"),
    );
    let mut change = Change::default();
    if !add.is_undefined() {
        change.add = input::whole(&add, 1, MAX_COUNT).map_err(|given| Error::AddOutOfRange {
            given,
            max: MAX_COUNT,
        })?;
    }
    if !refused_at.is_undefined() {
        let at = input::whole(&refused_at, 2, count)
            .map_err(|given| Error::RefusedAtOutOfRange { given, max: count })?;
        change.refused_at = Some(at);
    }
    Ok(change)
}

fn add_cost(row: &mut Row, cost: Cost) {
    row.add(&[
        cost.examined as f64,
        cost.words as f64,
        cost.deletions as f64,
        cost.batches as f64,
        cost.frees as f64,
    ]);
}

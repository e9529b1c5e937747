//! A dictionary as JavaScript holds it.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::input;
use super::lab::Lab;
use super::row::{Row, or_nan};
use super::timeline::TimelineHandle;
use crate::cost::cost;
use crate::dictionary::{Dictionary, NameTable};
use crate::error::Error;
use crate::names::Family;
use crate::table::ProbeSequence;
use crate::teardown::{self, Cost, Strategy};
use crate::timeline::Timeline;

/// A built dictionary.
#[wasm_bindgen]
pub struct DictionaryHandle {
    lab: Lab,
}

#[wasm_bindgen]
impl DictionaryHandle {
    /// The first `count` names of a family.
    #[wasm_bindgen(js_name = fromFamily)]
    pub fn from_family(family: &str, count: &JsValue) -> Result<DictionaryHandle, JsValue> {
        let names = Family::parse(family)?.names(input::count(count)?)?;
        Ok(DictionaryHandle {
            lab: Lab::build(names)?,
        })
    }

    /// One's own names.
    #[wasm_bindgen(js_name = fromNames)]
    pub fn from_names(names: &js_sys::Array) -> Result<DictionaryHandle, JsValue> {
        Ok(DictionaryHandle {
            lab: Lab::build(input::names(names)?)?,
        })
    }

    /// What the dictionary is like, in the order in which `www/engine/dictionary.js` reads it.
    pub fn info(&self) -> Result<Vec<f64>, JsValue> {
        let dictionary = self.lab.dictionary();
        let state = table_of(dictionary)?.state();
        Ok(Row::of(&[
            f64::from(dictionary.count()),
            f64::from(state.n_buckets),
            f64::from(state.n_dirty),
            f64::from(state.upper_bound),
            f64::from(state.resize_position),
            f64::from(state.shadow_n_buckets),
            dictionary.server_bytes() as f64,
        ]))
    }

    /// What tearing it down costs, computed.
    pub fn cost(&self, strategy: &str) -> Result<Vec<f64>, JsValue> {
        let table = table_of(self.lab.dictionary())?;
        Ok(numbers_of(cost(table, Strategy::parse(strategy)?)?))
    }

    /// What tearing it down costs, counted by running it on a copy.
    pub fn run(&self, strategy: &str) -> Result<Vec<f64>, JsValue> {
        let copy = table_of(self.lab.dictionary())?.try_clone()?;
        Ok(numbers_of(teardown::run(copy, Strategy::parse(strategy)?)))
    }

    /// One bucket of `table` or `shadow`: its two bits and, when it holds an entry, the field
    /// number, hash, start and stride.
    pub fn bucket(&self, index: f64, array: &str) -> Result<Vec<f64>, JsValue> {
        let side = input::side(array)?;
        let table = table_of(self.lab.dictionary())?;
        let view = table.view(side);
        let n_buckets = view.n_buckets();
        let Some(bits) = view
            .bits()
            .filter(|_| index >= 0.0 && index < f64::from(n_buckets) && index.fract() == 0.0)
        else {
            return Err(Error::BucketOutOfRange {
                given: input::spelt(index),
                n_buckets,
            }
            .into());
        };
        let index = index as u32;
        let entry = table.entry(side, index);
        let probe = entry.map(|entry| ProbeSequence::new(entry.key.hash, n_buckets));
        Ok(Row::of(&[
            f64::from(u8::from(bits.exists(index))),
            f64::from(u8::from(bits.is_dirty(index))),
            or_nan(entry.map(|entry| f64::from(entry.field))),
            or_nan(entry.map(|entry| f64::from(entry.key.hash))),
            or_nan(probe.as_ref().map(|probe| f64::from(probe.bucket()))),
            or_nan(probe.as_ref().map(|probe| f64::from(probe.stride()))),
        ]))
    }

    /// The name in a bucket that there is; undefined when it holds no entry.
    #[wasm_bindgen(js_name = nameIn)]
    pub fn name_in(&self, index: u32, array: &str) -> Result<Option<String>, JsValue> {
        let table = table_of(self.lab.dictionary())?;
        let entry = table.entry(input::side(array)?, index);
        // The rules let only UTF-8 in.
        Ok(entry.and_then(|entry| String::from_utf8(entry.key.name.to_vec()).ok()))
    }

    /// Any instant of tearing it down.
    pub fn timeline(&self, strategy: &str) -> Result<TimelineHandle, JsValue> {
        let table = table_of(self.lab.dictionary())?;
        Ok(Timeline::new(table, Strategy::parse(strategy)?)?.into())
    }

    /// Buckets of `table` or `shadow`.
    #[wasm_bindgen(js_name = bucketsOf)]
    pub fn buckets_of(&self, array: &str) -> Result<u32, JsValue> {
        let table = table_of(self.lab.dictionary())?;
        Ok(table.view(input::side(array)?).n_buckets())
    }
}

/// The edge lets no dictionary without names in, so there is a table.
fn table_of<'d>(dictionary: &'d Dictionary<'_>) -> Result<&'d NameTable<'d>, Error> {
    dictionary.table().ok_or(Error::NamesEmpty)
}

fn numbers_of(cost: Cost) -> Vec<f64> {
    Row::of(&[
        cost.examined as f64,
        cost.deletions as f64,
        cost.frees as f64,
    ])
}

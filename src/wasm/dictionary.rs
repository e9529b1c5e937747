//! A dictionary as JavaScript holds it.

use serde::Serialize;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::input;
use super::lab::Lab;
use super::timeline::TimelineHandle;
use crate::cost::cost;
use crate::dictionary::{Dictionary, NameTable};
use crate::error::Error;
use crate::names::Family;
use crate::table::{ProbeSequence, jump_beyond};
use crate::teardown::{self, Cost, Strategy};
use crate::timeline::Timeline;

/// A built dictionary.
#[wasm_bindgen]
pub struct DictionaryHandle {
    lab: Lab,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Info {
    count: u32,
    probes: f64,
    buckets: u32,
    dirty: u32,
    upper_bound: u32,
    load_factor: f64,
    resize_position: u32,
    shadow_buckets: u32,
    server_bytes: f64,
    next_jump: Option<u32>,
    next_buckets: Option<u32>,
}

#[derive(Serialize)]
struct CostObject {
    examined: f64,
    words: f64,
    deletions: f64,
    batches: f64,
    frees: f64,
}

#[derive(Serialize)]
struct BucketObject<'n> {
    index: u32,
    exists: bool,
    dirty: bool,
    name: Option<&'n str>,
    field: Option<u32>,
    hash: Option<u32>,
    start: Option<u32>,
    stride: Option<u32>,
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

    /// What the dictionary is like.
    pub fn info(&self) -> Result<JsValue, JsValue> {
        let dictionary = self.lab.dictionary();
        let state = table_of(dictionary)?.state();
        let jump = jump_beyond(state.n_buckets.max(state.shadow_n_buckets));
        to_object(&Info {
            count: dictionary.count(),
            probes: dictionary.probes() as f64,
            buckets: state.n_buckets,
            dirty: state.n_dirty,
            upper_bound: state.upper_bound,
            load_factor: f64::from(state.size) / f64::from(state.n_buckets),
            resize_position: state.resize_position,
            shadow_buckets: state.shadow_n_buckets,
            server_bytes: dictionary.server_bytes() as f64,
            next_jump: jump.map(|jump| jump.count),
            next_buckets: jump.map(|jump| jump.buckets),
        })
    }

    /// What tearing it down costs, computed.
    pub fn cost(&self, strategy: &str) -> Result<JsValue, JsValue> {
        let table = table_of(self.lab.dictionary())?;
        cost_object(cost(table, Strategy::parse(strategy)?)?)
    }

    /// What tearing it down costs, counted by running it on a copy.
    pub fn run(&self, strategy: &str) -> Result<JsValue, JsValue> {
        let copy = table_of(self.lab.dictionary())?.try_clone()?;
        cost_object(teardown::run(copy, Strategy::parse(strategy)?))
    }

    /// One bucket of `table` or `shadow`.
    pub fn bucket(&self, index: f64, array: &str) -> Result<JsValue, JsValue> {
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
        to_object(&BucketObject {
            index,
            exists: entry.is_some(),
            dirty: bits.is_dirty(index),
            // The rules let only UTF-8 in.
            name: entry.and_then(|entry| std::str::from_utf8(entry.key.name).ok()),
            field: entry.map(|entry| entry.field),
            hash: entry.map(|entry| entry.key.hash),
            start: probe.map(|probe| probe.bucket()),
            stride: probe.map(|probe| probe.stride()),
        })
    }

    /// For each field the one that stands for all names of its hash.
    #[wasm_bindgen(js_name = hashLeaders)]
    pub fn hash_leaders(&self) -> Result<Vec<u32>, JsValue> {
        Ok(self.lab.dictionary().hash_leaders()?)
    }

    /// Any instant of tearing it down.
    pub fn timeline(&self, strategy: &str) -> Result<TimelineHandle, JsValue> {
        let table = table_of(self.lab.dictionary())?;
        Ok(Timeline::new(table, Strategy::parse(strategy)?)?.into())
    }
}

/// The edge lets no dictionary without names in, so there is a table.
fn table_of<'d>(dictionary: &'d Dictionary<'_>) -> Result<&'d NameTable<'d>, Error> {
    dictionary.table().ok_or(Error::NamesEmpty)
}

fn cost_object(cost: Cost) -> Result<JsValue, JsValue> {
    to_object(&CostObject {
        examined: cost.examined as f64,
        words: cost.words as f64,
        deletions: cost.deletions as f64,
        batches: cost.batches as f64,
        frees: cost.frees as f64,
    })
}

fn to_object(value: &impl Serialize) -> Result<JsValue, JsValue> {
    let serializer = serde_wasm_bindgen::Serializer::new().serialize_missing_as_null(true);
    value.serialize(&serializer).map_err(JsValue::from)
}

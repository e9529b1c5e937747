//! A profile as JavaScript holds it: a row of numbers, in the order in which
//! `www/engine/profile/read.js` reads them.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::clock::PerformanceClock;
use super::input;
use super::row::Row;
use super::sampler::{add_point, add_strategy, read_request};
use crate::measure::{ProfileRun, Setting};
use crate::read_view::Phase;

/// A profile being measured.
#[wasm_bindgen]
pub struct ProfileHandle {
    run: ProfileRun<PerformanceClock>,
    fields: u32,
}

#[wasm_bindgen]
impl ProfileHandle {
    /// Checks a request, as that of a point of teardowns, and starts it; nothing is measured yet.
    pub fn start(request: &JsValue) -> Result<ProfileHandle, JsValue> {
        let names = input::name_source(request)?;
        let request = read_request(request, names.count())?;
        Ok(ProfileHandle {
            fields: request.count,
            run: ProfileRun::new(PerformanceClock::new()?, names, request),
        })
    }

    /// Works for about so many milliseconds. The share done; 1 when all is.
    pub fn advance(&mut self, slice_ms: &JsValue) -> Result<f64, JsValue> {
        let slice_ms = input::setting(Setting::Slice, slice_ms)?;
        Ok(self.run.advance(slice_ms * 1e6)?)
    }

    /// What is known so far: each phase's calls and numbers, then the point of the teardowns.
    pub fn result(&self) -> Vec<f64> {
        let result = self.run.result();
        let mut row = Row::new();
        for (phase, told) in Phase::all().zip(&result.phases) {
            row.add(&[f64::from(phase.calls(self.fields))]);
            add_strategy(&mut row, told.as_ref());
        }
        add_point(&mut row, &result.teardown);
        row.numbers()
    }

    /// The words of the phases, in their order, by a comma.
    pub fn phases() -> String {
        let words: Vec<&str> = Phase::all().map(Phase::as_str).collect();
        words.join(", ")
    }
}

//! The golden formats, for a comparison of the compiled module with the original.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::conformance::{Kind, answer};

/// The answer to all lines of `input`; undefined when there is no such kind.
#[wasm_bindgen]
pub fn conformance(kind: &str, input: &str) -> Result<Option<String>, JsValue> {
    match Kind::parse(kind) {
        Some(kind) => Ok(Some(answer(kind, input)?)),
        None => Ok(None),
    }
}

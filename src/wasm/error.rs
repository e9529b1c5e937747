//! Refusals, as JavaScript throws them.

use wasm_bindgen::{JsCast, JsValue};

use crate::error::Error;

impl From<Error> for JsValue {
    /// A JavaScript `Error` with the message and, as a property of its own, the code.
    fn from(error: Error) -> JsValue {
        let thrown = js_sys::Error::new(&error.to_string());
        // Setting a property of a fresh ordinary object cannot fail.
        let _ = js_sys::Reflect::set(&thrown, &"code".into(), &error.code().into());
        thrown.unchecked_into()
    }
}

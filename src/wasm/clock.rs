//! The browser's clock.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::Performance;

use crate::measure::Clock;

/// `performance.now()`, which windows, workers and Node all have.
pub(super) struct PerformanceClock {
    performance: Performance,
}

impl PerformanceClock {
    pub(super) fn new() -> Result<Self, JsValue> {
        let performance = js_sys::Reflect::get(&js_sys::global(), &"performance".into())?;
        if performance.is_undefined() {
            return Err(js_sys::Error::new("This host has no performance clock.").into());
        }
        Ok(PerformanceClock {
            performance: performance.unchecked_into(),
        })
    }
}

impl Clock for PerformanceClock {
    fn now_ns(&self) -> f64 {
        self.performance.now() * 1e6
    }
}

//! The sampler as JavaScript holds it. Results cross as rows of numbers, in the order in which
//! `www/engine/point.js` and `www/engine/fit.js` read them; what is not known is NaN.

use js_sys::Array;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

use super::clock::PerformanceClock;
use super::input;
use super::row::{Row, or_nan};
use crate::error::Error;
use crate::measure::curve::{self, Points};
use crate::measure::{
    Measure, PointResult, PointRun, Request, Setting, Source, Specimen, Strategies, StrategyResult,
    clock_step,
};
use crate::teardown::Strategy;

/// A point being measured.
#[wasm_bindgen]
pub struct PointHandle {
    run: PointRun<PerformanceClock, Specimen>,
}

#[wasm_bindgen]
impl PointHandle {
    /// Checks a request and starts it; nothing is measured yet.
    pub fn start(request: &JsValue) -> Result<PointHandle, JsValue> {
        let names = input::name_source(request)?;
        let request = read_request(request, names.count())?;
        let subject = Specimen::new(names, request.measure);
        Ok(PointHandle {
            run: PointRun::new(PerformanceClock::new()?, subject, request),
        })
    }

    /// Works for about so many milliseconds. The share done; 1 when all is.
    pub fn advance(&mut self, slice_ms: &JsValue) -> Result<f64, JsValue> {
        let slice_ms = input::setting(Setting::Slice, slice_ms)?;
        Ok(self.run.advance(slice_ms * 1e6)?)
    }

    /// What is known so far.
    pub fn result(&self) -> Vec<f64> {
        let mut row = Row::new();
        add_point(&mut row, &self.run.result());
        row.numbers()
    }
}

/// The clock's step in nanoseconds, measured now.
#[wasm_bindgen(js_name = clockStep)]
pub fn clock_step_now() -> Result<f64, JsValue> {
    Ok(clock_step(&PerformanceClock::new()?)?)
}

/// The fit of points: four columns of one length, counts, examined, times of find-first and of bulk.
#[wasm_bindgen]
pub fn fit(columns: &[f64]) -> Vec<f64> {
    let rows = columns.len() / 4;
    let (counts, columns) = columns.split_at(rows);
    let (examined, columns) = columns.split_at(rows);
    let (find_first, bulk) = columns.split_at(rows);
    let fit = curve::fit(Points {
        counts,
        examined,
        find_first,
        bulk,
    });
    let mut row = Row::new();
    row.add(&[
        or_nan(fit.by_examined.map(|line| line.r2)),
        or_nan(fit.by_examined.map(|line| line.slope)),
        or_nan(fit.log_slope_find_first),
        or_nan(fit.log_slope_bulk),
    ]);
    for piece in &fit.pieces {
        row.add(&[piece.from, piece.to, piece.slope, piece.intercept]);
    }
    row.numbers()
}

/// The exact jumps from one count to another, each as count, buckets before, buckets after, and 1
/// when the resize is in flight.
#[wasm_bindgen(js_name = exactJumps)]
pub fn exact_jumps(from: &JsValue, to: &JsValue) -> Result<Vec<f64>, JsValue> {
    let mut row = Row::new();
    for jump in curve::exact_jumps(input::count(from)?, input::count(to)?) {
        row.add(&[
            f64::from(jump.count),
            f64::from(jump.buckets_before),
            f64::from(jump.buckets_after),
            f64::from(u8::from(jump.in_flight)),
        ]);
    }
    Ok(row.numbers())
}

pub(super) fn read_request(given: &JsValue, count: u32) -> Result<Request, Error> {
    let iterations = input::field(given, "iterations");
    let mut request = Request {
        count,
        measure: Measure::parse(&input::text(&input::field(given, "measure")))?,
        strategies: Strategies::default(),
        samples: input::setting(Setting::Samples, &input::field(given, "samples"))? as u32,
        iterations: match iterations.is_undefined() {
            true => None,
            false => Some(input::setting(Setting::Iterations, &iterations)? as u32),
        },
        budget_ns: input::setting(Setting::Budget, &input::field(given, "budgetMs"))? * 1e6,
        ns_per_bucket: input::field(given, "nsPerBucket")
            .as_f64()
            .filter(|&ns| ns > 0.0),
    };
    let strategies: Array = input::field(given, "strategies").unchecked_into();
    for at in 0..strategies.length() {
        let strategy = Strategy::parse(&input::text(&strategies.get(at)))?;
        request.strategies.add(strategy);
    }
    Ok(request)
}

/// A point's numbers, then those of its strategies.
pub(super) fn add_point(row: &mut Row, result: &PointResult) {
    let ratio = result.ratio;
    row.add(&[
        f64::from(result.buckets),
        f64::from(result.shadow_buckets),
        result.clock_step,
        f64::from(result.notes.bits()),
        or_nan(ratio.map(|ratio| ratio.median)),
        or_nan(ratio.map(|ratio| ratio.low)),
        or_nan(ratio.map(|ratio| ratio.high)),
    ]);
    for strategy in &result.strategies {
        add_strategy(row, strategy.as_ref());
    }
}

/// A strategy's numbers, of which the first says how many samples follow them; −1 alone when
/// nothing is known of it.
#[inline(never)]
pub(super) fn add_strategy(row: &mut Row, result: Option<&StrategyResult>) {
    let Some(result) = result else {
        return row.add(&[-1.0]);
    };
    let source = match result.source {
        Source::Measured => 0.0,
        Source::BelowClock => 1.0,
        Source::Predicted => 2.0,
    };
    row.add(&[
        result.samples.len() as f64,
        source,
        result.median,
        result.mad,
        result.low,
        result.high,
        result.fences.low,
        result.fences.high,
        f64::from(result.iterations),
        result.examined as f64,
    ]);
    row.add(&result.samples);
}

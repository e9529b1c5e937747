//! A timeline as JavaScript holds it, with the buffers over which it lays its typed arrays.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::buffer::resize;
use super::input;
use super::range::Range;
use crate::error::Error;
use crate::table::{Part, Side};
use crate::timeline::{BucketState, Frame, Phase, Timeline};

/// Numbers that make a frame, in the order in which `www/engine/frame.js` reads them.
const FRAME_NUMBERS: usize = 13;

/// A teardown, any instant of it.
#[wasm_bindgen]
pub struct TimelineHandle {
    timeline: Timeline,
    frame: [f64; FRAME_NUMBERS],
    states: Vec<BucketState>,
    heat: Vec<u32>,
    pixels: Vec<u32>,
    staircase: Vec<f64>,
}

impl From<Timeline> for TimelineHandle {
    fn from(timeline: Timeline) -> Self {
        TimelineHandle {
            timeline,
            frame: [0.0; FRAME_NUMBERS],
            states: Vec::new(),
            heat: Vec::new(),
            pixels: Vec::new(),
            staircase: Vec::new(),
        }
    }
}

#[wasm_bindgen]
impl TimelineHandle {
    /// Steps in all.
    pub fn steps(&self) -> f64 {
        self.timeline.steps() as f64
    }

    /// Calls in all.
    pub fn calls(&self) -> f64 {
        self.timeline.calls() as f64
    }

    /// Calls that scan the table as it stood at the start.
    #[wasm_bindgen(js_name = callsOnTable)]
    pub fn calls_on_table(&self) -> f64 {
        self.timeline.calls_on_table() as f64
    }

    /// Bytes that the timeline keeps, its buffers not counted.
    pub fn bytes(&self) -> f64 {
        self.timeline.bytes() as f64
    }

    /// Computes the frame after `step` steps. The address of its numbers.
    pub fn seek(&mut self, step: f64) -> Result<*const f64, JsValue> {
        let frame = self.timeline.seek(input::step(step)?)?;
        self.frame = frame_numbers(&frame);
        Ok(self.frame.as_ptr())
    }

    /// The step after which the next deletion is done.
    #[wasm_bindgen(js_name = nextDeletion)]
    pub fn next_deletion(&self, step: f64) -> Result<f64, JsValue> {
        Ok(self.timeline.next_deletion(self.step(step)?) as f64)
    }

    /// The step after which the deletion before `step` was done.
    #[wasm_bindgen(js_name = previousDeletion)]
    pub fn previous_deletion(&self, step: f64) -> Result<f64, JsValue> {
        Ok(self.timeline.previous_deletion(self.step(step)?) as f64)
    }

    /// The step at which call `call` (from 1) has begun.
    #[wasm_bindgen(js_name = callStart)]
    pub fn call_start(&self, call: f64) -> Result<f64, JsValue> {
        let calls = self.timeline.calls();
        if call.fract() != 0.0 || !(1.0..=calls as f64).contains(&call) {
            return Err(Error::CallOutOfRange {
                given: input::spelt(call),
                calls,
            }
            .into());
        }
        Ok(self.timeline.start_of_call(call as usize)? as f64)
    }

    /// How far the calls go, in `rows` slices. The address of as many f64.
    pub fn staircase(&mut self, rows: usize) -> Result<*const f64, JsValue> {
        resize(&mut self.staircase, rows, 0.0)?;
        self.timeline.staircase(&mut self.staircase);
        Ok(self.staircase.as_ptr())
    }

    /// The states of `count` buckets. The address of as many bytes.
    pub fn states(
        &mut self,
        step: f64,
        array: &str,
        first: f64,
        count: f64,
    ) -> Result<*const u8, JsValue> {
        let range = self.range(step, array, first, count)?;
        resize(&mut self.states, range.count, BucketState::FREED)?;
        self.timeline
            .states(range.step, range.side, range.first, &mut self.states);
        Ok(self.states.as_ptr().cast())
    }

    /// How often each of `count` buckets has been examined. The address of as many u32.
    pub fn heat(
        &mut self,
        step: f64,
        array: &str,
        first: f64,
        count: f64,
    ) -> Result<*const u32, JsValue> {
        let range = self.range(step, array, first, count)?;
        resize(&mut self.heat, range.count, 0)?;
        self.timeline
            .heat(range.step, range.side, range.first, &mut self.heat);
        Ok(self.heat.as_ptr())
    }

    /// A pixel of `palette` for each of `count` buckets. The address of as many RGBA.
    pub fn paint(
        &mut self,
        step: f64,
        array: &str,
        first: f64,
        count: f64,
        palette: &[u32],
    ) -> Result<*const u32, JsValue> {
        let range = self.range(step, array, first, count)?;
        resize(&mut self.states, range.count, BucketState::FREED)?;
        resize(&mut self.pixels, range.count, 0)?;
        self.timeline.paint(
            range.step,
            range.side,
            range.first,
            palette,
            &mut self.states,
            &mut self.pixels,
        )?;
        Ok(self.pixels.as_ptr())
    }
}

impl TimelineHandle {
    fn step(&self, given: f64) -> Result<u64, Error> {
        input::step_of(given, self.timeline.steps())
    }

    fn range(&self, step: f64, array: &str, first: f64, count: f64) -> Result<Range, Error> {
        let side = input::side(array)?;
        Range::of(
            self.step(step)?,
            side,
            first,
            count,
            self.timeline.n_buckets(side),
        )
    }
}

fn frame_numbers(frame: &Frame) -> [f64; FRAME_NUMBERS] {
    let phase = match frame.phase {
        Phase::Ready => 0.0,
        Phase::Scan => 1.0,
        Phase::Delete => 2.0,
        Phase::Free => 3.0,
        Phase::Done => 4.0,
        Phase::Word => 5.0,
        Phase::Move => 6.0,
    };
    let side = match frame.side {
        Side::Table => 0.0,
        Side::Shadow => 1.0,
    };
    let part = frame.part.map_or(-1.0, |part| match part {
        Part::ShadowBits => 0.0,
        Part::ShadowBuckets => 1.0,
        Part::ShadowHeader => 2.0,
        Part::Bits => 3.0,
        Part::Buckets => 4.0,
        Part::Header => 5.0,
    });
    [
        frame.step as f64,
        phase,
        frame.call as f64,
        frame.cursor.map_or(-1.0, f64::from),
        side,
        f64::from(frame.left),
        frame.examined as f64,
        f64::from(frame.deleted),
        f64::from(frame.freed),
        part,
        f64::from(frame.resize_position),
        frame.words as f64,
        frame.batches as f64,
    ]
}

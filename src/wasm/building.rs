//! A building as JavaScript holds it, with the buffers over which it lays its typed arrays.

use self_cell::self_cell;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::buffer::resize;
use super::input;
use super::range::Range;
use crate::dictionary::Reserve;
use crate::error::Error;
use crate::names::{Family, Names};
use crate::table::Side;
use crate::timeline::{BucketState, BuildFrame, BuildPhase, Building};

/// Numbers that make a frame, in the order in which `www/engine/build-frame.js` reads them.
const FRAME_NUMBERS: usize = 20;

self_cell!(
    /// JavaScript knows no lifetimes: the names travel with the table whose entries point into them.
    struct Site {
        owner: Names,

        #[covariant]
        dependent: Building,
    }
);

/// A dictionary on its way, and any instant of what happened so far.
#[wasm_bindgen]
pub struct BuildingHandle {
    site: Site,
    frame: [f64; FRAME_NUMBERS],
    states: Vec<BucketState>,
    pixels: Vec<u32>,
}

#[wasm_bindgen]
impl BuildingHandle {
    /// Of the first `count` names of a family.
    #[wasm_bindgen(js_name = fromFamily)]
    pub fn from_family(family: &str, count: &JsValue) -> Result<BuildingHandle, JsValue> {
        BuildingHandle::of(Family::parse(family)?.names(input::count(count)?)?)
    }

    /// Of one's own names.
    #[wasm_bindgen(js_name = fromNames)]
    pub fn from_names(names: &js_sys::Array) -> Result<BuildingHandle, JsValue> {
        BuildingHandle::of(input::names(names)?)
    }

    /// Puts names until so many more buckets have been probed. How many names are in then.
    pub fn advance(&mut self, probes: f64) -> Result<u32, JsValue> {
        self.site
            .with_dependent_mut(|_, building| building.advance(probes as u64))?;
        Ok(self.site.borrow_dependent().timeline().entries())
    }

    /// All names.
    pub fn count(&self) -> u32 {
        self.site.borrow_owner().len() as u32
    }

    /// Steps so far.
    pub fn steps(&self) -> f64 {
        self.site.borrow_dependent().timeline().steps() as f64
    }

    /// Entries compared with a key so far.
    pub fn compares(&self) -> f64 {
        self.site.borrow_dependent().timeline().compares() as f64
    }

    /// Bytes that the timeline keeps, its buffers not counted.
    pub fn bytes(&self) -> f64 {
        self.site.borrow_dependent().timeline().bytes() as f64
    }

    /// Computes the frame after `step` steps. The address of its numbers.
    pub fn seek(&mut self, step: f64) -> Result<*const f64, JsValue> {
        let step = self.step(step)?;
        let frame = self.site.borrow_dependent().timeline().seek(step)?;
        self.frame = frame_numbers(&frame);
        Ok(self.frame.as_ptr())
    }

    /// The step at which the next name is in.
    #[wasm_bindgen(js_name = nextInsertion)]
    pub fn next_insertion(&self, step: f64) -> Result<f64, JsValue> {
        let step = self.step(step)?;
        Ok(self.site.borrow_dependent().timeline().next_insertion(step) as f64)
    }

    /// The step at which the name before was in.
    #[wasm_bindgen(js_name = previousInsertion)]
    pub fn previous_insertion(&self, step: f64) -> Result<f64, JsValue> {
        let step = self.step(step)?;
        let timeline = self.site.borrow_dependent().timeline();
        Ok(timeline.previous_insertion(step) as f64)
    }

    /// How many names have a chain of each length, from 1.
    pub fn chains(&self, step: f64) -> Result<Vec<u32>, JsValue> {
        let step = self.step(step)?;
        Ok(self.site.borrow_dependent().timeline().chains(step)?)
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
        let timeline = self.site.borrow_dependent().timeline();
        timeline.states(range.step, range.side, range.first, &mut self.states);
        Ok(self.states.as_ptr().cast())
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
        let timeline = self.site.borrow_dependent().timeline();
        timeline.paint(
            range.step,
            range.side,
            range.first,
            palette,
            &mut self.states,
            &mut self.pixels,
        )?;
        Ok(self.pixels.as_ptr())
    }

    /// The field number of the entry in a bucket after `step` steps; none when it holds none, or
    /// its array has been freed since.
    pub fn field(&self, step: f64, array: &str, bucket: f64) -> Result<Option<u32>, JsValue> {
        let range = self.range(step, array, bucket, 1.0)?;
        let building = self.site.borrow_dependent();
        Ok(building.field(range.step, range.side, range.first))
    }

    /// The name of a field number; none when there is no such field.
    pub fn name(&self, field: u32) -> Option<String> {
        let place = field as usize;
        let names = self.site.borrow_owner();
        let mut name = (place < names.len()).then(|| names.range(place..place + 1))?;
        // The rules let only UTF-8 in.
        name.next()
            .and_then(|name| std::str::from_utf8(name).ok())
            .map(str::to_owned)
    }
}

impl BuildingHandle {
    fn of(names: Names) -> Result<Self, JsValue> {
        Ok(BuildingHandle {
            site: Site::try_new(names, |names| Building::new(names, Reserve::Upfront))?,
            frame: [0.0; FRAME_NUMBERS],
            states: Vec::new(),
            pixels: Vec::new(),
        })
    }

    fn step(&self, given: f64) -> Result<u64, Error> {
        input::step_of(given, self.site.borrow_dependent().timeline().steps())
    }

    fn range(&self, step: f64, array: &str, first: f64, count: f64) -> Result<Range, Error> {
        let side = input::side(array)?;
        let step = self.step(step)?;
        let n_buckets = self
            .site
            .borrow_dependent()
            .timeline()
            .n_buckets(step, side);
        Range::of(step, side, first, count, n_buckets)
    }
}

fn frame_numbers(frame: &BuildFrame) -> [f64; FRAME_NUMBERS] {
    let phase = match frame.phase {
        BuildPhase::Ready => 0.0,
        BuildPhase::Reserve => 1.0,
        BuildPhase::Hash => 2.0,
        BuildPhase::Find => 3.0,
        BuildPhase::Batch => 4.0,
        BuildPhase::Put => 5.0,
        BuildPhase::Done => 6.0,
    };
    let side = match frame.side {
        Side::Table => 0.0,
        Side::Shadow => 1.0,
    };
    [
        frame.step as f64,
        phase,
        frame.name.map_or(-1.0, f64::from),
        f64::from(frame.hash),
        side,
        f64::from(frame.n_buckets),
        f64::from(frame.shadow_n_buckets),
        f64::from(frame.start),
        f64::from(frame.stride),
        frame.bucket.map_or(-1.0, f64::from),
        f64::from(frame.probe),
        f64::from(frame.compared),
        f64::from(frame.marked),
        f64::from(frame.inserted),
        f64::from(frame.moved),
        f64::from(frame.entries),
        frame.probes as f64,
        frame.compares as f64,
        f64::from(frame.longest),
        f64::from(frame.resize_position),
    ]
}

//! One pixel a bucket.

use super::heat::HeatWalk;
use super::{BucketState, Timeline};
use crate::error::Error;
use crate::table::Side;

/// Shades of heat, the first for a bucket never examined.
pub const HEAT_LEVELS: usize = 16;

const STATES: usize = 8;

/// Colours of a palette: one for each state, in or out of the scan under way, at each heat.
pub const PALETTE_SIZE: usize = STATES * 2 * HEAT_LEVELS;

impl Timeline {
    /// Paints the buckets of `side` from `first` on, as they are after `step` steps: one colour of
    /// `palette` each, at (state × 2 + in the scan under way) × [`HEAT_LEVELS`] + level.
    ///
    /// The level is 0 for a bucket never examined, else 1 + trunc(14 × heat ⁄ calls).
    /// `states` is room to work in, as long as `pixels`. O(buckets asked for + log entries).
    ///
    /// # Errors
    /// [`Error::PaletteSize`].
    pub fn paint(
        &self,
        step: u64,
        side: Side,
        first: u32,
        palette: &[u32],
        states: &mut [BucketState],
        pixels: &mut [u32],
    ) -> Result<(), Error> {
        let palette: &[u32; PALETTE_SIZE] = palette.try_into().map_err(|_| Error::PaletteSize {
            given: palette.len(),
            wanted: PALETTE_SIZE,
        })?;
        self.states(step, side, first, states);
        let mut walk = HeatWalk::new(self, step, side, first);
        let calls = self.calls().max(1) as u32;
        for ((bucket, state), pixel) in (first..).zip(states).zip(pixels) {
            let level = heat_level(walk.at(bucket), calls);
            let shade = usize::from(state.byte()) * 2 + usize::from(walk.in_scan(bucket));
            *pixel = palette[(shade * HEAT_LEVELS + level).min(PALETTE_SIZE - 1)];
        }
        Ok(())
    }
}

fn heat_level(heat: u32, calls: u32) -> usize {
    match heat {
        0 => 0,
        // Within 32 bits: no dictionary makes 2^28 calls.
        _ => 1 + (heat * (HEAT_LEVELS as u32 - 2) / calls) as usize,
    }
}

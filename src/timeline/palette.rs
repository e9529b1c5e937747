//! One pixel a bucket.

use super::heat::Shades;
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
    /// `states` is room to work in, as long as `pixels`. O(buckets asked for + levels × log entries).
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
        let palette = checked(palette)?;
        self.states(step, side, first, states);
        let shades = Shades::new(self, step, side, HEAT_LEVELS as u32 - 2);
        let mut done = 0;
        while done < pixels.len() {
            let shade = shades.at(first + done as u32);
            let end = pixels.len().min((shade.end - first) as usize);
            // Within a shade a bucket's colour depends on its state alone.
            let colours: [u32; STATES] = std::array::from_fn(|state| {
                palette
                    [(state * 2 + usize::from(shade.in_scan)) * HEAT_LEVELS + shade.level as usize]
            });
            for (pixel, state) in pixels[done..end].iter_mut().zip(&states[done..end]) {
                *pixel = colours[usize::from(state.byte()) % STATES];
            }
            done = end;
        }
        Ok(())
    }
}

/// A palette of the right size.
pub(super) fn checked(palette: &[u32]) -> Result<&[u32; PALETTE_SIZE], Error> {
    palette.try_into().map_err(|_| Error::PaletteSize {
        given: palette.len(),
        wanted: PALETTE_SIZE,
    })
}

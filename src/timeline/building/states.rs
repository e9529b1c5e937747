//! What each bucket is at an instant of a building.

use super::array::ArrayHistory;
use super::{BuildFrame, BuildTimeline};
use crate::error::Error;
use crate::table::Side;
use crate::timeline::BucketState;
use crate::timeline::palette::{HEAT_LEVELS, checked};

impl BuildTimeline {
    /// The array of `side` after `step` steps; None for a shadow while no resize is in flight.
    pub(super) fn array_at(&self, step: u64, side: Side) -> Option<&ArrayHistory> {
        self.arrays.get(self.place_of_array(step, side)?)
    }

    fn place_of_array(&self, step: u64, side: Side) -> Option<usize> {
        let table = self
            .arrays
            .partition_point(|array| array.landed <= step)
            .checked_sub(1)?;
        match side {
            Side::Table => Some(table),
            Side::Shadow => {
                let shadow = self.arrays.get(table + 1)?;
                (shadow.born <= step).then_some(table + 1)
            }
        }
    }

    /// Buckets of one side after `step` steps; 0 for the shadow while no resize is in flight.
    pub fn n_buckets(&self, step: u64, side: Side) -> u32 {
        self.array_at(step, side).map_or(0, ArrayHistory::n_buckets)
    }

    /// Which side the array that was `side` after `step` steps is on now, if it is still there.
    pub(super) fn side_now(&self, step: u64, side: Side) -> Option<Side> {
        let place = self.place_of_array(step, side)?;
        [Side::Table, Side::Shadow]
            .into_iter()
            .find(|&now| self.place_of_array(self.steps(), now) == Some(place))
    }

    /// Whether a bucket of an array that is there now held an entry after `step` steps.
    pub(super) fn is_occupied(&self, step: u64, now: Side, bucket: u32) -> bool {
        self.array_at(self.steps(), now)
            .is_some_and(|array| array.is_occupied(bucket, step))
    }

    /// Fills `states` with the buckets of `side` from `first` on, as they are after `step` steps.
    /// Buckets beyond the end are left as they are. O(buckets asked for).
    pub fn states(&self, step: u64, side: Side, first: u32, states: &mut [BucketState]) {
        let Some(array) = self.array_at(step, side) else {
            return;
        };
        for (bucket, state) in (first..array.n_buckets()).zip(states) {
            let is_occupied = array.is_occupied(bucket, step);
            *state = BucketState::of(is_occupied, array.is_dirty(bucket, step), false);
        }
    }

    /// Paints the buckets of `side` from `first` on, as they are after `step` steps: one colour of
    /// `palette` each, at (state × 2 + probed by the search under way) × [`HEAT_LEVELS`].
    ///
    /// `states` is room to work in, as long as `pixels`. O(buckets asked for + probes of the search
    /// under way).
    ///
    /// # Errors
    /// [`Error::PaletteSize`], [`Error::StepOutOfRange`].
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
        let colour = |state: BucketState, is_probed: bool| {
            palette[(usize::from(state.byte()) * 2 + usize::from(is_probed)) * HEAT_LEVELS]
        };
        self.states(step, side, first, states);
        for (pixel, &state) in pixels.iter_mut().zip(&*states) {
            *pixel = colour(state, false);
        }
        for bucket in self.probed_at(&self.seek(step)?, side) {
            let place = bucket.wrapping_sub(first) as usize;
            if let (Some(pixel), Some(&state)) = (pixels.get_mut(place), states.get(place)) {
                *pixel = colour(state, true);
            }
        }
        Ok(())
    }

    /// The buckets of `side` that the search under way has probed, in order.
    fn probed_at(&self, frame: &BuildFrame, side: Side) -> impl Iterator<Item = u32> + use<> {
        let probes = if frame.side == side { frame.probe } else { 0 };
        let mut sequence = self
            .search(frame.hash, side, probes, frame.step)
            .map(|search| search.sequence);
        (0..probes).map_while(move |_| {
            let sequence = sequence.as_mut()?;
            let bucket = sequence.bucket();
            sequence.advance();
            Some(bucket)
        })
    }
}

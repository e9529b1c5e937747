//! What a table tells about itself.

use super::bits::BitWords;
use super::digest::digest;
use super::half::Half;
use super::{Entry, Observer, Side, Table};

/// The numbers of a table's header, as the golden files print them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    /// Entries.
    pub size: u32,
    /// Buckets.
    pub n_buckets: u32,
    /// Buckets that exist or are dirty, until a `clear`.
    pub n_dirty: u32,
    /// Entries and tombstones at which the next insertion starts a resize.
    pub upper_bound: u32,
    /// Place in [`super::SIZES`] from which the next resize looks upward.
    pub prime: u32,
    /// Resizes completed.
    pub resize_cnt: u32,
    /// The first bucket not yet visited by the resize in flight; 0 when none is.
    pub resize_position: u32,
    /// Buckets that a batch visits.
    pub batch: u32,
    /// Buckets of the shadow; 0 when no resize is in flight.
    pub shadow_n_buckets: u32,
    /// Entries of the shadow.
    pub shadow_size: u32,
}

/// One array of buckets, to be read.
#[derive(Clone, Copy)]
pub struct HalfView<'t, E> {
    half: &'t Half<E>,
}

impl<'t, E: Entry> HalfView<'t, E> {
    /// Buckets; 0 for a shadow while no resize is in flight.
    pub fn n_buckets(&self) -> u32 {
        self.half.arrays.as_ref().map_or(0, |_| self.half.n_buckets)
    }

    /// The bit words; none for a shadow while no resize is in flight.
    pub fn bits(&self) -> Option<&'t BitWords> {
        self.half.arrays.as_ref().map(|arrays| &arrays.bits)
    }

    /// The buckets that hold an entry, in order. O(n_buckets) for all of them.
    pub fn existing(&self) -> impl Iterator<Item = u32> + use<'t, E> {
        let bits = self.bits();
        (0..self.n_buckets()).filter(move |&bucket| bits.is_some_and(|bits| bits.exists(bucket)))
    }

    /// FNV-1a 64 over the buckets; 0 without arrays. `value_of` gives what an entry is worth in it.
    pub fn digest(&self, value_of: impl Fn(&E) -> u32) -> u64 {
        self.half
            .arrays
            .as_ref()
            .map_or(0, |arrays| digest(arrays, value_of))
    }
}

impl<E: Entry, O: Observer> Table<E, O> {
    pub(super) fn half(&self, side: Side) -> &Half<E> {
        match side {
            Side::Table => &self.main,
            Side::Shadow => &self.shadow,
        }
    }

    /// One of the two arrays.
    pub fn view(&self, side: Side) -> HalfView<'_, E> {
        HalfView {
            half: self.half(side),
        }
    }

    /// All numbers of the header.
    pub fn state(&self) -> State {
        let main = &*self.main;
        State {
            size: main.size,
            n_buckets: main.n_buckets,
            n_dirty: main.n_dirty,
            upper_bound: main.upper_bound,
            prime: main.prime,
            resize_cnt: main.resize_cnt,
            resize_position: main.resize_position,
            batch: main.batch,
            shadow_n_buckets: self.shadow.n_buckets,
            shadow_size: self.shadow.size,
        }
    }

    /// The observer, to be read.
    pub fn observer(&self) -> &O {
        &self.observer
    }

    /// The observer, to be told something or reset.
    pub fn observer_mut(&mut self) -> &mut O {
        &mut self.observer
    }
}

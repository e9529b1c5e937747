//! Growing, a batch of buckets at a time.

use super::half::{Arrays, Half};
use super::observer::{Observer, Side};
use super::sizes::{SIZES, upper_bound};
use super::{Entry, Table, free_arrays, place_of_size};
use crate::error::Error;

/// A batch visits at least this many buckets, so a table of no more grows at once.
const SMALLEST_BATCH: u32 = 256;

/// Large tables move in this many batches, unless told otherwise.
const BATCHES_OF_A_LARGE_TABLE: u32 = 256 * 1024;

/// The buckets that a batch visits when a table of so many starts to grow by itself.
pub(super) fn batch_of(n_buckets: u32) -> u32 {
    (n_buckets / BATCHES_OF_A_LARGE_TABLE).max(SMALLEST_BATCH)
}

impl<E: Entry, O: Observer> Table<E, O> {
    /// Starts a resize to the first size of at least `buckets` and moves its first batch, of
    /// `batch` buckets (0: chosen by the table's size). Nothing when one is in flight already or
    /// the table has more buckets. As many buckets as now: it is rebuilt, which drops the dirty
    /// marks.
    #[inline(never)]
    pub(super) fn start_resize(&mut self, buckets: u32, batch: u32) -> Result<(), Error> {
        if self.is_in_flight() || buckets < self.main.n_buckets {
            return Ok(());
        }
        let prime = place_of_size(self.main.prime, buckets);
        let n_buckets = SIZES[prime as usize];
        let arrays = Arrays::allocate(n_buckets)?;

        let main = &mut *self.main;
        main.prime = prime;
        main.batch = match batch {
            0 => batch_of(main.n_buckets),
            given => given.max(SMALLEST_BATCH),
        };
        *self.shadow = Half {
            side: Side::Shadow,
            arrays: Some(arrays),
            n_buckets,
            n_dirty: 0,
            size: 0,
            upper_bound: upper_bound(n_buckets),
            prime,
            resize_cnt: main.resize_cnt,
            resize_position: 0,
            batch: main.batch,
        };
        self.move_batch();
        Ok(())
    }

    /// Visits the next `batch` buckets, existing or not, and copies their entries to the shadow.
    /// The resize is in flight until the last bucket has been visited; then the shadow becomes the
    /// table.
    #[inline(never)]
    pub(super) fn move_batch(&mut self) {
        self.observer.batch_begins();
        let main = &mut *self.main;
        let from = main.resize_position;
        let to = from.saturating_add(main.batch).min(main.n_buckets);
        let Arrays { bits, buckets } = main.arrays();
        for bucket in from..to {
            if bits.exists(bucket) {
                self.shadow
                    .write(buckets[bucket as usize], &mut self.observer);
            }
        }
        if to < main.n_buckets {
            main.resize_position = to;
        } else {
            self.land();
        }
    }

    fn land(&mut self) {
        self.observer.landed();
        let shadow = std::mem::replace(&mut *self.shadow, Half::vacant(Side::Shadow));
        free_arrays(&mut self.main, &mut self.observer);
        *self.main = Half {
            side: Side::Table,
            resize_cnt: shadow.resize_cnt + 1,
            ..shadow
        };
    }
}

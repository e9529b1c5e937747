//! Tarantool's `mhash`: open addressing, double hashing, two bits a bucket, and a resize that moves
//! one batch of buckets at each insertion or deletion.
//!
//! * Time: find, put and del are O(1) as long as hashes spread; `first` is **O(n_buckets)**, since
//!   it always starts at bucket 0; delete is O(1) in entries.
//! * Space: n_buckets entries in place and 2 bits a bucket; twice that, and the next size, while a
//!   resize is in flight.
//! * Source: `src/lib/salad/mhash.h` of Tarantool (BSD-2-Clause), after klib's `khash.h` (MIT).
//!   Golden files made by running the original pin every number, its quirks included.

mod allocate;
mod bits;
mod digest;
mod entry;
mod forecast;
mod half;
mod observer;
mod probe;
mod resize;
mod sizes;
mod state;

pub(crate) use allocate::{copied, filled, with_capacity};
pub use bits::{BUCKETS_PER_WORD, BitWords, Word};
pub use entry::{Entry, Key};
pub use forecast::{Jump, Sizes, jump_beyond, next_jump, sizes_after};
pub use observer::{Observer, Part, Side};
pub use probe::ProbeSequence;
pub use sizes::{DENSITY, SIZES, buckets_for, upper_bound};
pub use state::{HalfView, State};

use crate::error::Error;
use half::{Arrays, Half};
use sizes::place_of_size;

/// A hash table of entries in place, watched by an observer.
///
/// Both headers are allocations of their own, as upstream's are: *freed* means freed.
pub struct Table<E, O = ()> {
    main: Box<Half<E>>,
    shadow: Box<Half<E>>,
    observer: O,
}

/// What an insertion did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Put<E> {
    /// The bucket that holds the entry now.
    pub bucket: u32,
    /// The entry of the same key that it replaced.
    pub replaced: Option<E>,
}

impl<E: Entry> Table<E> {
    /// An empty table of 3 buckets, which nobody watches.
    ///
    /// # Errors
    /// [`Error::OutOfMemory`].
    pub fn new() -> Result<Self, Error> {
        Ok(Table {
            main: Box::new(Half::smallest()?),
            shadow: Box::new(Half::vacant(Side::Shadow)),
            observer: (),
        })
    }
}

impl<E: Entry, O: Observer> Table<E, O> {
    /// A copy, bucket for bucket, which nobody watches. O(n_buckets).
    ///
    /// # Errors
    /// [`Error::OutOfMemory`].
    pub fn try_clone(&self) -> Result<Table<E>, Error> {
        Ok(Table {
            main: Box::new(self.main.try_clone()?),
            shadow: Box::new(self.shadow.try_clone()?),
            observer: (),
        })
    }

    /// The same table, watched by `observer` from now on.
    pub fn observed_by<P: Observer>(self, observer: P) -> Table<E, P> {
        Table {
            main: self.main,
            shadow: self.shadow,
            observer,
        }
    }

    /// Entries.
    #[inline(always)]
    pub fn size(&self) -> u32 {
        self.main.size
    }

    /// Buckets of the array that answers.
    #[inline(always)]
    pub fn n_buckets(&self) -> u32 {
        self.main.n_buckets
    }

    /// Whether entries are being moved to the shadow, a batch at each put and del.
    #[inline(always)]
    pub fn is_in_flight(&self) -> bool {
        self.main.resize_position > 0
    }

    /// The entry in `bucket`, if it holds one.
    pub fn entry(&self, side: Side, bucket: u32) -> Option<&E> {
        let Arrays { bits, buckets } = self.half(side).arrays.as_ref()?;
        let entry = buckets.get(bucket as usize)?;
        bits.exists(bucket).then_some(entry)
    }

    /// The bucket that holds `key`, or `n_buckets` when none does.
    pub fn find(&mut self, key: &E::Key) -> u32 {
        self.main.find(key, &mut self.observer)
    }

    /// Inserts `entry`, replacing one of the same key. Before that it moves a batch when a resize
    /// is in flight, or starts one when the table is full.
    ///
    /// # Errors
    /// [`Error::OutOfMemory`] when growing is refused; the table is then as it was.
    pub fn put(&mut self, entry: E) -> Result<Put<E>, Error> {
        if self.is_in_flight() {
            self.move_batch();
        } else if self.main.n_dirty >= self.main.upper_bound {
            self.start_resize(self.main.n_buckets.saturating_add(1), 0)?;
        }
        if self.is_in_flight() {
            self.shadow.write(entry, &mut self.observer);
        }
        let (bucket, replaced) = self.main.write(entry, &mut self.observer);
        Ok(Put { bucket, replaced })
    }

    /// Deletes the entry in `bucket` by clearing its exist bit. Nothing when it holds none.
    /// With a resize in flight, deletes it from the shadow too and moves a batch, which can
    /// complete the resize: bucket numbers from before then mean nothing.
    #[inline(always)]
    pub fn del(&mut self, bucket: u32) {
        if self.main.vacate(bucket, &mut self.observer) && self.is_in_flight() {
            self.del_in_flight(bucket);
        }
    }

    #[cold]
    #[inline(never)]
    fn del_in_flight(&mut self, bucket: u32) {
        let entry = self.main.arrays().buckets[bucket as usize];
        let in_shadow = self.shadow.find(entry.key(), &mut self.observer);
        self.shadow.vacate(in_shadow, &mut self.observer);
        self.move_batch();
    }

    /// The first bucket that exists, or `n_buckets`.
    ///
    /// **O(n_buckets)**: it starts at bucket 0 each time, since the table keeps no note of where its
    /// first entry is. Cheap to call once; but calling it for every deletion until the table is empty
    /// walks the emptied part again and again, O(size × n_buckets) in all. To be rid of a table whose
    /// entries own nothing, delete the table; to visit each entry, go on with [`next`](Self::next).
    #[inline(always)]
    pub fn first(&mut self) -> u32 {
        self.main.scan(0, &mut self.observer)
    }

    /// The first bucket after `bucket` that exists, or `n_buckets`. A `bucket` at or beyond the end
    /// is handed back as it is.
    pub fn next(&mut self, bucket: u32) -> u32 {
        if bucket >= self.main.n_buckets {
            return bucket;
        }
        self.main.scan(bucket + 1, &mut self.observer)
    }

    /// Some bucket that exists, chosen by the number `seed`; `n_buckets` when the table is empty.
    pub fn random(&mut self, seed: u32) -> u32 {
        let found = self.next(seed % self.main.n_buckets);
        if found == self.main.n_buckets {
            return self.first();
        }
        found
    }

    /// Makes room for `count` entries at once, as far as upstream's rounding makes it.
    ///
    /// # Errors
    /// [`Error::OutOfMemory`]; the table is then as it was.
    pub fn reserve(&mut self, count: u32) -> Result<(), Error> {
        self.start_resize(buckets_for(count), self.main.size)
    }

    /// Deletes all entries and starts over with fresh arrays.
    ///
    /// Upstream's quirks, kept: the new arrays have the size at `prime`, and only then is `prime`
    /// set to 0, so that a second clear drops to 3 buckets; `n_dirty`, `resize_position`, `batch`
    /// and `resize_cnt` keep their values, so that the next resize starts early.
    ///
    /// # Errors
    /// [`Error::ClearInFlight`] with a resize in flight, where upstream would crash at the next
    /// put; [`Error::OutOfMemory`]. The table is then as it was.
    pub fn clear(&mut self) -> Result<(), Error> {
        if self.is_in_flight() {
            return Err(Error::ClearInFlight {
                resize_position: self.main.resize_position,
                n_buckets: self.main.n_buckets,
            });
        }
        let n_buckets = SIZES[self.main.prime as usize];
        let fresh = Arrays::allocate(n_buckets)?;
        free_arrays(&mut self.main, &mut self.observer);
        let main = &mut *self.main;
        main.arrays = Some(fresh);
        main.prime = 0;
        main.n_buckets = n_buckets;
        main.size = 0;
        main.upper_bound = upper_bound(n_buckets);
        Ok(())
    }

    /// Frees the table, whatever is in it: no entry is visited. 4 frees, 6 with a resize in flight.
    /// Hands the observer back.
    pub fn delete(mut self) -> O {
        if self.shadow.arrays.is_some() {
            free_arrays(&mut self.shadow, &mut self.observer);
        }
        drop(self.shadow);
        self.observer.freed(Part::ShadowHeader);
        free_arrays(&mut self.main, &mut self.observer);
        drop(self.main);
        self.observer.freed(Part::Header);
        self.observer
    }
}

fn free_arrays<E: Entry, O: Observer>(half: &mut Half<E>, observer: &mut O) {
    let Some(Arrays { bits, buckets }) = half.arrays.take() else {
        return;
    };
    let (bits_part, buckets_part) = match half.side {
        Side::Table => (Part::Bits, Part::Buckets),
        Side::Shadow => (Part::ShadowBits, Part::ShadowBuckets),
    };
    drop(bits);
    observer.freed(bits_part);
    drop(buckets);
    observer.freed(buckets_part);
}

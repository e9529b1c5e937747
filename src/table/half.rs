//! One header with its two arrays: the table itself, or its shadow.

use super::allocate::{copied, filled};
use super::bits::{BUCKETS_PER_BYTE, BitWords};
use super::entry::{Entry, Key};
use super::observer::{Observer, Side};
use super::probe::ProbeSequence;
use super::sizes::{SIZES, upper_bound};
use crate::error::Error;

/// The bit words and the buckets, two allocations of one length.
pub(super) struct Arrays<E> {
    pub(super) bits: BitWords,
    pub(super) buckets: Vec<E>,
}

/// What upstream's `struct mh_…_t` holds, in the same numbers.
pub(super) struct Half<E> {
    pub(super) side: Side,
    /// None for a shadow while no resize is in flight.
    pub(super) arrays: Option<Arrays<E>>,
    pub(super) n_buckets: u32,
    pub(super) n_dirty: u32,
    pub(super) size: u32,
    pub(super) upper_bound: u32,
    /// Place of the size in [`SIZES`] from which the next resize looks upward. After a second
    /// `clear` it is not the place of `n_buckets`: see [`super::Table::clear`].
    pub(super) prime: u32,
    pub(super) resize_cnt: u32,
    pub(super) resize_position: u32,
    pub(super) batch: u32,
}

/// Where a put slot ended.
struct PutSlot {
    bucket: u32,
    /// The bucket holds an entry of the same key already.
    taken: bool,
}

impl<E: Entry> Arrays<E> {
    /// Bits at 0 and buckets at their default, or the typed error when memory is refused.
    pub(super) fn allocate(n_buckets: u32) -> Result<Self, Error> {
        Ok(Arrays {
            bits: BitWords::zeroed(n_buckets)?,
            buckets: filled(n_buckets as usize)?,
        })
    }

    fn try_clone(&self) -> Result<Self, Error> {
        Ok(Arrays {
            bits: self.bits.try_clone()?,
            buckets: copied(&self.buckets)?,
        })
    }
}

impl<E: Entry> Half<E> {
    /// A header without arrays, all numbers 0: what a shadow is while no resize is in flight.
    pub(super) fn vacant(side: Side) -> Self {
        Half {
            side,
            arrays: None,
            n_buckets: 0,
            n_dirty: 0,
            size: 0,
            upper_bound: 0,
            prime: 0,
            resize_cnt: 0,
            resize_position: 0,
            batch: 0,
        }
    }

    pub(super) fn try_clone(&self) -> Result<Self, Error> {
        let arrays = match &self.arrays {
            Some(arrays) => Some(arrays.try_clone()?),
            None => None,
        };
        Ok(Half { arrays, ..*self })
    }

    /// The smallest table: 3 buckets, upper bound 2.
    pub(super) fn smallest() -> Result<Self, Error> {
        let n_buckets = SIZES[0];
        Ok(Half {
            arrays: Some(Arrays::allocate(n_buckets)?),
            n_buckets,
            upper_bound: upper_bound(n_buckets),
            ..Half::vacant(Side::Table)
        })
    }

    /// The arrays; the caller knows that this half has some.
    ///
    /// # Panics
    /// On a vacant shadow, which no path of the table asks.
    #[inline(always)]
    pub(super) fn arrays(&self) -> &Arrays<E> {
        self.arrays
            .as_ref()
            .expect("only a vacant shadow has no arrays")
    }

    #[inline(always)]
    pub(super) fn arrays_mut(&mut self) -> &mut Arrays<E> {
        self.arrays
            .as_mut()
            .expect("only a vacant shadow has no arrays")
    }

    /// The bucket that holds `key`, or `n_buckets`.
    #[inline(never)]
    pub(super) fn find<O: Observer>(&self, key: &E::Key, observer: &mut O) -> u32 {
        observer.hashed();
        let Arrays { bits, buckets } = self.arrays();
        let mut probe = ProbeSequence::new(key.hash(), self.n_buckets);
        loop {
            let bucket = probe.bucket();
            observer.probed(self.side, bucket);
            if bits.exists(bucket) {
                observer.compared(self.side, bucket);
                if buckets[bucket as usize].key() == key {
                    return bucket;
                }
            }
            if !bits.is_dirty(bucket) {
                return self.n_buckets;
            }
            probe.advance();
        }
    }

    /// Finds the bucket for `key` and says that it exists: the one that holds an equal key, else
    /// the first free one of the probe sequence. Taken buckets on the way become dirty.
    #[inline(always)]
    fn put_slot<O: Observer>(&mut self, key: &E::Key, observer: &mut O) -> PutSlot {
        observer.hashed();
        let side = self.side;
        let mut probe = ProbeSequence::new(key.hash(), self.n_buckets);
        let Arrays { bits, buckets } = self.arrays_mut();
        let holds_key = |bucket: u32, observer: &mut O| {
            observer.compared(side, bucket);
            buckets[bucket as usize].key() == key
        };
        loop {
            let bucket = probe.bucket();
            observer.probed(side, bucket);
            if !bits.exists(bucket) {
                break;
            }
            if holds_key(bucket, observer) {
                return PutSlot {
                    bucket,
                    taken: true,
                };
            }
            if !bits.is_dirty(bucket) {
                bits.set_dirty(bucket);
                observer.marked_dirty(side, bucket);
            }
            probe.advance();
        }
        let free = probe.bucket();
        // A tombstone: an equal key may still stand further on.
        while bits.is_dirty(probe.bucket()) {
            probe.advance();
            let bucket = probe.bucket();
            observer.probed(side, bucket);
            if bits.exists(bucket) && holds_key(bucket, observer) {
                return PutSlot {
                    bucket,
                    taken: true,
                };
            }
        }
        let was_dirty = bits.is_dirty(free);
        bits.set_exists(free);
        self.size += 1;
        self.n_dirty += u32::from(!was_dirty);
        observer.occupied(side, free);
        PutSlot {
            bucket: free,
            taken: false,
        }
    }

    /// Puts `entry` into this half alone. Hands back its bucket and the entry that it replaced.
    #[inline(never)]
    pub(super) fn write<O: Observer>(&mut self, entry: E, observer: &mut O) -> (u32, Option<E>) {
        let PutSlot { bucket, taken } = self.put_slot(entry.key(), observer);
        let place = &mut self.arrays_mut().buckets[bucket as usize];
        let old = std::mem::replace(place, entry);
        (bucket, taken.then_some(old))
    }

    /// Clears the exist bit of `bucket`; its dirty bit stays for ever. False, and nothing done,
    /// when it held no entry or is `n_buckets`.
    #[inline(always)]
    pub(super) fn vacate<O: Observer>(&mut self, bucket: u32, observer: &mut O) -> bool {
        if bucket >= self.n_buckets || !self.arrays().bits.exists(bucket) {
            return false;
        }
        let bits = &mut self.arrays_mut().bits;
        bits.clear_exists(bucket);
        let is_dirty = bits.is_dirty(bucket);
        self.size -= 1;
        self.n_dirty -= u32::from(!is_dirty);
        observer.vacated(self.side, bucket);
        true
    }

    /// Tests one exist bit after another from bucket `from` on. The first bucket that exists, or
    /// `n_buckets`. O(n_buckets).
    ///
    /// Eight buckets share a byte of exist bits, so a byte is loaded once and its bits are then
    /// tested one by one: as many tests as buckets, as upstream's plain loop makes, without
    /// upstream's eight loads.
    #[inline]
    pub(super) fn scan<O: Observer>(&self, from: u32, observer: &mut O) -> u32 {
        let found = self.scan_bits(from, observer);
        observer.scan_ended((found + 1).min(self.n_buckets) - from.min(self.n_buckets));
        found
    }

    #[inline(always)]
    fn scan_bits<O: Observer>(&self, from: u32, observer: &mut O) -> u32 {
        let n_buckets = self.n_buckets;
        let bits = &self.arrays().bits;
        let mut bucket = from;
        while bucket < n_buckets {
            if bucket % BUCKETS_PER_BYTE == 0 && bucket + 2 * BUCKETS_PER_BYTE <= n_buckets {
                for first in [bucket, bucket + BUCKETS_PER_BYTE] {
                    if let Some(found) = scan_byte(bits.exist_byte(first), first, observer) {
                        return found;
                    }
                }
                bucket += 2 * BUCKETS_PER_BYTE;
            } else {
                observer.scanned(bucket);
                if bits.exists(bucket) {
                    return bucket;
                }
                bucket += 1;
            }
        }
        n_buckets
    }
}

/// A byte and not a word: V8 tests bits 8 to 15 by an instruction with a sixteen-bit constant, whose
/// prefix makes x86-64 decoders stop for some three cycles a test.
#[inline(always)]
fn scan_byte<O: Observer>(byte: u8, first: u32, observer: &mut O) -> Option<u32> {
    for place in 0..BUCKETS_PER_BYTE {
        observer.scanned(first + place);
        if byte & (1 << place) != 0 {
            return Some(first + place);
        }
    }
    None
}

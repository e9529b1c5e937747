//! One number for the whole content of an array of buckets.

use super::entry::Entry;
use super::half::Arrays;
use crate::fnv::Fnv1a;

/// Over the buckets in order: one byte, 1 if it exists + 2 if it is dirty, then, only if it exists,
/// its value as four bytes, little endian.
pub(super) fn digest<E: Entry>(arrays: &Arrays<E>, value_of: impl Fn(&E) -> u32) -> u64 {
    let mut fnv = Fnv1a::default();
    for (bucket, entry) in (0..).zip(&arrays.buckets) {
        let exists = arrays.bits.exists(bucket);
        let is_dirty = arrays.bits.is_dirty(bucket);
        fnv.write(&[u8::from(exists) + 2 * u8::from(is_dirty)]);
        if exists {
            fnv.write(&value_of(entry).to_le_bytes());
        }
    }
    fnv.finish()
}

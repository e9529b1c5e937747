//! The two bits of a bucket, packed as Tarantool packs them.

use super::allocate::{copied, filled};
use crate::error::Error;

/// Buckets whose bits share one word.
pub const BUCKETS_PER_WORD: u32 = 16;

/// Buckets whose exist bits share one byte of a word.
pub(super) const BUCKETS_PER_BYTE: u32 = 8;

/// The bits of sixteen buckets: exist bits in the low half, dirty bits in the high half.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Word(u32);

impl Word {
    /// Whether the bucket at `place` (0 to 15) of this word holds an entry.
    #[inline(always)]
    pub const fn exists(self, place: u32) -> bool {
        self.0 & (1 << place) != 0
    }

    /// Whether an insertion has passed over the bucket at `place` (0 to 15) of this word.
    #[inline(always)]
    pub const fn is_dirty(self, place: u32) -> bool {
        self.0 & (1 << (place + BUCKETS_PER_WORD)) != 0
    }

    /// Exist bits that are set, 0 to 16.
    pub const fn count_existing(self) -> u32 {
        (self.0 & 0xffff).count_ones()
    }
}

/// The bit words of an array of buckets.
///
/// Bits beyond the last bucket are never set.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct BitWords(Vec<Word>);

impl BitWords {
    /// How many words `n_buckets` buckets take. Upstream always takes one more than the quotient,
    /// also when nothing remains; the server's memory figures count it.
    pub const fn words_for(n_buckets: u32) -> usize {
        (n_buckets / BUCKETS_PER_WORD + 1) as usize
    }

    /// All bits 0, for `n_buckets` buckets.
    ///
    /// # Errors
    /// [`Error::OutOfMemory`].
    pub(super) fn zeroed(n_buckets: u32) -> Result<Self, Error> {
        Ok(BitWords(filled(Self::words_for(n_buckets))?))
    }

    /// A copy.
    ///
    /// # Errors
    /// [`Error::OutOfMemory`].
    pub fn try_clone(&self) -> Result<Self, Error> {
        Ok(BitWords(copied(&self.0)?))
    }

    /// The words in bucket order.
    #[inline(always)]
    pub fn words(&self) -> &[Word] {
        &self.0
    }

    /// Whether `bucket` holds an entry.
    #[inline(always)]
    pub fn exists(&self, bucket: u32) -> bool {
        self.word(bucket).exists(bucket % BUCKETS_PER_WORD)
    }

    /// The exist bits of eight buckets, from `bucket`, which is a multiple of eight, on.
    #[inline(always)]
    pub(super) fn exist_byte(&self, bucket: u32) -> u8 {
        (self.word(bucket).0 >> (bucket % BUCKETS_PER_WORD)) as u8
    }

    /// Whether an insertion has passed over `bucket` while it was taken.
    #[inline(always)]
    pub fn is_dirty(&self, bucket: u32) -> bool {
        self.word(bucket).is_dirty(bucket % BUCKETS_PER_WORD)
    }

    /// Says that `bucket` holds an entry.
    #[inline(always)]
    pub(super) fn set_exists(&mut self, bucket: u32) {
        self.word_mut(bucket).0 |= 1 << (bucket % BUCKETS_PER_WORD);
    }

    /// Says that `bucket` holds no entry. Its dirty bit stays.
    #[inline(always)]
    pub(super) fn clear_exists(&mut self, bucket: u32) {
        self.word_mut(bucket).0 &= !(1 << (bucket % BUCKETS_PER_WORD));
    }

    /// Says that lookups must go on beyond `bucket`.
    #[inline(always)]
    pub(super) fn set_dirty(&mut self, bucket: u32) {
        self.word_mut(bucket).0 |= 1 << (bucket % BUCKETS_PER_WORD + BUCKETS_PER_WORD);
    }

    #[inline(always)]
    fn word(&self, bucket: u32) -> Word {
        self.0[(bucket / BUCKETS_PER_WORD) as usize]
    }

    #[inline(always)]
    fn word_mut(&mut self, bucket: u32) -> &mut Word {
        &mut self.0[(bucket / BUCKETS_PER_WORD) as usize]
    }
}

//! A scan that tests sixteen exist bits at once.
//!
//! * Time: O(n_buckets ⁄ 16): a sixteenth of the looks of a scan bit by bit, so still linear.
//! * Space: none.
//! * Not upstream's, which tests the bits of the same words one by one.

use super::bits::BUCKETS_PER_WORD;
use super::entry::Entry;
use super::half::Half;
use super::observer::Observer;

impl<E: Entry> Half<E> {
    /// The first bucket that exists, or `n_buckets`. It looks at one word after another, from the
    /// first on; in the one that has an entry it tests the bits one by one.
    #[inline(never)]
    pub(super) fn scan_words<O: Observer>(&self, observer: &mut O) -> u32 {
        let words =
            &self.arrays().bits.words()[..self.n_buckets.div_ceil(BUCKETS_PER_WORD) as usize];
        for (place, word) in (0..).zip(words) {
            observer.word_scanned(place);
            if word.any_exists() {
                observer.words_ended(place + 1);
                let mut bit = 0;
                observer.scanned(place * BUCKETS_PER_WORD);
                while !word.exists(bit) {
                    bit += 1;
                    observer.scanned(place * BUCKETS_PER_WORD + bit);
                }
                observer.scan_ended(bit + 1);
                return place * BUCKETS_PER_WORD + bit;
            }
        }
        observer.words_ended(words.len() as u32);
        self.n_buckets
    }
}

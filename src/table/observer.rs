//! Who watches a table at work.

/// Which of the two arrays of buckets that live side by side during a resize.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The array that answers.
    Table,
    /// The array that the entries move to.
    Shadow,
}

/// What is freed, one allocation each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The shadow's bit words.
    ShadowBits,
    /// The shadow's buckets.
    ShadowBuckets,
    /// The shadow's header.
    ShadowHeader,
    /// The table's bit words.
    Bits,
    /// The table's buckets.
    Buckets,
    /// The table's header.
    Header,
}

/// Told what a table does, as it does it.
///
/// The table is generic over its observer, and `()` observes nothing at no cost: animation, counts
/// and timings run the same table code. Every method does nothing unless overridden.
pub trait Observer {
    /// A key was hashed: once for each find and each search for a bucket to put into.
    #[inline(always)]
    fn hashed(&mut self) {}

    /// A bucket was examined by key.
    #[inline(always)]
    fn probed(&mut self, _side: Side, _bucket: u32) {}

    /// The entry of a probed bucket was compared with a key.
    #[inline(always)]
    fn compared(&mut self, _side: Side, _bucket: u32) {}

    /// A bucket was examined by position: its exist bit was tested.
    #[inline(always)]
    fn scanned(&mut self, _bucket: u32) {}

    /// A scan is over, after this many exist bits.
    #[inline(always)]
    fn scan_ended(&mut self, _examined: u32) {}

    /// The exist bits of a word, counted from 0, were tested all at once.
    #[inline(always)]
    fn word_scanned(&mut self, _word: u32) {}

    /// A scan by words is over, after this many words.
    #[inline(always)]
    fn words_ended(&mut self, _words: u32) {}

    /// An entry went into a bucket that held none.
    #[inline(always)]
    fn occupied(&mut self, _side: Side, _bucket: u32) {}

    /// A bucket's entry was deleted.
    #[inline(always)]
    fn vacated(&mut self, _side: Side, _bucket: u32) {}

    /// A bucket that was not dirty became so.
    #[inline(always)]
    fn marked_dirty(&mut self, _side: Side, _bucket: u32) {}

    /// A batch begins to move, to a shadow of so many buckets; the first of a resize starts it.
    #[inline(always)]
    fn batch_started(&mut self, _shadow_n_buckets: u32) {}

    /// A batch is over: the buckets of the table below `position` have been visited.
    #[inline(always)]
    fn batch_ended(&mut self, _position: u32) {}

    /// A resize is over: the shadow is the table now. The old arrays are freed next.
    #[inline(always)]
    fn landed(&mut self) {}

    /// An allocation was given back.
    #[inline(always)]
    fn freed(&mut self, _part: Part) {}
}

impl Observer for () {}

/// Passes every word on, so that whoever lends an observer keeps it.
impl<O: Observer> Observer for &mut O {
    #[inline(always)]
    fn hashed(&mut self) {
        (**self).hashed();
    }
    #[inline(always)]
    fn probed(&mut self, side: Side, bucket: u32) {
        (**self).probed(side, bucket);
    }
    #[inline(always)]
    fn compared(&mut self, side: Side, bucket: u32) {
        (**self).compared(side, bucket);
    }
    #[inline(always)]
    fn scanned(&mut self, bucket: u32) {
        (**self).scanned(bucket);
    }
    #[inline(always)]
    fn scan_ended(&mut self, examined: u32) {
        (**self).scan_ended(examined);
    }
    #[inline(always)]
    fn word_scanned(&mut self, word: u32) {
        (**self).word_scanned(word);
    }
    #[inline(always)]
    fn words_ended(&mut self, words: u32) {
        (**self).words_ended(words);
    }
    #[inline(always)]
    fn occupied(&mut self, side: Side, bucket: u32) {
        (**self).occupied(side, bucket);
    }
    #[inline(always)]
    fn vacated(&mut self, side: Side, bucket: u32) {
        (**self).vacated(side, bucket);
    }
    #[inline(always)]
    fn marked_dirty(&mut self, side: Side, bucket: u32) {
        (**self).marked_dirty(side, bucket);
    }
    #[inline(always)]
    fn batch_started(&mut self, shadow_n_buckets: u32) {
        (**self).batch_started(shadow_n_buckets);
    }
    #[inline(always)]
    fn batch_ended(&mut self, position: u32) {
        (**self).batch_ended(position);
    }
    #[inline(always)]
    fn landed(&mut self) {
        (**self).landed();
    }
    #[inline(always)]
    fn freed(&mut self, part: Part) {
        (**self).freed(part);
    }
}

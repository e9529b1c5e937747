//! The order in which a lookup or an insertion probes the buckets.

/// Double hashing: the start and the stride both come from one 32-bit hash.
///
/// `n_buckets` is prime and the stride is below it, so the sequence visits every bucket before it
/// comes back to its start. Endless: whoever probes stops it. O(1) a step.
///
/// Source: Tarantool's `mhash.h`, after klib's `khash.h` in its double-hashing form.
#[derive(Clone, Copy, Debug)]
pub struct ProbeSequence {
    bucket: u32,
    stride: u32,
    n_buckets: u32,
}

impl ProbeSequence {
    /// The sequence of an entry with this `hash` in a table of `n_buckets` (at least 3) buckets.
    #[inline(always)]
    pub fn new(hash: u32, n_buckets: u32) -> Self {
        ProbeSequence {
            bucket: hash % n_buckets,
            stride: 1 + hash % (n_buckets - 1),
            n_buckets,
        }
    }

    /// The bucket to look at now.
    #[inline(always)]
    pub fn bucket(&self) -> u32 {
        self.bucket
    }

    /// The bucket that is looked at after going on so many times. O(1).
    pub fn after(&self, times: u32) -> u32 {
        let way = u64::from(times) * u64::from(self.stride);
        ((u64::from(self.bucket) + way) % u64::from(self.n_buckets)) as u32
    }

    /// How far each step goes, 1 to n_buckets − 1.
    pub fn stride(&self) -> u32 {
        self.stride
    }

    /// Goes on to the next bucket.
    #[inline(always)]
    pub fn advance(&mut self) {
        // Compared before adding: bucket + stride can exceed 32 bits in the largest sizes.
        let room = self.n_buckets - self.stride;
        if self.bucket >= room {
            self.bucket -= room;
        } else {
            self.bucket += self.stride;
        }
    }
}

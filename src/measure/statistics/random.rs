//! Chance that can be repeated.

/// A generator of random numbers from a seed: the same seed, the same numbers.
///
/// * Time: O(1) a number; space: 8 bytes.
/// * Source: SplitMix64, after Steele, Lea and Flood, "Fast splittable pseudorandom number
///   generators" (OOPSLA 2014). Good enough for resampling, not for secrets.
#[derive(Clone, Debug)]
pub struct SplitMix64(u64);

impl SplitMix64 {
    /// The generator of this seed.
    pub fn new(seed: u64) -> Self {
        SplitMix64(seed)
    }

    /// The next 64 bits.
    pub fn next_bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A place in a list of `length` items, 1 at least: each as likely, to a part in 2³².
    pub fn place(&mut self, length: usize) -> usize {
        (((self.next_bits() >> 32) * length as u64) >> 32) as usize
    }
}

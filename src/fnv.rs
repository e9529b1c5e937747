//! FNV-1a, 64 bits: how the golden files sum up many numbers in one.

/// A running FNV-1a 64. O(1) a byte.
///
/// Source: Fowler, Noll, Vo; draft-eastlake-fnv.
#[derive(Clone, Copy, Debug)]
pub struct Fnv1a(u64);

impl Default for Fnv1a {
    fn default() -> Self {
        Fnv1a(14_695_981_039_346_656_037)
    }
}

impl Fnv1a {
    /// Goes on with these bytes.
    pub fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(1_099_511_628_211);
        }
    }

    /// The sum so far.
    pub fn finish(self) -> u64 {
        self.0
    }
}

//! Which names share a hash.

use super::Dictionary;
use crate::error::Error;
use crate::table::{ProbeSequence, Side, filled};

impl Dictionary<'_> {
    /// For each field, in order, the field that stands for all names of its hash: the one whose
    /// bucket comes first on the probe sequence that they all follow. A field that is named by no
    /// other, and names itself, shares its hash with none.
    ///
    /// Nothing was deleted since building, so that the sequence leads to every one of them. O(names)
    /// as long as hashes spread; names that all collide find the first of them at once.
    ///
    /// # Errors
    /// [`Error::OutOfMemory`].
    pub fn hash_leaders(&self) -> Result<Vec<u32>, Error> {
        let mut leaders = filled(self.count as usize)?;
        let Some(table) = self.table() else {
            return Ok(leaders);
        };
        let at = |bucket| table.entry(Side::Table, bucket).copied();
        for entry in (0..table.n_buckets()).filter_map(at) {
            let hash = entry.key.hash;
            let mut probe = ProbeSequence::new(hash, table.n_buckets());
            leaders[entry.field as usize] = loop {
                match at(probe.bucket()) {
                    Some(first) if first.key.hash == hash => break first.field,
                    _ => probe.advance(),
                }
            };
        }
        Ok(leaders)
    }
}

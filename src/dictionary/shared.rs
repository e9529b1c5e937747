//! Which names share a hash.

use super::Dictionary;
use crate::error::Error;
use crate::table::{ProbeSequence, Side, with_capacity};

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
        let mut leaders = with_capacity(self.count as usize)?;
        let Some(table) = self.table() else {
            return Ok(leaders);
        };
        leaders.resize(self.count as usize, 0);
        for bucket in table.view(Side::Table).existing() {
            let Some(entry) = table.entry(Side::Table, bucket) else {
                continue;
            };
            let hash = entry.key.hash;
            let mut probe = ProbeSequence::new(hash, table.n_buckets());
            let leader = loop {
                match table.entry(Side::Table, probe.bucket()) {
                    Some(first) if first.key.hash == hash => break first.field,
                    _ => probe.advance(),
                }
            };
            leaders[entry.field as usize] = leader;
        }
        Ok(leaders)
    }
}

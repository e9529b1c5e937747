//! How long the chains are.

use super::BuildTimeline;
use crate::error::Error;
use crate::table::filled;

impl BuildTimeline {
    /// How many of the names that are in after `step` steps have a chain of each length: at
    /// length − 1, the names whose putting into the table probed so many buckets. O(names).
    ///
    /// # Errors
    /// [`Error::StepOutOfRange`], [`Error::OutOfMemory`].
    pub fn chains(&self, step: u64) -> Result<Vec<u32>, Error> {
        let frame = self.seek(step)?;
        let mut lengths: Vec<u32> = filled(frame.longest as usize)?;
        for insertion in &self.insertions[..frame.entries as usize] {
            lengths[insertion.put as usize - 1] += 1;
        }
        Ok(lengths)
    }
}

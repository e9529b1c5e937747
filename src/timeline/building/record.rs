//! Watching a table being built.

use super::array::{ArrayHistory, NEVER};
use super::insertion::{Batch, Insertion};
use crate::error::Error;
use crate::table::{Observer, Side, with_capacity};

/// What the table is doing.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// Nothing of a name.
    Idle,
    /// Making room for all names, which is one step.
    Reserve,
    /// The name is known, and not looked up yet.
    Named,
    /// Looking it up.
    Find,
    /// Moving a batch, which is one step.
    Batch,
    /// Putting it, first into the shadow when a resize is in flight.
    Put,
}

/// The building of a table, any instant of it.
///
/// A *step* is the smallest thing that building does: room made for all names, a name hashed, one
/// bucket probed, or one batch moved. What a probe leads to belongs to its step: comparing keys,
/// marking the bucket dirty, putting the name.
pub struct BuildTimeline {
    pub(super) insertions: Vec<Insertion>,
    pub(super) batches: Vec<Batch>,
    /// The arrays that there were, each the shadow of the one before until it landed.
    pub(super) arrays: Vec<ArrayHistory>,
    /// Steps before the first name.
    pub(super) reserve_steps: u64,
    pub(super) has_ended: bool,
    /// Sums so far, and what the name under way adds; `end` counts the steps.
    now: Insertion,
    stage: Stage,
    /// Which of the arrays is the table.
    table: usize,
    /// Memory for an array was refused: an observer can only say so afterwards.
    refused: Option<Error>,
}

impl BuildTimeline {
    pub(super) fn new(n_buckets: u32, names: usize) -> Result<Self, Error> {
        Ok(BuildTimeline {
            insertions: with_capacity(names)?,
            batches: Vec::new(),
            arrays: vec![ArrayHistory::new(n_buckets, 0, 0)?],
            reserve_steps: 0,
            has_ended: false,
            now: Insertion::default(),
            stage: Stage::Idle,
            table: 0,
            refused: None,
        })
    }

    pub(super) fn begin_reserve(&mut self) {
        self.reserve_steps = 1;
        self.now.end += 1;
        self.stage = Stage::Reserve;
    }

    pub(super) fn end_reserve(&mut self) -> Result<(), Error> {
        self.stage = Stage::Idle;
        self.refused.take().map_or(Ok(()), Err)
    }

    pub(super) fn begin_name(&mut self, hash: u32) {
        self.now = Insertion {
            hash,
            find: 0,
            shadow: 0,
            put: 0,
            ..self.now
        };
        self.stage = Stage::Named;
    }

    pub(super) fn end_name(&mut self) -> Result<(), Error> {
        self.stage = Stage::Idle;
        self.now.longest = self.now.longest.max(self.now.put);
        self.insertions.push(self.now);
        self.refused.take().map_or(Ok(()), Err)
    }

    pub(super) fn end(&mut self) {
        self.has_ended = true;
    }

    /// Buckets probed so far.
    pub fn probes(&self) -> u64 {
        self.now.probes
    }

    /// Entries compared with a key so far.
    pub fn compares(&self) -> u64 {
        self.now.compares
    }

    /// Steps so far; in all, once all names are in.
    pub fn steps(&self) -> u64 {
        self.now.end
    }

    /// Names that are in.
    pub fn entries(&self) -> u32 {
        self.insertions.len() as u32
    }

    /// Bytes that it keeps, for measuring it.
    pub fn bytes(&self) -> usize {
        let arrays: usize = self.arrays.iter().map(ArrayHistory::bytes).sum();
        arrays
            + self.insertions.capacity() * size_of::<Insertion>()
            + self.batches.capacity() * size_of::<Batch>()
    }

    /// The array of `side` at this moment; None when memory for it was refused.
    fn array(&mut self, side: Side) -> Option<&mut ArrayHistory> {
        let place = match side {
            Side::Table => self.table,
            Side::Shadow => self.table + 1,
        };
        self.arrays.get_mut(place)
    }

    fn batch(&mut self) -> Option<&mut Batch> {
        match self.stage {
            Stage::Batch => self.batches.last_mut(),
            _ => None,
        }
    }
}

impl Observer for BuildTimeline {
    fn hashed(&mut self) {
        match self.stage {
            Stage::Named => {
                self.now.end += 1;
                self.stage = Stage::Find;
            }
            Stage::Find => self.stage = Stage::Put,
            // Each entry of a batch is hashed, and so is a name for the shadow and for the table.
            _ => {}
        }
    }

    fn probed(&mut self, side: Side, _bucket: u32) {
        self.now.probes += 1;
        if let Some(batch) = self.batch() {
            batch.probes += 1;
            return;
        }
        self.now.end += 1;
        let probes = match (self.stage, side) {
            (Stage::Find, _) => &mut self.now.find,
            (_, Side::Shadow) => &mut self.now.shadow,
            (_, Side::Table) => &mut self.now.put,
        };
        *probes += 1;
    }

    fn compared(&mut self, _side: Side, _bucket: u32) {
        self.now.compares += 1;
        if let Some(batch) = self.batch() {
            batch.compares += 1;
        }
    }

    fn occupied(&mut self, side: Side, bucket: u32) {
        if let Some(batch) = self.batch() {
            batch.moved += 1;
        }
        let step = self.now.end;
        if let Some(array) = self.array(side) {
            array.occupy(bucket, step);
        }
    }

    fn marked_dirty(&mut self, side: Side, bucket: u32) {
        let step = self.now.end;
        if let Some(array) = self.array(side) {
            array.mark_dirty(bucket, step);
        }
    }

    fn batch_started(&mut self, shadow_n_buckets: u32) {
        if self.stage != Stage::Reserve {
            self.now.end += 1;
        }
        self.stage = Stage::Batch;
        let step = self.now.end;
        if self.arrays.len() == self.table + 1 {
            match ArrayHistory::new(shadow_n_buckets, step, NEVER) {
                Ok(array) => self.arrays.push(array),
                Err(refusal) => self.refused = Some(refusal),
            }
        }
        self.batches.push(Batch {
            step,
            position: 0,
            moved: 0,
            probes: 0,
            compares: 0,
        });
    }

    fn batch_ended(&mut self, position: u32) {
        if let Some(batch) = self.batch() {
            batch.position = position;
        }
        self.stage = Stage::Put;
    }

    fn landed(&mut self) {
        let step = self.now.end;
        if let Some(batch) = self.batches.last_mut() {
            batch.position = 0;
        }
        if let Some(array) = self.array(Side::Shadow) {
            array.landed = step;
            self.table += 1;
        }
    }
}

//! From a step to its frame.

use super::array::ArrayHistory;
use super::insertion::{Batch, Insertion};
use super::{BuildFrame, BuildPhase, BuildTimeline};
use crate::error::Error;
use crate::table::{ProbeSequence, Side};

/// The way of one key through an array: so many probes, the last of them at `step`.
pub(super) struct Search<'t> {
    array: &'t ArrayHistory,
    pub(super) sequence: ProbeSequence,
    probes: u32,
    step: u64,
}

impl Search<'_> {
    /// The bucket probed last.
    fn bucket(&self) -> u32 {
        self.sequence.after(self.probes - 1)
    }

    /// Whether that held an entry when it was probed. All before it did, or the search would have
    /// ended there: without a deletion nothing is dirty that does not exist.
    fn met_entry(&self) -> bool {
        self.array.is_occupied(self.bucket(), self.step - 1)
    }

    /// Entries that were compared with the key.
    fn compares(&self) -> u64 {
        u64::from(self.probes - 1) + u64::from(self.met_entry())
    }
}

impl BuildTimeline {
    /// The frame after `step` steps. O(log names).
    ///
    /// # Errors
    /// [`Error::StepOutOfRange`].
    pub fn seek(&self, step: u64) -> Result<BuildFrame, Error> {
        if step > self.steps() {
            return Err(Error::StepOutOfRange {
                given: step.to_string(),
                steps: self.steps(),
            });
        }
        let mut frame = self.frame_at(step);
        if self.has_ended && step == self.steps() {
            frame.phase = BuildPhase::Done;
        }
        Ok(frame)
    }

    /// The step at which the name after the one under way is in; the last step when none is left.
    /// O(log names).
    pub fn next_insertion(&self, step: u64) -> u64 {
        let done = self.insertions.partition_point(|each| each.end <= step);
        self.insertions
            .get(done)
            .map_or(self.steps(), |each| each.end)
    }

    /// The step at which the last name before `step` was in; 0 when there is none. O(log names).
    pub fn previous_insertion(&self, step: u64) -> u64 {
        let done = self.insertions.partition_point(|each| each.end < step);
        done.checked_sub(1)
            .map_or(0, |name| self.insertions[name].end)
    }

    fn frame_at(&self, step: u64) -> BuildFrame {
        let still = self.frame_between(step);
        if step <= self.reserve_steps {
            let phase = match step {
                0 => BuildPhase::Ready,
                _ => BuildPhase::Reserve,
            };
            return BuildFrame { phase, ..still };
        }
        let name = self.insertions.partition_point(|each| each.end < step);
        let Some(insertion) = self.insertions.get(name) else {
            return still;
        };
        let start = self.start_of(name);
        let frame = BuildFrame {
            name: Some(name as u32),
            hash: insertion.hash,
            ..still
        };
        self.frame_of_name(frame, insertion, start)
    }

    /// Counts as they stand before the name of `step`.
    fn frame_between(&self, step: u64) -> BuildFrame {
        let entries = self.insertions.partition_point(|each| each.end < step);
        let before = self.before(entries);
        BuildFrame {
            step,
            phase: BuildPhase::Hash,
            name: None,
            hash: 0,
            side: Side::Table,
            n_buckets: self.n_buckets(step, Side::Table),
            shadow_n_buckets: self.n_buckets(step, Side::Shadow),
            start: 0,
            stride: 0,
            bucket: None,
            probe: 0,
            compared: false,
            marked: false,
            inserted: false,
            moved: 0,
            entries: entries as u32,
            probes: before.probes,
            compares: before.compares,
            longest: before.longest,
            resize_position: self.batch_until(step).map_or(0, |batch| batch.position),
        }
    }

    fn frame_of_name(&self, frame: BuildFrame, insertion: &Insertion, start: u64) -> BuildFrame {
        let done = frame.step - start;
        let find_end = start + 1 + u64::from(insertion.find);
        if done == 1 {
            return self.toward(frame, Side::Table);
        }
        if frame.step <= find_end {
            let probes = (done - 1) as u32;
            return self.probing(frame, BuildPhase::Find, Side::Table, probes);
        }
        let mut frame = frame;
        if let Some(search) = self.search(frame.hash, Side::Table, insertion.find, find_end) {
            frame.probes += u64::from(insertion.find);
            frame.compares += search.compares();
        }
        let mut begun = find_end;
        if let Some(batch) = self.batch_until(frame.step).filter(|it| it.step > start) {
            frame.probes += batch.probes;
            frame.compares += batch.compares;
            begun = batch.step;
            if frame.step == batch.step {
                return BuildFrame {
                    phase: BuildPhase::Batch,
                    moved: batch.moved,
                    ..self.toward(frame, Side::Table)
                };
            }
        }
        let shadow_end = begun + u64::from(insertion.shadow);
        if frame.step <= shadow_end {
            let probes = (frame.step - begun) as u32;
            return self.probing(frame, BuildPhase::Put, Side::Shadow, probes);
        }
        if let Some(search) = self.search(frame.hash, Side::Shadow, insertion.shadow, shadow_end) {
            frame.probes += u64::from(insertion.shadow);
            frame.compares += search.compares();
        }
        let probes = (frame.step - shadow_end) as u32;
        let put = self.probing(frame, BuildPhase::Put, Side::Table, probes);
        if frame.step < insertion.end {
            return put;
        }
        BuildFrame {
            entries: put.entries + 1,
            longest: insertion.longest,
            ..put
        }
    }

    /// The probe number `probes` of the name, at the frame's step.
    fn probing(&self, frame: BuildFrame, phase: BuildPhase, side: Side, probes: u32) -> BuildFrame {
        let frame = self.toward(frame, side);
        let Some(search) = self.search(frame.hash, side, probes, frame.step) else {
            return frame;
        };
        let bucket = search.bucket();
        BuildFrame {
            phase,
            bucket: Some(bucket),
            probe: probes,
            compared: search.met_entry(),
            marked: search.array.dirty_at(bucket) == frame.step,
            inserted: search.array.occupied_at(bucket) == frame.step,
            probes: frame.probes + u64::from(probes),
            compares: frame.compares + search.compares(),
            ..frame
        }
    }

    /// The frame with the probe sequence of its name in the array of `side`.
    fn toward(&self, frame: BuildFrame, side: Side) -> BuildFrame {
        let n_buckets = match side {
            Side::Table => frame.n_buckets,
            Side::Shadow => frame.shadow_n_buckets,
        };
        let sequence = ProbeSequence::new(frame.hash, n_buckets);
        BuildFrame {
            side,
            start: sequence.bucket(),
            stride: sequence.stride(),
            ..frame
        }
    }

    /// None without a probe.
    pub(super) fn search(
        &self,
        hash: u32,
        side: Side,
        probes: u32,
        step: u64,
    ) -> Option<Search<'_>> {
        let array = self.array_at(step, side).filter(|_| probes > 0)?;
        Some(Search {
            array,
            sequence: ProbeSequence::new(hash, array.n_buckets()),
            probes,
            step,
        })
    }

    /// The step at which name `name` (from 0) begins: nothing of it is done.
    fn start_of(&self, name: usize) -> u64 {
        match name {
            0 => self.reserve_steps,
            _ => self.before(name).end,
        }
    }

    /// The sums of the names before `name` (from 0).
    fn before(&self, name: usize) -> Insertion {
        match name {
            0 => Insertion::default(),
            _ => self.insertions[name - 1],
        }
    }

    fn batch_until(&self, step: u64) -> Option<&Batch> {
        let moved = self.batches.partition_point(|batch| batch.step <= step);
        self.batches.get(moved.checked_sub(1)?)
    }
}

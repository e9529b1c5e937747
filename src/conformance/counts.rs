//! What the golden files count.

use crate::dictionary::NameTable;
use crate::fnv::Fnv1a;
use crate::table::{Observer, Side};
use crate::teardown::Cost;

/// Counts hashes, comparisons, looks and deletions, and sums up the order of deletion.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Counts {
    pub(super) hashes: u64,
    pub(super) compares: u64,
    pub(super) cost: Cost,
    pub(super) order: Fnv1a,
}

impl Observer for Counts {
    fn hashed(&mut self) {
        self.hashes += 1;
    }

    fn compared(&mut self, _side: Side, _bucket: u32) {
        self.compares += 1;
    }

    fn scan_ended(&mut self, examined: u32) {
        self.cost.scan_ended(examined);
    }

    fn vacated(&mut self, side: Side, bucket: u32) {
        self.cost.vacated(side, bucket);
        if side == Side::Table {
            self.order.write(&bucket.to_le_bytes());
        }
    }
}

/// Empties `table` by find-first and leaves it standing, so that its end can be looked at. The
/// counts start anew.
pub(super) fn drain(table: &mut NameTable<'_, Counts>) {
    *table.observer_mut() = Counts::default();
    while table.size() > 0 {
        let bucket = table.first();
        table.del(bucket);
    }
}

/// The digest of one side of a table of names.
pub(super) fn digest(table: &NameTable<'_, Counts>, side: Side) -> u64 {
    table.view(side).digest(|entry| entry.field)
}

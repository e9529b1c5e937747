//! Three ways to empty a table whose entries may own objects.

use super::entry::OwningEntry;
use super::heap::Heap;
use super::walk;
use crate::table::{Observer, Side, Table};

/// A table whose entries may own objects.
pub type OwningTable<'n, O = ()> = Table<OwningEntry<'n>, O>;

/// How such a table is emptied and freed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// While entries are left: find the first, free what it owns, delete it; then delete the table.
    FindFirst,
    /// Delete the table.
    BulkAlone,
    /// Walk over the entries once and free what each owns; then delete the table.
    WalkThenDelete,
}

impl Form {
    /// All of them, in the order in which they are shown.
    pub const ALL: [Form; 3] = [Form::FindFirst, Form::BulkAlone, Form::WalkThenDelete];

    /// The word that stands for it everywhere.
    pub const fn as_str(self) -> &'static str {
        match self {
            Form::FindFirst => "find-first",
            Form::BulkAlone => "bulk-alone",
            Form::WalkThenDelete => "walk-then-delete",
        }
    }

    /// Empties and frees `table`, whose objects are in `heap`; hands its observer back.
    pub fn tear_down<O: Observer>(self, table: OwningTable<'_, O>, heap: &mut Heap) -> O {
        match self {
            Form::FindFirst => find_first(table, heap),
            Form::BulkAlone => table.delete(),
            Form::WalkThenDelete => walk::tear_down(table, heap),
        }
    }
}

fn find_first<O: Observer>(mut table: OwningTable<'_, O>, heap: &mut Heap) -> O {
    while table.size() > 0 {
        let bucket = table.first();
        free_object_in(&table, bucket, heap);
        table.del(bucket);
    }
    table.delete()
}

/// Frees what the entry in `bucket` owns, if it owns anything.
pub(super) fn free_object_in<O: Observer>(
    table: &OwningTable<'_, O>,
    bucket: u32,
    heap: &mut Heap,
) {
    if let Some(object) = table
        .entry(Side::Table, bucket)
        .and_then(|entry| entry.object)
    {
        heap.free(object);
    }
}

//! One walk that frees what the entries own, then delete the table.
//!
//! * Time: O(n_buckets): each exist bit is tested once, whatever the table holds.
//! * Space: none.
//! * Right also with a resize in flight: the table's own array holds every entry, and those in the
//!   shadow are copies that point to the same objects. Nothing is deleted on the way, so no batch is
//!   moved and no bucket number goes stale.
//! * Source: what Tarantool's caches that own their entries need, once their loops are replaced.

use super::forms::{OwningTable, free_object_in};
use super::heap::Heap;
use crate::table::Observer;

pub(super) fn tear_down<O: Observer>(mut table: OwningTable<'_, O>, heap: &mut Heap) -> O {
    let mut bucket = table.first();
    while bucket != table.n_buckets() {
        free_object_in(&table, bucket, heap);
        bucket = table.next(bucket);
    }
    table.delete()
}

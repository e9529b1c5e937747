//! Walk once over the buckets, delete each entry on the way; then delete the table.
//!
//! * Time: O(n_buckets): each bucket is examined once, also those after the last entry.
//! * Space: one number.
//! * A deletion can land a resize, and the arrays are then swapped under the walk: a resize in
//!   flight is finished first.

use crate::table::{Entry, Observer, Table};

pub(super) fn tear_down<E: Entry, O: Observer>(mut table: Table<E, O>) -> O {
    table.finish_resize();
    let mut bucket = table.first_from(0);
    while bucket < table.n_buckets() {
        table.del(bucket);
        bucket = table.next(bucket);
    }
    table.delete()
}

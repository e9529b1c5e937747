//! Delete the table as it is.
//!
//! * Time: O(1) in entries: four frees, six with a resize in flight.
//! * Space: none.
//! * Right only since entries are in place and own nothing. If they owned memory, it would leak.
//! * Source: Tarantool's `tuple_dictionary_delete_hash` since pull request #12019.

use crate::table::{Entry, Observer, Table};

pub(super) fn tear_down<E: Entry, O: Observer>(table: Table<E, O>) -> O {
    table.delete()
}

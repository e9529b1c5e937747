//! Find the first entry, delete it, and again; then delete the table.
//!
//! * Time: O(entries × n_buckets). Each call of `first` starts at bucket 0 and passes over all that
//!   has been emptied so far: Σ (position + 1) ≈ entries × n_buckets ⁄ 2 exist bits.
//! * Space: none.
//! * Source: Tarantool's `tuple_dictionary_delete_hash` before pull request #12019.

use crate::table::{Entry, Observer, Table};

pub(super) fn tear_down<E: Entry, O: Observer>(mut table: Table<E, O>) -> O {
    while table.size() > 0 {
        let bucket = table.first();
        table.del(bucket);
    }
    table.delete()
}

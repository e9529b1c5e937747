//! Find the first entry sixteen exist bits at a time, delete it, and again; then delete the table.
//!
//! * Time: O(entries × n_buckets): Σ (word + 1) words and at most sixteen bits a call. About a
//!   sixteenth of find-first's looks, so the constant gets smaller and the curve stays quadratic.
//! * Space: none.

use crate::table::{Entry, Observer, Table};

pub(super) fn tear_down<E: Entry, O: Observer>(mut table: Table<E, O>) -> O {
    while table.size() > 0 {
        let bucket = table.first_by_words();
        table.del(bucket);
    }
    table.delete()
}

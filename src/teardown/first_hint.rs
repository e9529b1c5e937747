//! Find the first entry from a lower bound of it on, delete it, and again; then delete the table.
//!
//! * Time: O(n_buckets): the bound never falls during a drain, so each bucket up to the last entry
//!   is examined once. A resize that lands on the way begins the other array at 0.
//! * Space: one number.
//! * Source: how Julia's `pop!` was mended: JuliaLang/julia#12512.

use crate::table::{Entry, Observer, Table};

/// A table with a lower bound of its first bucket that exists.
///
/// A table that keeps such a bound must also lower it at each put below it. Here nothing is put,
/// so the bound can live beside the table, which stays upstream's.
struct Hinted<E, O> {
    table: Table<E, O>,
    hint: u32,
}

impl<E: Entry, O: Observer> Hinted<E, O> {
    /// Finds the first entry and deletes it.
    fn del_first(&mut self) {
        self.hint = self.table.first_from(self.hint);
        let was_in_flight = self.table.is_in_flight();
        self.table.del(self.hint);
        // The resize may have landed: the shadow, of which nothing is known, is the table then.
        self.hint = match was_in_flight && !self.table.is_in_flight() {
            true => 0,
            false => self.hint + 1,
        };
    }
}

pub(super) fn tear_down<E: Entry, O: Observer>(table: Table<E, O>) -> O {
    let mut hinted = Hinted { table, hint: 0 };
    while hinted.table.size() > 0 {
        hinted.del_first();
    }
    hinted.table.delete()
}

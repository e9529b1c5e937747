//! The strategies written from their rules over the slow table, counting one by one.

use super::slow::SlowTable;
use teardown_lab::teardown::{Cost, Strategy};

/// What a strategy did, and the buckets that it deleted, in order.
pub struct SlowTeardown {
    pub table: SlowTable,
    pub cost: Cost,
    pub order: Vec<u64>,
}

impl SlowTeardown {
    /// Empties and frees `table`.
    pub fn run(table: SlowTable, strategy: Strategy) -> Self {
        let mut teardown = SlowTeardown {
            table,
            cost: Cost::default(),
            order: Vec::new(),
        };
        match strategy {
            Strategy::FindFirst => teardown.repeat(|it| it.look_from(0)),
            Strategy::WordScan => teardown.repeat(Self::look_by_words),
            Strategy::FirstHint => teardown.with_hint(),
            Strategy::Cursor => teardown.walk(),
            Strategy::Bulk => {}
        }
        let arrays = if teardown.table.shadow.is_some() {
            4
        } else {
            2
        };
        teardown.cost.frees += arrays + 2;
        teardown
    }

    fn end(&self) -> u64 {
        self.table.buckets.len() as u64
    }

    fn look_from(&mut self, from: u64) -> u64 {
        for place in from..self.end() {
            self.cost.examined += 1;
            if self.table.exists(place) {
                return place;
            }
        }
        self.end()
    }

    fn look_by_words(&mut self) -> u64 {
        for word in (0..self.end()).step_by(16) {
            self.cost.words += 1;
            let mut places = word..(word + 16).min(self.end());
            if places.any(|place| self.table.exists(place)) {
                return self.look_from(word);
            }
        }
        self.end()
    }

    fn del(&mut self, place: u64) {
        let in_flight = self.table.resize_position > 0;
        self.table.del(place);
        self.order.push(place);
        self.cost.deletions += 1;
        if in_flight {
            self.batch_moved();
        }
    }

    fn batch_moved(&mut self) {
        self.cost.batches += 1;
        if self.table.resize_position == 0 {
            self.cost.frees += 2;
        }
    }

    fn repeat(&mut self, first: impl Fn(&mut Self) -> u64) {
        while self.table.size > 0 {
            let place = first(self);
            self.del(place);
        }
    }

    fn with_hint(&mut self) {
        let (mut hint, mut resizes) = (0, self.table.resize_cnt);
        while self.table.size > 0 {
            let place = self.look_from(hint);
            self.del(place);
            hint = place + 1;
            if self.table.resize_cnt > resizes {
                (hint, resizes) = (0, self.table.resize_cnt);
            }
        }
    }

    fn walk(&mut self) {
        while self.table.resize_position > 0 {
            self.table.move_batch();
            self.batch_moved();
        }
        let mut place = self.look_from(0);
        while place < self.end() {
            self.del(place);
            place = self.look_from(place + 1);
        }
    }
}

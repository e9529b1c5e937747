//! Random tables: all families, with and without reserve, thinned out, with a resize in flight or
//! not.

use super::slow::SlowTable;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use teardown_lab::dictionary::{NameTable, Reserve, build_table};
use teardown_lab::names::{Family, Names};

/// So many cases, the same ones in every run.
pub fn cases(count: u32) -> ProptestConfig {
    ProptestConfig {
        cases: count,
        rng_seed: RngSeed::Fixed(12_019),
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

/// How to come to a table.
#[derive(Clone, Debug)]
pub struct Recipe {
    /// Whose names.
    pub family: Family,
    /// How many of them.
    pub count: u32,
    /// Whether room is made for them first.
    pub reserve: Reserve,
    /// The entries put n-th, 2n-th, … are deleted again; 0 deletes none.
    pub delete_each: u32,
    /// Room that is asked for afterwards, which can leave a resize in flight.
    pub reserve_after: Option<u32>,
}

/// Recipes of tables with at most `max_count` names.
pub fn recipes(max_count: u32) -> impl Strategy<Value = Recipe> {
    (
        prop::sample::select(Family::ALL.to_vec()),
        0..=max_count,
        prop::bool::ANY,
        0..4u32,
        prop::option::of(0..2 * max_count),
    )
        .prop_map(
            |(family, count, reserve, delete_each, reserve_after)| Recipe {
                family,
                // All names of this family collide: building is quadratic.
                count: if family == Family::Collide {
                    count.min(300)
                } else {
                    count
                },
                reserve: if reserve {
                    Reserve::Upfront
                } else {
                    Reserve::Never
                },
                delete_each,
                reserve_after,
            },
        )
}

impl Recipe {
    /// The same table, slow.
    pub fn slow_table(&self, names: &Names) -> SlowTable {
        let mut table = SlowTable::new();
        if self.reserve == Reserve::Upfront {
            table.reserve(names.len() as u64);
        }
        for (field, name) in (0..).zip(names.iter()) {
            table.put(name, field);
        }
        if self.delete_each > 0 {
            for name in names.iter().step_by(self.delete_each as usize) {
                table.del(table.find(name));
            }
        }
        if let Some(count) = self.reserve_after {
            table.reserve(count.into());
        }
        table
    }

    /// The names that it is made of.
    pub fn names(&self) -> Names {
        self.family.names(self.count).expect("memory suffices")
    }

    /// The table, made of `names`.
    pub fn table<'n>(&self, names: &'n Names) -> NameTable<'n> {
        let mut table = build_table(names, self.reserve, ())
            .expect("memory suffices")
            .table;
        if self.delete_each > 0 {
            for name in names.iter().step_by(self.delete_each as usize) {
                let bucket = table.find(&teardown_lab::dictionary::NameKey::new(name));
                table.del(bucket);
            }
        }
        if let Some(count) = self.reserve_after {
            table.reserve(count).expect("memory suffices");
        }
        table
    }
}

//! Every strategy against one runner: cost computed is cost counted, and all is given back.

mod support;

use proptest::prelude::*;
use support::tables::{cases, recipes};
use teardown_lab::cost::cost;
use teardown_lab::dictionary::NameTable;
use teardown_lab::names::Family;
use teardown_lab::table::{Observer, Part, Side};
use teardown_lab::teardown::{Cost, Strategy, run};

/// Counts one by one, where `Cost` counts a scan when it ends.
#[derive(Default)]
struct OneByOne {
    scanned: u64,
    parts: Vec<Part>,
    live: i64,
}

impl Observer for OneByOne {
    fn scanned(&mut self, _bucket: u32) {
        self.scanned += 1;
    }
    fn vacated(&mut self, side: Side, _bucket: u32) {
        self.live -= i64::from(side == Side::Table);
    }
    fn freed(&mut self, part: Part) {
        self.parts.push(part);
    }
}

fn check(table: &NameTable<'_>, strategy: Strategy) -> Result<(), TestCaseError> {
    let copy = || table.try_clone().expect("memory suffices");
    let computed = cost(table, strategy).expect("memory suffices");
    prop_assert_eq!(computed, run(copy(), strategy));

    let seen = strategy.tear_down(copy().observed_by(OneByOne::default()));
    prop_assert_eq!(computed.examined, seen.scanned);
    prop_assert_eq!(computed.frees, seen.parts.len() as u64);
    prop_assert_eq!(seen.parts.last(), Some(&Part::Header));
    let deleted = match strategy {
        Strategy::FindFirst => i64::from(table.size()),
        Strategy::Bulk => 0,
    };
    prop_assert_eq!((computed.deletions as i64, -seen.live), (deleted, deleted));
    Ok(())
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn computed_cost_is_counted_cost(recipe in recipes(1500)) {
        let names = recipe.names();
        let table = recipe.table(&names);
        for strategy in Strategy::ALL {
            check(&table, strategy)?;
        }
    }
}

#[test]
fn the_numbers_that_the_case_is_told_with() {
    for (count, examined, frees) in [
        (2155, 3_356_924, 4),
        (2156, 6_607_104, 4),
        (4305, 13_248_973, 4),
        (4306, 26_207_956, 6),
        (8602, 52_828_060, 4),
        (8603, 105_803_709, 4),
        (10_000, 122_870_317, 4),
    ] {
        let names = Family::Field.names(count).expect("memory suffices");
        let dictionary =
            teardown_lab::dictionary::Dictionary::new(&names).expect("no name is wrong");
        let table = dictionary.table().expect("there are names");
        let deletions = u64::from(count);
        assert_eq!(
            cost(table, Strategy::FindFirst),
            Ok(Cost {
                examined,
                deletions,
                frees
            }),
            "{count}"
        );
        assert_eq!(
            cost(table, Strategy::Bulk),
            Ok(Cost {
                examined: 0,
                deletions: 0,
                frees
            }),
            "{count}"
        );
    }
}

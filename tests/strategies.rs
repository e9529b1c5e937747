//! Every strategy against one runner: cost computed is cost counted, and all is given back.

mod support;

use proptest::prelude::*;
use support::slow::SlowTable;
use support::slow_teardown::SlowTeardown;
use support::tables::{cases, recipes};
use teardown_lab::cost::cost;
use teardown_lab::dictionary::{NameTable, Reserve};
use teardown_lab::names::Family;
use teardown_lab::table::{Observer, Part, Side};
use teardown_lab::teardown::{Cost, Strategy, run};

/// Counts one by one, where `Cost` counts a scan when it ends.
#[derive(Default)]
struct OneByOne {
    scanned: u64,
    parts: Vec<Part>,
    words: u64,
    order: Vec<u64>,
}

impl Observer for OneByOne {
    fn scanned(&mut self, _bucket: u32) {
        self.scanned += 1;
    }
    fn word_scanned(&mut self, _word: u32) {
        self.words += 1;
    }
    fn vacated(&mut self, side: Side, bucket: u32) {
        if side == Side::Table {
            self.order.push(bucket.into());
        }
    }
    fn freed(&mut self, part: Part) {
        self.parts.push(part);
    }
}

/// What is freed, whatever frees it: the arrays of a landing are those of the table at the start.
const ALL_PARTS: [Part; 6] = [
    Part::Bits,
    Part::Buckets,
    Part::ShadowHeader,
    Part::Bits,
    Part::Buckets,
    Part::Header,
];

fn check(table: &NameTable<'_>, slow: &SlowTable, strategy: Strategy) -> Result<(), TestCaseError> {
    let copy = || table.try_clone().expect("memory suffices");
    let computed = cost(table, strategy).expect("memory suffices");
    prop_assert_eq!(computed, run(copy(), strategy));
    let oracle = SlowTeardown::run(slow.clone(), strategy);
    prop_assert_eq!(computed, oracle.cost);

    let seen = strategy.tear_down(copy().observed_by(OneByOne::default()));
    prop_assert_eq!(computed.examined, seen.scanned);
    prop_assert_eq!(computed.words, seen.words);
    prop_assert_eq!(
        &seen.order,
        &oracle.order,
        "the same buckets in the same order"
    );

    // Nothing is left in it, and every allocation is given back.
    if strategy != Strategy::Bulk {
        prop_assert_eq!(oracle.table.size, 0);
        prop_assert_eq!(seen.order.len() as u64, u64::from(table.size()));
    }
    let frees = if table.is_in_flight() { 6 } else { 4 };
    prop_assert_eq!(computed.frees, frees);
    let kinds = |parts: &[Part]| -> Vec<_> {
        let mut kinds: Vec<_> = parts.iter().map(|part| format!("{part:?}")).collect();
        kinds
            .iter_mut()
            .for_each(|kind| *kind = kind.replace("Shadow", ""));
        kinds.sort();
        kinds
    };
    prop_assert_eq!(kinds(&seen.parts), kinds(&ALL_PARTS[6 - frees as usize..]));
    prop_assert_eq!(seen.parts.last(), Some(&Part::Header));
    Ok(())
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn computed_cost_is_counted_cost(recipe in recipes(1500)) {
        let names = recipe.names();
        let table = recipe.table(&names);
        let slow = recipe.slow_table(&names);
        for strategy in Strategy::ALL {
            check(&table, &slow, strategy)?;
        }
    }

    /// Rare among any tables, so asked for: both arrays stand when the teardown begins.
    #[test]
    fn in_flight_too(mut recipe in recipes(1500)) {
        recipe.count = recipe.count.max(400);
        recipe.reserve = Reserve::Never;
        recipe.reserve_after = Some(4 * recipe.count);
        recipe.family = if recipe.family == Family::Collide { Family::Hex } else { recipe.family };
        let names = recipe.names();
        let table = recipe.table(&names);
        prop_assume!(table.is_in_flight());
        let slow = recipe.slow_table(&names);
        for strategy in Strategy::ALL {
            check(&table, &slow, strategy)?;
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
                frees,
                batches: if frees == 6 { 24 } else { 0 },
                ..Cost::default()
            }),
            "{count}"
        );
        assert_eq!(
            cost(table, Strategy::Bulk),
            Ok(Cost {
                frees,
                ..Cost::default()
            }),
            "{count}"
        );
    }
}

#[test]
fn ten_thousand_names_by_every_remedy() {
    let names = Family::Field.names(10_000).expect("memory suffices");
    let dictionary = teardown_lab::dictionary::Dictionary::new(&names).expect("no name is wrong");
    let table = dictionary.table().expect("there are names");
    let n_buckets = u64::from(table.n_buckets());
    let looks = |strategy| cost(table, strategy).expect("memory suffices").looks();
    let quadratic = looks(Strategy::FindFirst);
    assert_eq!(looks(Strategy::Cursor), n_buckets);
    let last = table.view(Side::Table).existing().last().map(u64::from);
    assert_eq!(Some(looks(Strategy::FirstHint) - 1), last);
    // A sixteenth of the looks, and at most sixteen bits more a call.
    let by_words = looks(Strategy::WordScan);
    assert!(by_words > quadratic / 16 && by_words < quadratic / 16 + 17 * 10_000);
}

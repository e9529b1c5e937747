//! The table against a slow one, written from the rules without an eye to speed or to the code.

mod support;

use proptest::prelude::*;
use support::slow::{SlowTable, digest_of};
use support::tables::cases;
use teardown_lab::dictionary::{NameEntry, NameKey, NameTable};
use teardown_lab::names::{Family, Names};
use teardown_lab::table::{Side, Table};

#[derive(Clone, Debug)]
enum Operation {
    Put { name: usize },
    Del { name: usize },
    DelFirst,
    Next { bucket: u32 },
    Random { seed: u32 },
    Reserve { count: u32 },
    Clear,
}

fn operations() -> impl Strategy<Value = Vec<Operation>> {
    let operation = prop_oneof![
        12 => (0..900usize).prop_map(|name| Operation::Put { name }),
        4 => (0..900usize).prop_map(|name| Operation::Del { name }),
        2 => Just(Operation::DelFirst),
        1 => (0..2000u32).prop_map(|bucket| Operation::Next { bucket }),
        1 => any::<u32>().prop_map(|seed| Operation::Random { seed }),
        1 => (0..1200u32).prop_map(|count| Operation::Reserve { count }),
        1 => Just(Operation::Clear),
    ];
    prop::collection::vec(operation, 0..1500)
}

fn compare(table: &NameTable<'_>, slow: &SlowTable) -> Result<(), TestCaseError> {
    let state = table.state();
    let numbers = (
        u64::from(state.size),
        u64::from(state.n_buckets),
        u64::from(state.n_dirty),
        u64::from(state.resize_position),
        u64::from(state.resize_cnt),
    );
    prop_assert_eq!(
        numbers,
        (
            slow.size,
            slow.buckets.len() as u64,
            slow.n_dirty,
            slow.resize_position,
            slow.resize_cnt
        )
    );
    let value_of = |entry: &NameEntry<'_>| entry.field;
    prop_assert_eq!(
        table.view(Side::Table).digest(value_of),
        digest_of(&slow.buckets)
    );
    let shadow = slow
        .shadow
        .as_ref()
        .map_or(0, |shadow| digest_of(&shadow.buckets));
    prop_assert_eq!(table.view(Side::Shadow).digest(value_of), shadow);
    Ok(())
}

fn execute<'n>(
    names: &'n [&'n [u8]],
    operation: &Operation,
    table: &mut NameTable<'n>,
    slow: &mut SlowTable,
) -> Result<(), TestCaseError> {
    match *operation {
        Operation::Put { name } => {
            let key = NameKey::new(names[name]);
            let put = table
                .put(NameEntry {
                    key,
                    field: name as u32,
                })
                .expect("memory suffices");
            prop_assert_eq!(u64::from(put.bucket), slow.put(names[name], name as u32));
        }
        Operation::Del { name } => {
            let bucket = table.find(&NameKey::new(names[name]));
            prop_assert_eq!(u64::from(bucket), slow.find(names[name]));
            table.del(bucket);
            slow.del(u64::from(bucket));
        }
        Operation::DelFirst => {
            let bucket = table.first();
            prop_assert_eq!(u64::from(bucket), slow.first());
            table.del(bucket);
            slow.del(u64::from(bucket));
        }
        Operation::Next { bucket } => {
            prop_assert_eq!(u64::from(table.next(bucket)), slow.next(u64::from(bucket)));
        }
        Operation::Random { seed } => {
            prop_assert_eq!(u64::from(table.random(seed)), slow.random(u64::from(seed)));
        }
        Operation::Reserve { count } => {
            table.reserve(count).expect("memory suffices");
            slow.reserve(u64::from(count));
        }
        Operation::Clear => {
            let refused = table.clear().is_err();
            prop_assert_eq!(refused, slow.resize_position > 0);
            if !refused {
                slow.clear();
            }
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(cases(60))]

    #[test]
    fn any_script_of_operations(
        operations in operations(),
        family in prop::sample::select(vec![Family::Field, Family::Hex, Family::Cyrillic, Family::Collide]),
    ) {
        let names: Names = family.names(900).expect("memory suffices");
        let names: Vec<&[u8]> = names.iter().collect();
        let mut table: NameTable<'_> = Table::new().expect("memory suffices");
        let mut slow = SlowTable::new();
        for (place, operation) in operations.iter().enumerate() {
            execute(&names, operation, &mut table, &mut slow)?;
            if place % 16 == 0 {
                compare(&table, &slow)?;
            }
        }
        compare(&table, &slow)?;
    }
}

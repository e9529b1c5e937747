//! What each operation tears down: the counts, held to what running the strategies counts.

use proptest::prelude::*;
use teardown_lab::dictionary::{Dictionary, Duplicate, MAX_COUNT, Reserve, build_table};
use teardown_lab::error::Error;
use teardown_lab::names::{Family, Names};
use teardown_lab::operations::{Change, Operation, Toll, TornDown, operations, repeat_first_name};
use teardown_lab::teardown::{Strategy, run};

const MEMORY: &str = "memory suffices";

fn names(count: u32) -> Names {
    Family::Field.names(count).expect(MEMORY)
}

fn change(add: u32, refused_at: u32) -> Change {
    Change {
        add,
        refused_at: Some(refused_at),
    }
}

fn toll(tolls: &[Toll], operation: Operation) -> &Toll {
    tolls
        .iter()
        .find(|toll| toll.operation == operation)
        .expect("every operation has its row")
}

fn torn(tolls: &[Toll], operation: Operation) -> TornDown {
    toll(tolls, operation).torn_down.expect("it tears one down")
}

#[test]
fn creating_tears_nothing_down_and_dropping_builds_nothing() {
    let tolls = operations(&names(2156), change(10, 1000)).expect("nothing is refused");
    assert_eq!(
        tolls.iter().map(|toll| toll.operation).collect::<Vec<_>>(),
        Operation::ALL
    );
    assert_eq!(toll(&tolls, Operation::Create).torn_down, None);
    let built: Vec<u32> = tolls.iter().map(|toll| toll.built).collect();
    assert_eq!(built, [2156, 2156, 2166, 0, 2156, 999]);
}

#[test]
fn what_is_torn_down_is_the_old_dictionary() {
    let tolls = operations(&names(2156), Change::default()).expect("nothing is refused");
    for operation in [
        Operation::Rename,
        Operation::AddFields,
        Operation::Drop,
        Operation::ReadView,
    ] {
        let torn = torn(&tolls, operation);
        assert_eq!(torn.names, 2156);
        assert_eq!(torn.buckets, 6151);
        assert_eq!(torn.before.examined, 6_607_104);
        assert_eq!(torn.after.examined, 0);
    }
}

#[test]
fn a_refusal_tears_down_the_names_so_far_from_the_table_of_all() {
    let tolls = operations(&names(2156), change(1, 1001)).expect("nothing is refused");
    let torn = torn(&tolls, Operation::Refused);
    assert_eq!((torn.names, torn.buckets), (1000, 6151));
    assert!(torn.before.examined < 6_607_104 / 2);
}

#[test]
fn a_resize_in_flight_is_torn_down_too_but_not_by_a_refusal() {
    let tolls = operations(&names(4306), Change::default()).expect("nothing is refused");
    let drop = torn(&tolls, Operation::Drop);
    assert_eq!((drop.buckets, drop.shadow_buckets), (6151, 12289));
    assert_eq!(drop.before.examined, 26_207_956);
    assert_eq!((drop.before.frees, drop.after.frees), (6, 6));
    // The last put would have started the resize: a repeated name is never put.
    let refused = torn(&tolls, Operation::Refused);
    assert_eq!((refused.buckets, refused.shadow_buckets), (6151, 0));
}

#[test]
fn one_field_has_no_refusal() {
    let tolls = operations(&names(1), Change::default()).expect("nothing is refused");
    assert_eq!(tolls.len(), 5);
    let refused = operations(&names(1), change(1, 1));
    let error = refused.expect_err("one field repeats nothing");
    assert_eq!(error.code(), "refused-at-out-of-range");
    assert_eq!(
        error.to_string(),
        "Field 1 cannot repeat a name: this format has one field."
    );
}

#[test]
fn what_cannot_be_is_refused_with_its_value() {
    let names = names(106);
    for (change, code, told) in [
        (change(0, 2), "add-out-of-range", "is 0;"),
        (change(MAX_COUNT + 1, 2), "add-out-of-range", "is 2000001;"),
        (change(1, 1), "refused-at-out-of-range", "Field 1 "),
        (change(1, 107), "refused-at-out-of-range", "from 2 to 106."),
    ] {
        let error = operations(&names, change).expect_err(told);
        assert_eq!(error.code(), code);
        assert!(error.to_string().contains(told), "{error}");
    }
    assert_eq!(
        operations(&Names::default(), Change::default()),
        Err(Error::NamesEmpty)
    );
}

#[test]
fn a_refused_format_is_one_that_a_dictionary_refuses_at_that_field() {
    let refused = repeat_first_name(&names(300), 200).expect("it is in range");
    assert_eq!(refused.len(), 300);
    assert_eq!(
        Dictionary::new(&refused).err(),
        Some(Error::NameDuplicate {
            index: 199,
            first: 0,
            name: "field1".to_owned()
        })
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn a_refusals_cost_is_what_running_it_counts(
        family in prop::sample::select(vec![Family::Field, Family::Hex, Family::Cyrillic, Family::Collide]),
        count in 2u32..700,
        share in 0.0f64..1.0,
    ) {
        let names = family.names(count).expect(MEMORY);
        let at = 2 + (f64::from(count - 2) * share) as u32;
        let tolls = operations(&names, change(1, at)).expect("nothing is refused");
        let torn = torn(&tolls, Operation::Refused);
        prop_assert_eq!(torn.names, at - 1);

        let refused = repeat_first_name(&names, at).expect("it is in range");
        let built = build_table(&refused, Reserve::Upfront, ()).expect(MEMORY);
        prop_assert_eq!(built.duplicate, Some(Duplicate { index: at as usize - 1, first: 0 }));
        let copy = built.table.try_clone().expect(MEMORY);
        prop_assert_eq!(run(copy, Strategy::FindFirst), torn.before);
        prop_assert_eq!(run(built.table, Strategy::Bulk), torn.after);
    }
}

//! Tables whose entries own memory: what is freed and what leaks, counted by destructors.

use proptest::prelude::*;
use teardown_lab::cost::cost;
use teardown_lab::dictionary::{Reserve, build_table};
use teardown_lab::names::{Family, Names};
use teardown_lab::owning::{Fate, Form, Heap, Outcome, Ownership, build, run};
use teardown_lab::table::Side;
use teardown_lab::teardown::{Cost, Strategy};

const MEMORY: &str = "memory suffices";

fn names(count: u32) -> Names {
    Family::Field.names(count).expect(MEMORY)
}

fn outcome(count: u32, ownership: Ownership, form: Form) -> Outcome {
    run(&names(count), ownership, form).expect("nothing is refused")
}

fn fates(outcome: &Outcome, fate: Fate) -> u64 {
    outcome.fates.iter().filter(|&&each| each == fate).count() as u64
}

#[test]
fn a_heap_counts_by_its_objects_destructors() {
    let mut heap = Heap::with_capacity(2).expect(MEMORY);
    let (one, other) = (heap.allocate(), heap.allocate());
    assert_eq!((heap.freed(), heap.live()), (0, 2));
    assert!(heap.free(one));
    assert!(!heap.free(one), "it was freed before");
    assert_eq!((heap.freed(), heap.live()), (1, 1));
    assert!(heap.is_live(other) && !heap.is_live(one));
}

#[test]
fn bulk_alone_leaks_every_object() {
    let bulk = outcome(2156, Ownership::Objects, Form::BulkAlone);
    assert_eq!((bulk.freed, bulk.leaked), (0, 2156));
    assert_eq!(bulk.cost.examined, 0);
    assert_eq!(fates(&bulk, Fate::Leaked), 2156);
}

#[test]
fn one_walk_frees_every_object_and_looks_once_at_each_bucket() {
    let walk = outcome(2156, Ownership::Objects, Form::WalkThenDelete);
    assert_eq!((walk.freed, walk.leaked), (2156, 0));
    assert_eq!(
        walk.cost,
        Cost {
            examined: 6151,
            deletions: 0,
            frees: 4,
            ..Cost::default()
        }
    );
    assert_eq!(fates(&walk, Fate::Freed), 2156);
}

#[test]
fn find_first_frees_every_object_at_its_old_price() {
    let find_first = outcome(2156, Ownership::Objects, Form::FindFirst);
    assert_eq!((find_first.freed, find_first.leaked), (2156, 0));
    assert_eq!(find_first.cost.examined, 6_607_104);
}

#[test]
fn with_a_resize_in_flight_each_object_is_freed_once_all_the_same() {
    let walk = outcome(4306, Ownership::Objects, Form::WalkThenDelete);
    assert_eq!((walk.freed, walk.leaked), (4306, 0));
    assert_eq!((walk.cost.examined, walk.cost.frees), (6151, 6));
    let bulk = outcome(4306, Ownership::Objects, Form::BulkAlone);
    assert_eq!((bulk.freed, bulk.leaked), (0, 4306));
}

#[test]
fn what_owns_nothing_leaks_nothing() {
    for form in Form::ALL {
        let outcome = outcome(300, Ownership::Nothing, form);
        assert_eq!((outcome.freed, outcome.leaked), (0, 0), "{form:?}");
        assert_eq!(fates(&outcome, Fate::OwnedNothing), 300);
    }
}

#[test]
fn entries_stand_where_a_dictionarys_stand() {
    let names = names(4306);
    let mut heap = Heap::with_capacity(names.len()).expect(MEMORY);
    let owning = build(&names, Ownership::Objects, &mut heap).expect("nothing is refused");
    let dictionary = build_table(&names, Reserve::Upfront, ())
        .expect(MEMORY)
        .table;
    assert_eq!(owning.state(), dictionary.state());
    for bucket in 0..owning.n_buckets() {
        assert_eq!(
            owning
                .entry(Side::Table, bucket)
                .map(|entry| entry.key.name),
            dictionary
                .entry(Side::Table, bucket)
                .map(|entry| entry.key.name)
        );
    }
}

#[test]
fn names_that_a_dictionary_refuses_are_refused() {
    let mut repeated = names(3);
    repeated.push(b"field2").expect(MEMORY);
    let error = run(&repeated, Ownership::Objects, Form::BulkAlone).expect_err("it repeats");
    assert_eq!(
        error.to_string(),
        "Field 4 repeats the name of field 2, \u{201c}field2\u{201d}; every name must differ."
    );
    let mut empty = names(1);
    empty.push(b"").expect(MEMORY);
    let error = run(&empty, Ownership::Objects, Form::BulkAlone).expect_err("it has no name");
    assert_eq!(error.code(), "name-missing");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn what_is_freed_and_what_leaks_are_all_there_was(
        family in prop::sample::select(vec![Family::Field, Family::Padded, Family::Hex, Family::Collide]),
        count in 1u32..600,
    ) {
        let names = family.names(count).expect(MEMORY);
        let table = build_table(&names, Reserve::Upfront, ()).expect(MEMORY).table;
        for form in Form::ALL {
            let outcome = run(&names, Ownership::Objects, form).expect("nothing is refused");
            prop_assert_eq!(outcome.freed + outcome.leaked, u64::from(count));
            prop_assert_eq!(fates(&outcome, Fate::Freed), outcome.freed);
            prop_assert_eq!(fates(&outcome, Fate::Leaked), outcome.leaked);
            prop_assert_eq!(outcome.fates.len() as u32, table.n_buckets());
            match form {
                Form::FindFirst => prop_assert_eq!(outcome.cost, cost(&table, Strategy::FindFirst).expect(MEMORY)),
                Form::BulkAlone => prop_assert_eq!(outcome.cost, cost(&table, Strategy::Bulk).expect(MEMORY)),
                Form::WalkThenDelete => prop_assert_eq!(outcome.cost.examined, u64::from(table.n_buckets())),
            }
        }
    }
}

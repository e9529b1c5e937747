//! Upstream's quirks, each by its name.

use teardown_lab::dictionary::{Dictionary, NameEntry, NameKey, NameTable, Reserve, build_table};
use teardown_lab::error::Error;
use teardown_lab::names::{Family, name_hash};
use teardown_lab::table::{Side, Table, buckets_for, upper_bound};

fn field_table(names: &teardown_lab::names::Names) -> NameTable<'_> {
    build_table(names, Reserve::Upfront, ())
        .expect("memory suffices")
        .table
}

#[test]
fn reserve_rounds_down_so_that_some_counts_outgrow_what_was_reserved() {
    for (count, buckets, reserved_at, in_flight) in [
        (8, 23, 11, false),
        (68, 193, 97, false),
        (4306, 6151, 6151, true),
        (34410, 49157, 49157, true),
        (68822, 98317, 98317, true),
    ] {
        assert!(count > upper_bound(reserved_at), "{count}");
        assert!(buckets_for(count) <= reserved_at, "{count}");
        let names = Family::Field.names(count).expect("memory suffices");
        let table = field_table(&names);
        assert_eq!(
            (table.n_buckets(), table.is_in_flight()),
            (buckets, in_flight),
            "{count}"
        );
    }
}

#[test]
fn deleting_leaves_the_dirty_bit_for_ever() {
    let names = Family::Collide.names(2).expect("memory suffices");
    let mut table = field_table(&names);
    let first = table.first();
    let dirty_before: Vec<bool> = dirty_bits(&table);
    assert!(dirty_before.contains(&true));
    table.del(first);
    let last = table.first();
    table.del(last);
    assert_eq!(dirty_bits(&table), dirty_before);
    assert_eq!(table.state().n_dirty, 1, "the tombstone still counts");
}

fn dirty_bits(table: &NameTable<'_>) -> Vec<bool> {
    let view = table.view(Side::Table);
    let bits = view.bits().expect("a table has bits");
    (0..view.n_buckets())
        .map(|bucket| bits.is_dirty(bucket))
        .collect()
}

#[test]
fn a_second_clear_drops_to_three_buckets_and_the_stale_load_resizes_early() {
    let names = Family::Field.names(100).expect("memory suffices");
    let mut table = field_table(&names);
    assert_eq!(table.n_buckets(), 193);
    table.clear().expect("nothing is in flight");
    assert_eq!((table.n_buckets(), table.state().n_dirty), (193, 100));
    table.clear().expect("nothing is in flight");
    assert_eq!((table.n_buckets(), table.state().n_dirty), (3, 100));
    let key = NameKey::new(b"field1");
    table
        .put(NameEntry { key, field: 0 })
        .expect("memory suffices");
    assert_eq!(
        table.n_buckets(),
        11,
        "one entry, yet the stale load asks for more room"
    );
}

#[test]
fn clear_refuses_in_flight_and_changes_nothing() {
    let names = Family::Field.names(4306).expect("memory suffices");
    let mut table = field_table(&names);
    let before = table.state();
    assert_eq!(
        table.clear(),
        Err(Error::ClearInFlight {
            resize_position: 256,
            n_buckets: 6151
        })
    );
    assert_eq!(table.state(), before);
}

#[test]
fn short_names_are_hashed_as_signed_bytes() {
    // As unsigned bytes the second would hash to another number; golden data say this one.
    assert_eq!(name_hash(b""), 0);
    assert_ne!(name_hash(&[0x80]), name_hash(&[0x00, 0x80]));
    assert_eq!(name_hash(&[0x00]), 65_928_209);
}

#[test]
fn a_dictionary_of_no_names_has_no_table() {
    let names = Family::Field.names(0).expect("memory suffices");
    let dictionary = Dictionary::new(&names).expect("no name is wrong");
    assert!(dictionary.table().is_none());
    assert_eq!(dictionary.server_bytes(), 0);
}

#[test]
fn next_hands_back_what_is_beyond_the_end_and_random_goes_round() {
    let mut table: NameTable<'_> = Table::new().expect("memory suffices");
    assert_eq!(table.next(7), 7);
    assert_eq!(table.first(), 3);
    let key = NameKey::new(b"k0");
    let put = table
        .put(NameEntry { key, field: 0 })
        .expect("memory suffices");
    for seed in 0..6 {
        assert_eq!(table.random(seed), put.bucket, "{seed}");
    }
}

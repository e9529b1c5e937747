//! Read views: what opening makes, what closing costs, which formats are refused.

mod support;

use proptest::prelude::*;
use support::tables::cases;
use teardown_lab::cost::cost;
use teardown_lab::dictionary::Dictionary;
use teardown_lab::error::Error;
use teardown_lab::names::{Family, Names};
use teardown_lab::read_view::{
    ClosePhase, FieldType, OpenPhase, PathTree, ReadView, Registry, Space,
};
use teardown_lab::table::Side;
use teardown_lab::teardown::{Cost, Strategy};

const MEMORY: &str = "memory suffices";

fn names(count: u32) -> Names {
    Family::Field.names(count).expect(MEMORY)
}

fn space(count: u32) -> Space {
    Space::new(&names(count)).expect(MEMORY)
}

fn open(space: &Space, registry: &mut Registry) -> ReadView {
    ReadView::open(space, registry).expect("the format is right")
}

fn refusal(format: &[u8]) -> Error {
    let space = Space::with_format(format.to_vec()).expect(MEMORY);
    let mut registry = Registry::default();
    let refused = ReadView::open(&space, &mut registry).err();
    assert_eq!(registry.open(), 0, "nothing of a refused view stays");
    refused.unwrap_or_else(|| panic!("{format:x?} should be refused"))
}

#[test]
fn a_format_is_kept_as_a_server_keeps_it() {
    let mut format = vec![0x92];
    for name in ["field1", "field2"] {
        format.extend_from_slice(b"\x82\xa4name\xa6");
        format.extend_from_slice(name.as_bytes());
        format.extend_from_slice(b"\xa4type\xa8unsigned");
    }
    assert_eq!(space(2).format(), format);
    assert_eq!(space(0).format(), [0x90]);
}

#[test]
fn a_view_finds_every_field_by_number_and_by_name() {
    let (space, mut registry) = (space(300), Registry::default());
    let view = open(&space, &mut registry);
    for (number, name) in (0..).zip(names(300).iter()) {
        let field = view.field(number).expect("the field is there");
        assert_eq!((field.number, field.kind), (number, FieldType::UNSIGNED));
        assert_eq!(view.name(number), Some(name));
    }
    assert!(view.field(300).is_none());
    assert_eq!(view.name(300), None);
}

#[test]
fn its_table_is_the_dictionary_s_own() {
    for count in [1, 8, 68, 1000, 4306] {
        let names = names(count);
        let dictionary = Dictionary::new(&names).expect("no name is wrong");
        let table = dictionary.table().expect("there are names");
        let view = open(&space(count), &mut Registry::default());
        let built = view.table().expect("there are names");
        assert_eq!(built.state(), table.state(), "{count}");
        for side in [Side::Table, Side::Shadow] {
            let digest = table.view(side).digest(|entry| entry.field);
            assert_eq!(built.view(side).digest(|entry| entry.field), digest);
        }
    }
}

#[test]
fn closing_costs_what_the_count_says_and_leaves_nothing_open() {
    let (space, mut registry) = (space(4306), Registry::default());
    for strategy in Strategy::ALL {
        let view = open(&space, &mut registry);
        let exact = cost(view.table().expect("there are names"), strategy).expect(MEMORY);
        assert_eq!(registry.open(), 1);
        assert_eq!(view.close(&mut registry, strategy, Cost::default()), exact);
        assert_eq!(registry.open(), 0);
    }
}

#[test]
fn a_space_without_fields_has_no_table() {
    let mut registry = Registry::default();
    let view = open(&space(0), &mut registry);
    assert!(view.table().is_none());
    let cost = view.close(&mut registry, Strategy::FindFirst, Cost::default());
    assert_eq!(cost, Cost::default());
}

#[test]
fn places_are_taken_again_and_ids_are_not() {
    let mut registry = Registry::default();
    let places: Vec<_> = (0..3).map(|_| registry.register().expect(MEMORY)).collect();
    registry.unregister(places[1]);
    registry.unregister(places[1]);
    assert_eq!((registry.open(), registry.id(places[1])), (2, None));
    let again = registry.register().expect(MEMORY);
    assert_eq!(again, places[1]);
    assert_eq!(registry.id(again), Some(4));
    assert_eq!(registry.id(places[2]), Some(3));
}

#[test]
fn a_path_leads_to_its_field_and_no_other() {
    let mut paths = PathTree::default();
    for (number, field) in [(0, 5), (9, 6), (3, 7)] {
        paths.add(number, field).expect(MEMORY);
    }
    assert_eq!(paths.len(), 3);
    let found: Vec<_> = (0..12).map(|number| paths.find(number)).collect();
    let wanted = |number| match number {
        0 => Some(5),
        9 => Some(6),
        3 => Some(7),
        _ => None,
    };
    assert_eq!(found, (0..12).map(wanted).collect::<Vec<_>>());
}

#[test]
fn what_is_no_format_is_refused_with_its_place() {
    for (format, at, wanted) in [
        (&b""[..], 0, "an array"),
        (b"\xc0", 1, "an array"),
        (b"\x92\x80", 1, "as many fields as the array's length says"),
        (b"\xdd\xff\xff\xff\xff\x80", 5, "as many fields"),
        (b"\x91\xa1a", 2, "a map"),
        (b"\x91\x81\x01\x02", 3, "text"),
        (b"\x91\x81\xa4nam", 3, "text to its end"),
        (b"\x91\x81\xa4nope\xa1a", 7, "name or type"),
        (
            b"\x91\x82\xa4name\xa1a\xa4type\xa4blob",
            19,
            "a type of field",
        ),
    ] {
        let error = refusal(format);
        let Error::FormatBroken {
            at: found,
            wanted: said,
        } = error
        else {
            panic!("{format:x?} gave {error:?}");
        };
        assert_eq!(
            (found, said.starts_with(wanted)),
            (at, true),
            "{format:x?}: {said}"
        );
        assert!(
            error.to_string().contains(&format!("byte {at};")),
            "{error}"
        );
    }
}

#[test]
fn names_are_checked_before_duplicates_are_looked_for() {
    let field = |name: &str| [b"\x81\xa4name\xa1", name.as_bytes()].concat();
    let format = |names: [&str; 3]| [&b"\x93"[..], &names.map(field).concat()].concat();
    assert_eq!(refusal(&format(["a", "a", "\u{7}"])).code(), "name-invalid");
    assert_eq!(
        refusal(&format(["a", "b", "a"])),
        Error::NameDuplicate {
            index: 2,
            first: 0,
            name: "a".to_owned()
        }
    );
    assert_eq!(refusal(b"\x91\x80").code(), "name-missing");
}

#[test]
fn a_type_that_is_not_said_is_any() {
    let space = Space::with_format(b"\x91\x81\xa4name\xa1a".to_vec()).expect(MEMORY);
    let view = open(&space, &mut Registry::default());
    assert_eq!(view.field(0).map(|field| field.kind), Some(FieldType::ANY));
}

#[test]
fn phases_have_words_of_their_own() {
    let words: Vec<_> = OpenPhase::ALL
        .map(OpenPhase::as_str)
        .into_iter()
        .chain(ClosePhase::ALL.map(ClosePhase::as_str))
        .collect();
    let mut unique = words.clone();
    unique.sort_unstable();
    unique.dedup();
    assert_eq!(unique.len(), words.len());
}

proptest! {
    #![proptest_config(cases(100))]

    #[test]
    fn opening_in_pieces_is_opening(count in 0..2000u32, piece in 1..700usize) {
        let (space, mut registry) = (space(count), Registry::default());
        let mut view = ReadView::default();
        for phase in OpenPhase::ALL {
            while !view.perform_part(phase, &space, &mut registry, piece).expect("the format is right") {}
        }
        let whole = open(&space, &mut registry);
        let digest = |view: &ReadView| {
            view.table().map(|table| table.view(Side::Table).digest(|entry| entry.field))
        };
        prop_assert_eq!(digest(&view), digest(&whole));
        prop_assert_eq!(view.field(count.saturating_sub(1)), whole.field(count.saturating_sub(1)));
        prop_assert_eq!(view.bytes(), whole.bytes());
    }

    #[test]
    fn random_bytes_are_refused_or_opened_but_never_trusted(bytes in prop::collection::vec(any::<u8>(), 0..64)) {
        let space = Space::with_format(bytes).expect(MEMORY);
        let mut registry = Registry::default();
        if let Ok(view) = ReadView::open(&space, &mut registry) {
            view.close(&mut registry, Strategy::Bulk, Cost::default());
        }
        prop_assert_eq!(registry.open(), 0);
    }

    #[test]
    fn a_format_cut_short_is_refused(count in 1..40u32, cut in 0.0..1.0f64) {
        let whole = space(count);
        let length = (whole.format().len() as f64 * cut) as usize;
        let error = refusal(&whole.format()[..length]);
        prop_assert_eq!(error.code(), "format-broken");
    }
}

//! What a format refuses, in the server's order, and how it says so.

use teardown_lab::dictionary::{Dictionary, MAX_COUNT};
use teardown_lab::error::Error;
use teardown_lab::names::{Family, InvalidReason, Names};

fn refusal(names: &[&[u8]]) -> Error {
    let mut list = Names::default();
    for name in names {
        list.push(name).expect("memory suffices");
    }
    match Dictionary::new(&list) {
        Err(error) => error,
        Ok(_) => panic!("{names:?} should be refused"),
    }
}

fn code(names: &[&[u8]]) -> &'static str {
    refusal(names).code()
}

#[test]
fn each_kind_of_name_is_refused_as_a_server_refuses_it() {
    let long = vec![b'x'; 65_001];
    assert_eq!(code(&[b""]), "name-missing");
    assert_eq!(code(&[&long]), "name-too-long");
    for invalid in [
        "\u{0}", "a\u{7}", "\u{7f}", "\u{85}", "\u{fffd}", "\u{2028}", "\u{2029}", "\u{378}",
        "\u{ffff}",
    ] {
        assert_eq!(code(&[invalid.as_bytes()]), "name-invalid", "{invalid:?}");
    }
    for broken in [&b"\xff"[..], b"\xc0\x80", b"ok\xe2\x82", b"\xed\xa0\x80"] {
        assert_eq!(code(&[broken]), "name-invalid", "{broken:?}");
    }
    assert_eq!(code(&[b"a", b"b", b"a"]), "name-duplicate");
}

#[test]
fn the_longest_name_and_odd_names_of_every_script_are_fine() {
    let longest = vec![b'x'; 65_000];
    let mut list = Names::default();
    for name in [
        &longest[..],
        " ".as_bytes(),
        "[2][6]['привет中国world']['中国a']".as_bytes(),
        "a.b".as_bytes(),
        "1st".as_bytes(),
        "quote\"'`".as_bytes(),
        "\u{ad}soft".as_bytes(),
        "\u{e000}private".as_bytes(),
        "ID".as_bytes(),
        "id".as_bytes(),
        "\u{e9}".as_bytes(),
        "e\u{301}".as_bytes(),
    ] {
        list.push(name).expect("memory suffices");
    }
    let dictionary = Dictionary::new(&list).map(|dictionary| dictionary.count());
    assert_eq!(dictionary, Ok(12));
}

#[test]
fn every_field_is_checked_before_duplicates_are_looked_for() {
    assert_eq!(code(&[b"a", b"a", b""]), "name-missing");
    assert_eq!(code(&[b"a", b"a", b"\xff"]), "name-invalid");
    assert_eq!(
        refusal(&[b"a", b"b", b"b", b"a"]),
        Error::NameDuplicate {
            index: 2,
            first: 1,
            name: "b".to_owned()
        },
        "the first repeated name, as building meets it"
    );
}

#[test]
fn messages_name_the_value_and_what_would_be_right() {
    assert_eq!(
        refusal(&[b"x", b""]).to_string(),
        "Field 2 has no name; every field needs at least one character."
    );
    assert_eq!(
        refusal(&["bell\u{7}".as_bytes()]).to_string(),
        "The name of field 1, “bell\\u{7}”, is not an identifier: it holds a control character, U+0007, at byte 4. \
         Use letters, digits, punctuation or spaces of any script."
    );
    let Error::NameInvalid { reason, name, .. } = refusal(&[b"a\xed\xa0\x80b"]) else {
        panic!("a lone surrogate makes a name invalid");
    };
    assert_eq!(
        reason,
        InvalidReason::LoneSurrogate {
            unit: 0xD800,
            at: 1
        }
    );
    assert_eq!(name, "a\u{fffd}b");
}

#[test]
fn more_names_than_the_limit_are_refused_before_they_are_read() {
    let mut names = Family::F.names(MAX_COUNT).expect("memory suffices");
    names.push(b"one more").expect("memory suffices");
    assert!(matches!(
        Dictionary::new(&names),
        Err(Error::TooManyNames { given, max: MAX_COUNT }) if given == MAX_COUNT as usize + 1
    ));
}

//! The engine against the original's own output.

mod support;

use support::golden;
use teardown_lab::conformance::{Kind, answer};

/// Everything before `separator` in each line, as one input.
fn left_sides(file: &str, separator: &str) -> String {
    file.lines()
        .map(|line| line.split(separator).next().unwrap_or(line))
        .flat_map(|left| [left, "\n"])
        .collect()
}

fn assert_same_lines(file: &str, wanted: &str, given: &str) {
    for (line, (wanted, given)) in (1..).zip(wanted.lines().zip(given.lines())) {
        assert!(
            wanted == given,
            "{file}, line {line}:\nwanted {wanted}\ngiven  {given}"
        );
    }
    assert_eq!(
        wanted.lines().count(),
        given.lines().count(),
        "lines of {file}"
    );
}

fn without_header(csv: &str) -> &str {
    csv.split_once('\n').expect("a csv file has a header").1
}

#[test]
fn name_hashes() {
    let csv = golden("lua_hash.csv");
    let rows = without_header(&csv);
    let given = answer(Kind::Hash, &left_sides(rows, ",")).expect("the names are hex");
    assert_same_lines("lua_hash.csv", rows, &given);
}

#[test]
fn dictionaries_and_their_teardown() {
    let csv = golden("dictionary.csv");
    let rows = without_header(&csv);
    let asked: String = rows
        .lines()
        .map(|row| row.splitn(4, ',').take(3).collect::<Vec<_>>().join(",") + "\n")
        .collect();
    let given = answer(Kind::Dictionary, &asked).expect("the rows can be read");
    assert_same_lines("dictionary.csv", rows, &given);
}

#[test]
fn scripts_of_operations() {
    for file in [
        "ops-churn.txt",
        "ops-collide.txt",
        "ops-corners.txt",
        "ops-cyrillic.txt",
        "ops-grow.txt",
        "ops-resize-in-flight.txt",
        "ops-small.txt",
    ] {
        let wanted = golden(file);
        let given =
            answer(Kind::Ops, &left_sides(&wanted, " => ")).expect("the script can be read");
        assert_same_lines(file, &wanted, &given);
    }
}

#[test]
fn names_of_a_format() {
    let hex = |name: &str| {
        name.bytes()
            .map(|byte| format!("{byte:02x}"))
            .collect::<String>()
            + "\n"
    };
    let expected = golden("formats/expected.csv");
    let row = expected
        .lines()
        .find(|row| row.starts_with("colliding.txt,"))
        .expect("the colliding names have a row");
    let wanted = row.split(',').skip(1).take(8).collect::<Vec<_>>().join(",");
    let names: String = golden("formats/colliding.txt").lines().map(hex).collect();
    assert_eq!(answer(Kind::Names, &names), Ok(wanted + "\n"));
}

#[test]
fn a_script_that_cannot_be_read_says_where_and_what_is_wanted() {
    for (kind, input, message) in [
        (
            Kind::Hash,
            "6g",
            "Line 1: “6g” is not hex; two hex digits a byte are wanted.",
        ),
        (
            Kind::Dictionary,
            "field,1,1\nfields,1,1",
            "Line 2: There is no name family “fields”; the families are field, f, padded, snake, cyrillic, hex, collide.",
        ),
        (
            Kind::Dictionary,
            "field,1,2",
            "Line 1: reserve is “2”; 0 or 1 is wanted.",
        ),
        (
            Kind::Ops,
            "next -1",
            "Line 1: “-1” is no bucket; a whole number below 2^32 is wanted.",
        ),
        (
            Kind::Ops,
            "pop",
            "Line 1: “pop” is no operation; put, find, del, first, next, random, del_first, reserve, clear or teardown_loop is wanted.",
        ),
    ] {
        let error = answer(kind, input).expect_err(input);
        assert_eq!(error.to_string(), message);
        assert_eq!(error.code(), "script");
    }
}

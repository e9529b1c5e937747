//! The packed table of unassigned characters against a crate that knows all categories.
//!
//! `TEARDOWN_LAB_WRITE=1 cargo test --test unassigned` writes it anew for another Unicode version.

use unicode_general_category::{GeneralCategory, get_general_category};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/names/unassigned.bin");

#[test]
fn the_packed_table_is_unicodes() {
    let packed = pack(&unassigned_ranges());
    if std::env::var_os("TEARDOWN_LAB_WRITE").is_some() {
        std::fs::write(FILE, &packed).expect("the table can be written");
    }
    let committed = std::fs::read(FILE).expect("the table can be read");
    assert!(
        committed == packed,
        "src/names/unassigned.bin is not what the general categories say; see the head of this file"
    );
}

fn unassigned_ranges() -> Vec<(u32, u32)> {
    let mut ranges: Vec<(u32, u32)> = Vec::new();
    for character in '\0'..=char::MAX {
        if get_general_category(character) != GeneralCategory::Unassigned {
            continue;
        }
        let point = u32::from(character);
        match ranges.last_mut() {
            Some((_, end)) if *end == point => *end += 1,
            _ => ranges.push((point, point + 1)),
        }
    }
    ranges
}

fn pack(ranges: &[(u32, u32)]) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut at = 0;
    for &(start, end) in ranges {
        push_leb128(&mut bytes, start - at);
        push_leb128(&mut bytes, end - start);
        at = end;
    }
    bytes
}

fn push_leb128(bytes: &mut Vec<u8>, mut number: u32) {
    while number >= 0x80 {
        bytes.push((number & 0x7f) as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

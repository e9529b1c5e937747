//! Which characters Unicode has not assigned (general category Cn).

use std::sync::LazyLock;

/// Unassigned ranges in order, a pair of LEB128 numbers each: assigned characters skipped since the
/// range before, then its length. Unicode 16; `tests/unassigned.rs` makes and checks it.
static PACKED: &[u8] = include_bytes!("unassigned.bin");

static RANGES: LazyLock<Vec<(u32, u32)>> = LazyLock::new(|| {
    let mut numbers = Leb128(PACKED);
    let mut ranges = Vec::new();
    let mut at = 0;
    while let (Some(gap), Some(length)) = (numbers.next(), numbers.next()) {
        let start = at + gap;
        at = start + length;
        ranges.push((start, at));
    }
    ranges
});

struct Leb128(&'static [u8]);

impl Iterator for Leb128 {
    type Item = u32;

    fn next(&mut self) -> Option<u32> {
        let mut number = 0;
        let mut shift = 0;
        loop {
            let (&byte, rest) = self.0.split_first()?;
            self.0 = rest;
            number |= u32::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return Some(number);
            }
            shift += 7;
        }
    }
}

/// Whether `character` is unassigned. O(log of 731 ranges).
pub(super) fn is_unassigned(character: char) -> bool {
    if character.is_ascii() {
        return false;
    }
    let point = u32::from(character);
    let next = RANGES.partition_point(|&(start, _)| start <= point);
    next > 0 && point < RANGES[next - 1].1
}

//! The hash of a field name.

/// LuaJIT's string hash, as Tarantool exports it for its dictionaries.
///
/// O(1): whatever the length, it reads at most sixteen bytes, four at the start, in the middle, at
/// the quarter and at the end. Long names that differ only elsewhere collide fully.
///
/// Source: `lj_str.c` of LuaJIT 2.1 (MIT), pinned by golden data from the original.
pub fn name_hash(name: &[u8]) -> u32 {
    let length = name.len();
    if length == 0 {
        return 0;
    }
    // Upstream's length is 32 bits; the rules of names keep it far below.
    let h = length as u32;
    let (a, h, b) = if length >= 4 {
        let a = word_at(name, 0);
        let h = h ^ word_at(name, length - 4);
        let b = word_at(name, length / 2 - 2);
        let h = (h ^ b).wrapping_sub(b.rotate_left(14));
        (a, h, b.wrapping_add(word_at(name, length / 4 - 1)))
    } else {
        let a = sign_extended(name[0]);
        let h = h ^ sign_extended(name[length - 1]);
        let b = sign_extended(name[length / 2]);
        (a, (h ^ b).wrapping_sub(b.rotate_left(14)), b)
    };
    let a = (a ^ h).wrapping_sub(h.rotate_left(11));
    let b = (b ^ a).wrapping_sub(a.rotate_left(25));
    (h ^ b).wrapping_sub(b.rotate_left(16))
}

fn word_at(name: &[u8], offset: usize) -> u32 {
    let mut word = [0; 4];
    word.copy_from_slice(&name[offset..offset + 4]);
    u32::from_le_bytes(word)
}

/// Upstream's quirk: a short name's bytes are read as `char`, which is signed on x86-64.
fn sign_extended(byte: u8) -> u32 {
    i32::from(byte as i8) as u32
}

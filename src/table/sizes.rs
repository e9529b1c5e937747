//! How many buckets a table may have, and when it is full.

/// The sizes that a table can have: primes, each about twice the one before.
pub const SIZES: [u32; 31] = [
    3, 11, 23, 53, 97, 193, 389, 769, 1543, 3079, 6151, 12289, 24593, 49157, 98317, 196613, 393241,
    786433, 1572869, 3145739, 6291469, 12582917, 25165843, 50331653, 100663319, 201326611,
    402653189, 805306457, 1610612741, 3221225473, 4294967291,
];

/// The share of buckets that may exist or be dirty before an insertion starts a resize.
pub const DENSITY: f64 = 0.7;

/// `trunc(n_buckets × 0.7)`: entries and tombstones at which the next insertion starts a resize.
pub fn upper_bound(n_buckets: u32) -> u32 {
    (f64::from(n_buckets) * DENSITY) as u32
}

/// `trunc(count / 0.7)`: the buckets that `count` entries ask for, which upstream's rounding makes
/// one too few for some counts (8, 68, 4306, …): their last insertion then starts a resize.
pub fn buckets_for(count: u32) -> u32 {
    (f64::from(count) / DENSITY) as u32
}

/// The first place at or after `from` in [`SIZES`] whose size is at least `buckets`; the last place
/// when none is. O(1): there are 31 places.
#[inline(never)]
pub fn place_of_size(from: u32, buckets: u32) -> u32 {
    let last = SIZES.len() as u32 - 1;
    (from..last)
        .find(|&place| SIZES[place as usize] >= buckets)
        .unwrap_or(last)
}

//! What lies ahead of a dictionary, and which of its names share a hash.

use std::collections::HashMap;

use teardown_lab::dictionary::{Dictionary, MAX_COUNT};
use teardown_lab::measure::curve::exact_jumps;
use teardown_lab::names::{Family, Names, name_hash};
use teardown_lab::table::{Jump, next_jump, sizes_after};

#[test]
fn the_next_jump_is_the_first_count_with_a_larger_array() {
    let mut expected = None;
    // Downward, so that each count knows the one that comes after it.
    for count in (1..=20_000).rev() {
        let (here, next) = (sizes_after(count), sizes_after(count + 1));
        if next.largest() > here.largest() {
            expected = Some(Jump {
                count: count + 1,
                buckets: next.largest(),
            });
        }
        if expected.is_some() {
            assert_eq!(next_jump(count), expected, "{count} names");
        }
    }
}

#[test]
fn the_jumps_that_the_case_began_with() {
    let jumps = [2155, 4305, 8602].map(|count| next_jump(count).map(|jump| jump.count));
    assert_eq!(jumps, [Some(2156), Some(4306), Some(8603)]);
    let counts: Vec<u32> = exact_jumps(1500, 9000)
        .iter()
        .map(|jump| jump.count)
        .collect();
    assert_eq!(counts, [2156, 4306, 8603]);
}

#[test]
fn beyond_the_largest_size_there_is_no_jump() {
    assert_eq!(next_jump(u32::MAX), None);
    assert!(next_jump(MAX_COUNT).is_some());
}

/// Field numbers by hash, the slow way.
fn by_hash(names: &Names) -> HashMap<u32, Vec<u32>> {
    let mut groups: HashMap<u32, Vec<u32>> = HashMap::new();
    for (field, name) in (0..).zip(names.iter()) {
        groups.entry(name_hash(name)).or_default().push(field);
    }
    groups
}

#[test]
fn one_leader_stands_for_each_hash() {
    // 4306 leaves a resize in flight; 300,000 names of eight digits share some hashes by chance.
    for (family, count) in [
        (Family::Field, 1),
        (Family::Field, 4306),
        (Family::Collide, 700),
        (Family::Hex, 300_000),
    ] {
        let names = family.names(count).expect("the family has so many");
        let dictionary = Dictionary::new(&names).expect("its names are fine");
        let leaders = dictionary.hash_leaders().expect("there is memory");
        assert_eq!(leaders.len(), count as usize);
        for group in by_hash(&names).into_values() {
            let leader = leaders[group[0] as usize];
            assert!(group.contains(&leader), "a leader is of its own hash");
            assert!(group.iter().all(|&field| leaders[field as usize] == leader));
        }
    }
}

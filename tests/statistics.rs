//! Medians and their spread against the definitions, and chance that can be repeated.

mod support;

use proptest::prelude::*;
use support::tables::cases;
use teardown_lab::measure::statistics::{
    Interval, SplitMix64, interval, mad, median, outer_fences, sort,
};

const SEED: u64 = 12_019;

fn values(length: impl Into<prop::collection::SizeRange>) -> impl Strategy<Value = Vec<f64>> {
    // Few different values, so that many are equal; and many, so that few are.
    prop_oneof![
        prop::collection::vec((0..5u8).prop_map(f64::from), length.into()),
        prop::collection::vec(-1e9..1e9f64, 0..200),
    ]
}

fn sorted(values: &[f64]) -> Vec<f64> {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted
}

/// As the definition says: half way between the two in the middle.
fn naive_median(values: &[f64]) -> f64 {
    let sorted = sorted(values);
    let middle = sorted.len() / 2;
    match sorted.len() {
        0 => 0.0,
        length if length % 2 == 1 => sorted[middle],
        _ => (sorted[middle - 1] + sorted[middle]) / 2.0,
    }
}

fn close(one: f64, other: f64) -> bool {
    (one - other).abs() <= 1e-9 * one.abs().max(other.abs()).max(1.0)
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn sorting_sorts(mut values in values(0..1500)) {
        let wanted = sorted(&values);
        sort(&mut values);
        prop_assert_eq!(values, wanted);
    }

    #[test]
    fn the_median_is_in_the_middle(values in values(0..60)) {
        prop_assert!(close(median(&values), naive_median(&values)));
    }

    #[test]
    fn the_deviation_is_the_median_of_distances(values in values(0..60)) {
        let middle = naive_median(&values);
        let distances: Vec<f64> = values.iter().map(|value| (value - middle).abs()).collect();
        prop_assert!(close(mad(&values), naive_median(&distances)));
    }

    #[test]
    fn fences_let_most_values_in(values in values(4..60)) {
        prop_assume!(values.len() >= 4);
        let Interval { low, high } = outer_fences(&values);
        let outside = values.iter().filter(|&&value| value < low || value > high).count();
        prop_assert!(2 * outside < values.len());
        prop_assert!(low <= naive_median(&values) && naive_median(&values) <= high);
    }

    #[test]
    fn the_interval_lies_among_the_samples(values in prop::collection::vec(1.0..1e6f64, 1..40)) {
        let Interval { low, high } = interval(&values, None, &mut SplitMix64::new(SEED));
        let sorted = sorted(&values);
        prop_assert!(sorted[0] <= low && low <= high && high <= sorted[sorted.len() - 1]);
        prop_assert_eq!(Interval { low, high }, interval(&values, None, &mut SplitMix64::new(SEED)));
    }

    #[test]
    fn a_ratio_to_a_multiple_is_sure(values in prop::collection::vec(1.0..1e6f64, 1..40), factor in 0.5..9.0f64) {
        // They are drawn in pairs: however the samples scatter, their ratio does not.
        let multiple: Vec<f64> = values.iter().map(|value| value * factor).collect();
        let Interval { low, high } = interval(&multiple, Some(&values), &mut SplitMix64::new(SEED));
        prop_assert!(close(low, factor) && close(high, factor));
    }
}

#[test]
fn an_outlier_is_beyond_the_fences() {
    let samples = [10.0, 11.0, 10.5, 10.2, 10.8, 30.0, 10.4];
    let Interval { low, high } = outer_fences(&samples);
    let outside: Vec<f64> = samples
        .into_iter()
        .filter(|&value| value < low || value > high)
        .collect();
    assert_eq!(outside, [30.0]);
}

#[test]
fn the_generator_is_the_one_that_was_published() {
    let mut random = SplitMix64::new(1_234_567);
    let bits: Vec<u64> = (0..5).map(|_| random.next_bits()).collect();
    assert_eq!(
        bits,
        [
            6_457_827_717_110_365_317,
            3_203_168_211_198_807_973,
            9_817_491_932_198_370_423,
            4_593_380_528_125_082_431,
            16_408_922_859_458_223_821
        ]
    );
}

#[test]
fn places_are_within_the_list_and_spread_over_it() {
    let mut random = SplitMix64::new(SEED);
    let mut hits = [0; 7];
    for _ in 0..7000 {
        hits[random.place(7)] += 1;
    }
    assert!(
        hits.iter().all(|&hit| (900..1100).contains(&hit)),
        "{hits:?}"
    );
}

#[test]
fn the_interval_of_a_median_holds_it_about_as_often_as_it_says() {
    let mut random = SplitMix64::new(SEED);
    let mut uniform = || random.place(1 << 20) as f64 / f64::from(1 << 20);
    let runs = 300;
    let held = (0..runs)
        .filter(|_| {
            // The median of the sum of two is 1.
            let samples: Vec<f64> = (0..31).map(|_| uniform() + uniform()).collect();
            let Interval { low, high } = interval(&samples, None, &mut SplitMix64::new(SEED));
            (low..=high).contains(&1.0)
        })
        .count();
    assert!((270..=298).contains(&held), "{held} of {runs}");
}

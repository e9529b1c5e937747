//! Curves: lines, pieces and jumps, made up with known answers, and exact jumps against real tables.

mod support;

use proptest::prelude::*;
use support::tables::cases;
use teardown_lab::dictionary::{Reserve, build_table};
use teardown_lab::measure::curve::{ExactJump, Points, exact_jumps, fit, line_through, pieces};
use teardown_lab::measure::statistics::SplitMix64;
use teardown_lab::names::Family;
use teardown_lab::table::{Sizes, sizes_after};

/// Nanoseconds for each bucket examined.
const NS: f64 = 0.45;

fn largest(count: u32) -> f64 {
    let Sizes { table, shadow } = sizes_after(count);
    f64::from(table.max(shadow))
}

/// About what find-first examines.
fn examined(count: u32) -> f64 {
    f64::from(count) * largest(count) / 2.0
}

/// Times of find-first that scatter evenly by a share of themselves.
fn times(counts: &[u32], rest: f64, scatter: f64, seed: u64) -> Vec<f64> {
    let mut random = SplitMix64::new(seed);
    counts
        .iter()
        .map(|&count| {
            let chance = 2.0 * random.place(1 << 20) as f64 / f64::from(1 << 20) - 1.0;
            (NS * examined(count) + rest * f64::from(count)) * (1.0 + scatter * chance)
        })
        .collect()
}

fn found_jumps(counts: &[u32], times: &[f64]) -> Vec<(f64, f64)> {
    let counts: Vec<f64> = counts.iter().copied().map(f64::from).collect();
    pieces(&counts, times)
        .windows(2)
        .map(|pair| (pair[0].to, pair[1].from))
        .collect()
}

/// The neighbours among `counts` between which an exact jump lies.
fn wanted_jumps(counts: &[u32]) -> Vec<(f64, f64)> {
    counts
        .windows(2)
        .filter(|pair| largest(pair[0]) < largest(pair[1]))
        .map(|pair| (f64::from(pair[0]), f64::from(pair[1])))
        .collect()
}

fn steps(from: u32, to: u32, by: usize) -> Vec<u32> {
    (from..=to).step_by(by).collect()
}

#[test]
fn the_jump_at_2156_is_found_between_neighbours() {
    let counts: Vec<u32> = steps(2100, 2150, 10)
        .into_iter()
        .chain(2152..2160)
        .chain(steps(2170, 2220, 10))
        .collect();
    for seed in 0..50 {
        let times = times(&counts, 0.0, 0.05, seed);
        assert_eq!(found_jumps(&counts, &times), [(2155.0, 2156.0)], "{seed}");
    }
}

#[test]
fn every_jump_of_a_wide_sweep_is_found_within_its_resolution() {
    for (counts, rest) in [
        (steps(500, 16_000, 500), 0.0),
        (steps(500, 16_000, 500), 150.0),
        (steps(600, 20_000, 700), 0.0),
        (
            vec![
                500, 700, 1000, 1080, 1081, 1300, 1600, 2155, 2156, 2600, 3200,
            ],
            0.0,
        ),
        (
            vec![4305, 4306, 5200, 6400, 8602, 8603, 10_000, 16_384],
            0.0,
        ),
        ((4..15).map(|power| 1 << power).collect(), 0.0),
    ] {
        for seed in 0..20 {
            let times = times(&counts, rest, 0.05, seed);
            assert_eq!(
                found_jumps(&counts, &times),
                wanted_jumps(&counts),
                "{counts:?} {rest} {seed}"
            );
        }
    }
}

#[test]
fn a_curve_without_a_jump_has_one_piece() {
    let counts = steps(2200, 4300, 50);
    for seed in 0..50 {
        for scatter in [0.0, 0.05, 0.1] {
            let times = times(&counts, 0.0, scatter, seed);
            assert_eq!(found_jumps(&counts, &times), [], "{scatter} {seed}");
        }
    }
}

#[test]
fn a_disturbed_point_is_no_jump() {
    let counts = steps(2200, 4300, 100);
    for disturbed in 0..counts.len() - 1 {
        let mut times = times(&counts, 0.0, 0.05, 7);
        times[disturbed] *= 1.6;
        assert_eq!(found_jumps(&counts, &times), [], "{disturbed}");
    }
}

#[test]
fn the_slope_of_a_piece_is_half_the_buckets_times_the_time_of_one() {
    let counts = steps(2200, 4300, 50);
    let columns: Vec<f64> = counts.iter().copied().map(f64::from).collect();
    let pieces = pieces(&columns, &times(&counts, 0.0, 0.0, 0));
    assert_eq!(pieces.len(), 1);
    let wanted = NS * 6151.0 / 2.0;
    assert!((pieces[0].slope / wanted - 1.0).abs() < 1e-9, "{pieces:?}");
    assert!(pieces[0].intercept.abs() < 1e-3, "{pieces:?}");
}

#[test]
fn a_fit_tells_what_it_was_made_of() {
    let counts = steps(500, 16_000, 500);
    let column: Vec<f64> = counts.iter().copied().map(f64::from).collect();
    let examined: Vec<f64> = counts.iter().copied().map(examined).collect();
    let find_first = times(&counts, 0.0, 0.02, 3);
    let bulk = vec![120.0; counts.len()];
    let fit = fit(Points {
        counts: &column,
        examined: &examined,
        find_first: &find_first,
        bulk: &bulk,
    });
    let line = fit.by_examined.expect("there are points enough");
    assert!(line.r2 > 0.999, "{line:?}");
    assert!((line.slope / NS - 1.0).abs() < 0.02, "{line:?}");
    let slope = fit.log_slope_find_first.expect("there are points enough");
    assert!((1.8..2.2).contains(&slope), "{slope}");
    assert_eq!(fit.log_slope_bulk, Some(0.0));
}

#[test]
fn few_points_say_nothing() {
    for points in 0..3 {
        let column: Vec<f64> = (1..=points).map(f64::from).collect();
        let nothing = vec![f64::NAN; column.len()];
        let fit = fit(Points {
            counts: &column,
            examined: &column,
            find_first: &column,
            bulk: &nothing,
        });
        assert_eq!((fit.by_examined, fit.log_slope_find_first), (None, None));
        assert_eq!(fit.log_slope_bulk, None);
        assert_eq!(fit.pieces.len(), usize::from(points > 0));
    }
}

#[test]
fn points_that_were_not_measured_are_left_out() {
    let counts = steps(2100, 2220, 10);
    let mut column: Vec<f64> = counts.iter().copied().map(f64::from).collect();
    let mut measured = times(&counts, 0.0, 0.0, 0);
    let pieces_before = pieces(&column, &measured);
    column.insert(4, 2135.0);
    measured.insert(4, f64::NAN);
    assert_eq!(pieces(&column, &measured), pieces_before);
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn a_line_is_the_one_that_the_textbook_gives(
        points in prop::collection::vec((-1e3..1e3f64, -1e3..1e3f64), 3..40)
    ) {
        let (xs, ys): (Vec<f64>, Vec<f64>) = points.iter().copied().unzip();
        let n = xs.len() as f64;
        let sum = |of: &dyn Fn(f64, f64) -> f64| -> f64 { points.iter().map(|&(x, y)| of(x, y)).sum() };
        let (x, y) = (sum(&|x, _| x), sum(&|_, y| y));
        let slope = (n * sum(&|x, y| x * y) - x * y) / (n * sum(&|x, _| x * x) - x * x);
        let intercept = (y - slope * x) / n;
        let residual = sum(&|x, y| (y - slope * x - intercept).powi(2));
        let variance = sum(&|_, value| (value - y / n).powi(2));
        let line = line_through(&xs, &ys).expect("the points differ");
        prop_assert!((line.slope - slope).abs() < 1e-6 * (1.0 + slope.abs()));
        prop_assert!((line.intercept - intercept).abs() < 1e-5 * (1.0 + intercept.abs()));
        prop_assert!((line.r2 - (1.0 - residual / variance)).abs() < 1e-6);
    }

    #[test]
    fn sizes_are_those_of_the_table_that_is_built(count in 1..30_000u32) {
        prop_assert_eq!(sizes_after(count), built_sizes(count));
    }
}

fn built_sizes(count: u32) -> Sizes {
    let names = Family::F.names(count).expect("memory suffices");
    let built = build_table(&names, Reserve::Upfront, ()).expect("memory suffices");
    let state = built.table.state();
    Sizes {
        table: state.n_buckets,
        shadow: state.shadow_n_buckets,
    }
}

#[test]
fn exact_jumps_are_where_real_tables_grow() {
    let jumps = exact_jumps(1, 150_000);
    for jump in &jumps {
        let largest = |count| {
            let Sizes { table, shadow } = built_sizes(count);
            table.max(shadow)
        };
        assert_eq!(largest(jump.count - 1), jump.buckets_before, "{jump:?}");
        assert_eq!(largest(jump.count), jump.buckets_after, "{jump:?}");
        assert_eq!(
            built_sizes(jump.count).shadow > 0,
            jump.in_flight,
            "{jump:?}"
        );
    }
    let counts: Vec<u32> = jumps.iter().map(|jump| jump.count).collect();
    let grown: Vec<u32> = (2..=150_000)
        .filter(|&count| largest(count) > largest(count - 1))
        .collect();
    assert_eq!(counts, grown);
    let in_flight: Vec<u32> = jumps
        .iter()
        .filter(|jump| jump.in_flight)
        .map(|jump| jump.count)
        .collect();
    assert_eq!(in_flight, [4306, 34_410, 68_822]);
}

#[test]
fn exact_jumps_keep_to_their_ends() {
    let at_2156 = ExactJump {
        count: 2156,
        buckets_before: 3079,
        buckets_after: 6151,
        in_flight: false,
    };
    assert_eq!(exact_jumps(2156, 2156), [at_2156]);
    assert_eq!(exact_jumps(2157, 4305), []);
    assert_eq!(exact_jumps(3000, 2000), []);
    assert_eq!(exact_jumps(1, 1), []);
    assert_eq!(exact_jumps(1, u32::MAX / 2).len(), 29);
}

//! Every step's frame against stepping the real table.

mod support;

use proptest::prelude::*;
use support::replay::Replay;
use support::tables::{Recipe, cases, recipes};
use teardown_lab::dictionary::{NameTable, Reserve};
use teardown_lab::error::Error;
use teardown_lab::names::Family;
use teardown_lab::table::Side;
use teardown_lab::teardown::Strategy;
use teardown_lab::timeline::{BucketState, PALETTE_SIZE, Phase, Timeline};

fn states(timeline: &Timeline, step: u64, side: Side) -> Vec<BucketState> {
    let mut states = vec![BucketState::FREED; timeline.n_buckets(side) as usize];
    timeline.states(step, side, 0, &mut states);
    states
}

fn heat(timeline: &Timeline, step: u64, side: Side) -> Vec<u32> {
    let mut heat = vec![0; timeline.n_buckets(side) as usize];
    timeline.heat(step, side, 0, &mut heat);
    heat
}

/// Frames of every step; buckets of about `looks` of them, and of all where something but a look
/// happens.
fn check(table: &NameTable<'_>, strategy: Strategy, looks: u64) -> Result<(), TestCaseError> {
    let timeline = Timeline::new(table, strategy).expect("memory suffices");
    let mut replay = Replay::new(table, strategy);
    prop_assert_eq!(timeline.steps(), replay.steps());
    let stride = (replay.steps() / looks).max(1);
    let mut last_deletion = 0;
    for step in 0..=replay.steps() {
        if step > 0 {
            replay.advance();
        }
        let frame = timeline.seek(step).expect("the step is one of this run");
        prop_assert_eq!(&frame, &replay.frame, "step {}", step);
        prop_assert_eq!(
            timeline.previous_deletion(step),
            last_deletion,
            "step {}",
            step
        );
        if frame.phase == Phase::Delete {
            prop_assert_eq!(timeline.next_deletion(step - 1), step);
            last_deletion = step;
        }
        if step % stride == 0 || frame.phase != Phase::Scan {
            for side in [Side::Table, Side::Shadow] {
                prop_assert_eq!(
                    states(&timeline, step, side),
                    replay.states(side),
                    "step {}",
                    step
                );
                prop_assert_eq!(
                    heat(&timeline, step, side),
                    replay.heat(side),
                    "step {}",
                    step
                );
            }
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(cases(80))]

    #[test]
    fn every_step_of_small_tables(recipe in recipes(40)) {
        let names = recipe.names();
        let table = recipe.table(&names);
        for strategy in Strategy::ALL {
            check(&table, strategy, u64::MAX)?;
        }
    }

    #[test]
    fn every_step_of_tables_large_enough_to_be_in_flight(recipe in recipes(700)) {
        let names = recipe.names();
        let table = recipe.table(&names);
        for strategy in Strategy::ALL {
            check(&table, strategy, 50)?;
        }
    }
}

/// A table with a resize in flight that the teardown empties before it lands.
fn never_landing() -> Recipe {
    Recipe {
        family: Family::Field,
        count: 1000,
        reserve: Reserve::Upfront,
        delete_each: 1,
        reserve_after: Some(3000),
    }
}

#[test]
fn a_resize_that_lands_in_the_middle() {
    let recipe = Recipe {
        count: 300,
        reserve: Reserve::Never,
        delete_each: 0,
        reserve_after: Some(2000),
        ..never_landing()
    };
    let names = recipe.names();
    let mut table = recipe.table(&names);
    if !table.is_in_flight() {
        table.reserve(4000).expect("memory suffices");
    }
    assert!(table.is_in_flight());
    let timeline = Timeline::new(&table, Strategy::FindFirst).expect("memory suffices");
    assert!(timeline.calls_on_table() > 0 && timeline.calls_on_table() < timeline.calls());
    for strategy in Strategy::ALL {
        check(&table, strategy, 200).expect("every frame agrees");
    }
}

#[test]
fn a_resize_that_never_lands() {
    let names = Family::Field.names(1000).expect("memory suffices");
    let mut table = never_landing().table(&names);
    // All were deleted; two come back while nothing is in flight, then room is asked for.
    while table.is_in_flight() {
        let key = teardown_lab::dictionary::NameKey::new(b"passing");
        table
            .put(teardown_lab::dictionary::NameEntry { key, field: 0 })
            .expect("memory suffices");
        let bucket = table.first();
        table.del(bucket);
    }
    for (field, name) in (0..2).zip(names.iter()) {
        let key = teardown_lab::dictionary::NameKey::new(name);
        table
            .put(teardown_lab::dictionary::NameEntry { key, field })
            .expect("memory suffices");
    }
    table.reserve(9000).expect("memory suffices");
    assert!(table.is_in_flight());
    let timeline = Timeline::new(&table, Strategy::FindFirst).expect("memory suffices");
    assert_eq!((timeline.calls(), timeline.calls_on_table()), (2, 2));
    for strategy in Strategy::ALL {
        check(&table, strategy, 200).expect("every frame agrees");
    }
}

#[test]
fn four_thousand_three_hundred_and_six() {
    let recipe = Recipe {
        count: 4306,
        delete_each: 0,
        reserve_after: None,
        ..never_landing()
    };
    let names = recipe.names();
    let table = recipe.table(&names);
    let timeline = Timeline::new(&table, Strategy::FindFirst).expect("memory suffices");
    assert_eq!(timeline.steps(), 26_207_956 + 4306 + 6);
    assert_eq!(timeline.calls_on_table(), 24);
    let landing = timeline.start_of_call(25).expect("there are more calls") - 2;
    let frame = timeline.seek(landing).expect("the step is one of this run");
    assert_eq!(
        (
            frame.phase,
            frame.side,
            frame.deleted,
            frame.resize_position
        ),
        (Phase::Delete, Side::Table, 24, 0)
    );
    let before = timeline
        .seek(landing - 1)
        .expect("the step is one of this run");
    assert_eq!(before.resize_position, 256 * 24);
    let next = timeline
        .seek(landing + 3)
        .expect("the step is one of this run");
    assert_eq!(
        (next.phase, next.side, next.cursor, next.freed),
        (Phase::Scan, Side::Shadow, Some(0), 2)
    );
}

#[test]
fn parts_of_the_buckets_are_the_same_as_all_of_them() {
    let names = Family::Field.names(273).expect("memory suffices");
    let table = teardown_lab::dictionary::build_table(&names, Reserve::Never, ())
        .expect("memory suffices")
        .table;
    assert!(table.is_in_flight());
    for strategy in Strategy::ALL {
        let timeline = Timeline::new(&table, strategy).expect("memory suffices");
        for step in (0..timeline.steps()).step_by(997) {
            for side in [Side::Table, Side::Shadow] {
                let (all_states, all_heat) =
                    (states(&timeline, step, side), heat(&timeline, step, side));
                for first in (0..timeline.n_buckets(side)).step_by(61) {
                    let length = 47.min((timeline.n_buckets(side) - first) as usize);
                    let place = first as usize..first as usize + length;
                    let mut part = vec![BucketState::FREED; length];
                    timeline.states(step, side, first, &mut part);
                    assert_eq!(part, all_states[place.clone()]);
                    let mut part = vec![0; length];
                    timeline.heat(step, side, first, &mut part);
                    assert_eq!(part, all_heat[place]);
                }
            }
        }
    }
}

#[test]
fn a_pixel_says_state_scan_and_heat() {
    let names = Family::Field.names(50).expect("memory suffices");
    let table = teardown_lab::dictionary::build_table(&names, Reserve::Upfront, ())
        .expect("memory suffices")
        .table;
    let palette: Vec<u32> = (0..PALETTE_SIZE as u32).collect();
    let n_buckets = table.n_buckets() as usize;
    for strategy in Strategy::ALL {
        let timeline = Timeline::new(&table, strategy).expect("memory suffices");
        let calls = timeline.calls().max(1) as u32;
        let mut in_scan = vec![false; n_buckets];
        for step in 0..=timeline.steps() {
            let (states, heat) = (
                states(&timeline, step, Side::Table),
                heat(&timeline, step, Side::Table),
            );
            let frame = timeline.seek(step).expect("the step is one of this run");
            let looked_at = match (frame.phase, frame.cursor) {
                (Phase::Scan, Some(cursor)) => cursor as usize..cursor as usize + 1,
                (Phase::Word, Some(cursor)) => cursor as usize..n_buckets.min(cursor as usize + 16),
                _ => {
                    in_scan.fill(false);
                    0..0
                }
            };
            in_scan[looked_at].fill(true);
            let mut pixels = vec![0; n_buckets];
            let mut room = vec![BucketState::FREED; n_buckets];
            timeline
                .paint(step, Side::Table, 0, &palette, &mut room, &mut pixels)
                .expect("the palette is whole");
            for bucket in 0..n_buckets {
                let level = match heat[bucket] {
                    0 => 0,
                    heat => 1 + 14 * heat / calls,
                };
                assert_eq!(
                    pixels[bucket],
                    (u32::from(states[bucket].byte()) * 2 + u32::from(in_scan[bucket])) * 16
                        + level,
                    "{} at step {step}, bucket {bucket}",
                    strategy.as_str()
                );
            }
        }
        let mut pixels = [0];
        let mut room = [BucketState::FREED];
        assert_eq!(
            timeline.paint(0, Side::Table, 0, &palette[1..], &mut room, &mut pixels),
            Err(Error::PaletteSize {
                given: PALETTE_SIZE - 1,
                wanted: PALETTE_SIZE
            })
        );
    }
}

#[test]
fn the_staircase_is_where_each_call_stops() {
    let names = Family::Field.names(273).expect("memory suffices");
    let table = teardown_lab::dictionary::build_table(&names, Reserve::Never, ())
        .expect("memory suffices")
        .table;
    let timeline = Timeline::new(&table, Strategy::FindFirst).expect("memory suffices");
    let mut rows = vec![0.0; timeline.calls()];
    timeline.staircase(&mut rows);
    for strategy in Strategy::ALL {
        let timeline = Timeline::new(&table, strategy).expect("memory suffices");
        let mut rows = vec![0.0; timeline.calls()];
        timeline.staircase(&mut rows);
        let area: f64 = rows.iter().sum();
        let cost = teardown_lab::cost::cost(&table, strategy).expect("memory suffices");
        assert_eq!(area as u64, cost.looks(), "its area is the cost");
    }
    let mut slices = vec![0.0; 7];
    timeline.staircase(&mut slices);
    assert_eq!(slices.last(), rows.last());
    assert_eq!(slices[0], rows[273_usize.div_ceil(7) - 1]);
    let mut thin = vec![0.0; 2 * rows.len()];
    timeline.staircase(&mut thin);
    assert!(
        thin.chunks(2)
            .zip(&rows)
            .all(|(pair, row)| pair == [*row, *row])
    );

    let bulk = Timeline::new(&table, Strategy::Bulk).expect("memory suffices");
    bulk.staircase(&mut rows);
    assert!(rows.iter().all(|&row| row == 0.0));
}

#[test]
fn steps_and_calls_beyond_the_end_are_refused() {
    let names = Family::Field.names(3).expect("memory suffices");
    let table = teardown_lab::dictionary::build_table(&names, Reserve::Upfront, ())
        .expect("memory suffices")
        .table;
    let timeline = Timeline::new(&table, Strategy::FindFirst).expect("memory suffices");
    let steps = timeline.steps();
    assert_eq!(
        timeline.seek(steps + 1),
        Err(Error::StepOutOfRange {
            given: (steps + 1).to_string(),
            steps
        })
    );
    for call in [0, 4] {
        assert_eq!(
            timeline.start_of_call(call),
            Err(Error::CallOutOfRange {
                given: call.to_string(),
                calls: 3
            })
        );
    }
}

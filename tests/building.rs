//! Every step's frame of a building against stepping the real table; what it counts against golden
//! data.

mod support;

use proptest::prelude::*;
use support::golden;
use support::rebuild::Rebuild;
use support::tables::{cases, recipes};
use teardown_lab::dictionary::{Dictionary, Reserve};
use teardown_lab::error::Error;
use teardown_lab::names::{Family, Names};
use teardown_lab::table::Side;
use teardown_lab::timeline::{
    BucketState, BuildPhase, BuildTimeline, Building, HEAT_LEVELS, PALETTE_SIZE,
};

fn list(names: &[impl AsRef<[u8]>]) -> Names {
    let mut list = Names::with_capacity(names.len()).expect("memory suffices");
    for name in names {
        list.push(name.as_ref()).expect("memory suffices");
    }
    list
}

fn built(names: &Names, reserve: Reserve) -> Building<'_> {
    let mut building = Building::new(names, reserve).expect("the names are right");
    while !building.is_done() {
        building.advance(1000).expect("no name repeats");
    }
    building
}

/// The states of all buckets and whether the search under way has probed them, as painted.
fn painted(timeline: &BuildTimeline, step: u64, side: Side) -> Vec<(BucketState, bool)> {
    let n_buckets = timeline.n_buckets(step, side) as usize;
    let palette: Vec<u32> = (0..PALETTE_SIZE as u32).collect();
    let mut states = vec![BucketState::FREED; n_buckets];
    let mut pixels = vec![0; n_buckets];
    timeline
        .paint(step, side, 0, &palette, &mut states, &mut pixels)
        .expect("the palette is right");
    states
        .into_iter()
        .zip(pixels)
        .map(|(state, look)| {
            let look = look as usize / HEAT_LEVELS;
            assert_eq!(look / 2, usize::from(state.byte()));
            (state, look % 2 == 1)
        })
        .collect()
}

/// Frames of every step; buckets of about `looks` of them.
fn check(names: &Names, reserve: Reserve, looks: u64) -> Result<(), TestCaseError> {
    let building = built(names, reserve);
    let timeline = building.timeline();
    let mut rebuild = Rebuild::new(names, reserve);
    let stride = (timeline.steps() / looks).max(1);
    let mut last_insertion = 0;
    for step in 0..=timeline.steps() {
        if step > 0 {
            rebuild.advance();
        }
        let frame = timeline.seek(step).expect("the step is one of this run");
        let done = step == timeline.steps();
        let expected = match done {
            true => teardown_lab::timeline::BuildFrame {
                phase: BuildPhase::Done,
                ..rebuild.frame
            },
            false => rebuild.frame,
        };
        prop_assert_eq!(&frame, &expected, "step {}", step);
        prop_assert_eq!(timeline.previous_insertion(step), last_insertion);
        if frame.inserted && frame.side == Side::Table {
            prop_assert_eq!(timeline.next_insertion(step - 1), step);
            last_insertion = step;
        }
        if step % stride == 0 || frame.moved > 0 || done {
            for side in [Side::Table, Side::Shadow] {
                prop_assert_eq!(
                    painted(timeline, step, side),
                    rebuild.states(side),
                    "step {}",
                    step
                );
            }
            prop_assert_eq!(
                timeline.chains(step).expect("memory suffices"),
                rebuild.chains.clone()
            );
        }
    }
    prop_assert!(rebuild.is_done());
    Ok(())
}

proptest! {
    #![proptest_config(cases(60))]

    #[test]
    fn every_step_of_small_dictionaries(recipe in recipes(40)) {
        check(&recipe.names(), recipe.reserve, u64::MAX)?;
    }

    #[test]
    fn every_step_of_dictionaries_that_grow_in_flight(recipe in recipes(900)) {
        check(&recipe.names(), recipe.reserve, 60)?;
    }

    #[test]
    fn every_step_of_own_names(
        names in prop::collection::hash_set("[a-c]{1,4}", 0..60),
        reserves in prop::bool::ANY,
    ) {
        let mut names: Vec<String> = names.into_iter().collect();
        names.sort();
        let reserve = if reserves { Reserve::Upfront } else { Reserve::Never };
        check(&list(&names), reserve, u64::MAX)?;
    }

    #[test]
    fn goes_of_any_size_build_the_same(recipe in recipes(200), probes in 1..500u64) {
        let names = recipe.names();
        let whole = built(&names, recipe.reserve);
        let mut pieces = Building::new(&names, recipe.reserve).expect("the names are right");
        while !pieces.is_done() {
            let before = pieces.timeline().entries();
            pieces.advance(probes).expect("no name repeats");
            prop_assert!(pieces.timeline().entries() > before);
        }
        let steps = whole.timeline().steps();
        prop_assert_eq!(pieces.timeline().steps(), steps);
        for step in (0..=steps).step_by(7) {
            prop_assert_eq!(pieces.timeline().seek(step), whole.timeline().seek(step));
        }
    }
}

#[test]
fn a_resize_that_is_left_in_flight() {
    let names = Family::Field.names(4306).expect("memory suffices");
    let building = built(&names, Reserve::Upfront);
    let timeline = building.timeline();
    let last = timeline.seek(timeline.steps()).expect("the last step");
    assert_eq!((last.n_buckets, last.shadow_n_buckets), (6151, 12289));
    assert_eq!(last.resize_position, 256);
    let dictionary = Dictionary::new(&names).expect("the names are right");
    assert_eq!(dictionary.probes(), last.probes);
    check(&names, Reserve::Upfront, 20).unwrap();
}

#[test]
fn two_thousand_colliding_names() {
    let names = Family::Collide.names(2000).expect("memory suffices");
    let building = built(&names, Reserve::Upfront);
    let timeline = building.timeline();
    let last = timeline.seek(timeline.steps()).expect("the last step");
    assert_eq!(last.compares, 3_998_000);
    let dictionary = Dictionary::new(&names).expect("the names are right");
    assert_eq!(dictionary.probes(), last.probes);
    assert_eq!((last.entries, last.longest), (2000, 2000));
    assert_eq!(timeline.chains(last.step), Ok(vec![1; 2000]));
    assert!(timeline.bytes() < 200_000, "{} bytes", timeline.bytes());
}

#[test]
fn comparisons_agree_with_golden_data() {
    let text = golden("dictionary.csv");
    let (head, rows) = text.split_once('\n').expect("a head");
    let column = head
        .split(',')
        .position(|name| name == "build_compares")
        .expect("the column");
    let mut checked = 0;
    for row in rows.lines() {
        let cells: Vec<&str> = row.split(',').collect();
        let count: u32 = cells[1].parse().expect("a count");
        if count > 20_000 {
            continue;
        }
        let names = Family::parse(cells[0])
            .and_then(|family| family.names(count))
            .expect("a family");
        let reserve = match cells[2] {
            "1" => Reserve::Upfront,
            _ => Reserve::Never,
        };
        let building = built(&names, reserve);
        let timeline = building.timeline();
        let last = timeline.seek(timeline.steps()).expect("the last step");
        assert_eq!(last.compares.to_string(), cells[column], "{row}");
        assert_eq!(last.n_buckets.to_string(), cells[3], "{row}");
        checked += 1;
    }
    assert!(checked > 100, "only {checked} rows");
}

#[test]
fn a_bucket_tells_the_name_that_is_in_it() {
    let names = Family::Field.names(5).expect("memory suffices");
    let building = built(&names, Reserve::Upfront);
    let timeline = building.timeline();
    for step in 0..=timeline.steps() {
        let frame = timeline.seek(step).expect("the step is one of this run");
        let there = (0..frame.n_buckets)
            .filter_map(|bucket| building.field(step, Side::Table, bucket))
            .count();
        assert_eq!(there, frame.entries as usize, "step {step}");
        if let (true, Some(bucket)) = (frame.inserted, frame.bucket) {
            assert_eq!(building.field(step, frame.side, bucket), frame.name);
        }
    }
}

#[test]
fn what_is_refused() {
    let twice = list(&["a", "b", "a"]);
    let mut building = Building::new(&twice, Reserve::Upfront).expect("each name is right");
    assert_eq!(
        building.advance(u64::MAX).expect_err("a name repeats"),
        Error::NameDuplicate {
            index: 2,
            first: 0,
            name: "a".to_owned()
        }
    );
    assert!(matches!(
        Building::new(&list(&["a", ""]), Reserve::Upfront).err(),
        Some(Error::NameMissing { index: 1 })
    ));
    let names = Family::Field.names(3).expect("memory suffices");
    let building = built(&names, Reserve::Upfront);
    let steps = building.timeline().steps();
    assert_eq!(
        building.timeline().seek(steps + 1),
        Err(Error::StepOutOfRange {
            given: (steps + 1).to_string(),
            steps
        })
    );
    let mut states = [BucketState::FREED];
    assert_eq!(
        building
            .timeline()
            .paint(0, Side::Table, 0, &[0; 3], &mut states, &mut [0]),
        Err(Error::PaletteSize {
            given: 3,
            wanted: PALETTE_SIZE
        })
    );
}

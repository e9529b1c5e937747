//! Real tables and views under the real clock: what is counted, never how long it took.

use teardown_lab::cost::cost;
use teardown_lab::dictionary::{Reserve, build_table};
use teardown_lab::measure::{
    Measure, MonotonicClock, NameSource, PointResult, PointRun, Request, Setting, Source, Specimen,
    Subject, build_batch, teardown_batch,
};
use teardown_lab::names::{Family, Names};
use teardown_lab::teardown::{Cost, Strategy};

const MEMORY: &str = "memory suffices";

fn names(family: Family, count: u32) -> Names {
    family.names(count).expect(MEMORY)
}

fn exact(names: &Names, strategy: Strategy) -> Cost {
    let table = build_table(names, Reserve::Upfront, ())
        .expect(MEMORY)
        .table;
    cost(&table, strategy).expect(MEMORY)
}

fn run_of(names: NameSource, measure: Measure) -> PointRun<MonotonicClock, Specimen> {
    let request = Request {
        count: names.count(),
        measure,
        strategies: Strategy::ALL.into_iter().collect(),
        samples: 5,
        iterations: None,
        budget_ns: 100e6,
        ns_per_bucket: None,
    };
    let subject = Specimen::new(names, measure);
    PointRun::new(MonotonicClock::default(), subject, request)
}

fn measured(family: Family, count: u32, measure: Measure, slice_ns: f64) -> PointResult {
    let mut run = run_of(NameSource::Family(family, count), measure);
    while run.advance(slice_ns).expect("nothing goes wrong") < 1.0 {}
    run.result()
}

#[test]
fn every_measure_of_every_size_comes_to_an_end_with_exact_counts() {
    for measure in Measure::ALL {
        for (family, count) in [
            (Family::Field, 1),
            (Family::Hex, 2),
            (Family::Padded, 68),
            (Family::Collide, 300),
            (Family::Field, 2156),
            (Family::Field, 4306),
        ] {
            let result = measured(family, count, measure, 5e6);
            let names = names(family, count);
            for strategy in Strategy::ALL {
                let told = result.of(strategy).expect("asked");
                assert_eq!(told.examined, exact(&names, strategy).looks());
                assert!(told.median > 0.0 && told.median.is_finite(), "{told:?}");
                let is_sampled = told.source != Source::Predicted;
                assert_eq!(told.samples.len() >= 5, is_sampled, "{told:?}");
                assert_eq!(told.iterations > 0, is_sampled, "{told:?}");
            }
            let table = build_table(&names, Reserve::Upfront, ())
                .expect(MEMORY)
                .table;
            assert_eq!(result.buckets, table.state().n_buckets);
            assert_eq!(result.shadow_buckets, table.state().shadow_n_buckets);
        }
    }
}

#[test]
fn names_of_ones_own_are_measured_with_their_own_exact_counts() {
    for measure in Measure::ALL {
        // More than a piece of them, in an order that no family has.
        let mut own = Names::default();
        for number in (0..700).rev() {
            own.push(format!("sensor.{number}.celsius").as_bytes())
                .expect(MEMORY);
        }
        let mut run = run_of(NameSource::Own(own.clone()), measure);
        while run.advance(5e6).expect("nothing goes wrong") < 1.0 {}
        let result = run.result();
        for strategy in Strategy::ALL {
            assert_eq!(
                result.of(strategy).expect("asked").examined,
                exact(&own, strategy).looks()
            );
        }
    }
}

#[test]
fn names_that_a_dictionary_refuses_end_the_point() {
    for measure in Measure::ALL {
        for (last, code) in [("field3", "name-duplicate"), ("", "name-missing")] {
            let mut own = names(Family::Field, 600);
            own.push(last.as_bytes()).expect(MEMORY);
            let mut run = run_of(NameSource::Own(own), measure);
            let error = loop {
                match run.advance(5e6) {
                    Ok(share) => assert!(share < 1.0, "{last} was measured"),
                    Err(error) => break error,
                }
            };
            assert_eq!(error.code(), code, "{measure:?}");
            assert!(error.to_string().starts_with("Field 601 "), "{error}");
        }
    }
}

#[test]
fn slices_may_be_as_short_as_they_like() {
    for measure in Measure::ALL {
        let result = measured(Family::F, 700, measure, 0.0);
        assert!(result.strategies.iter().all(Option::is_some));
    }
}

#[test]
fn a_large_subject_is_made_in_short_pieces() {
    for measure in Measure::ALL {
        let mut subject = Specimen::new(NameSource::Family(Family::Field, 100_000), measure);
        let (mut pieces, mut share) = (0, 0.0);
        while share < 1.0 {
            let next = subject.prepare().expect(MEMORY);
            assert!((share..=1.0).contains(&next), "{share} {next}");
            share = next;
            pieces += 1;
        }
        // Hundreds of fields at a time.
        assert!(pieces > 300, "{measure:?}: {pieces}");
        assert_eq!(
            subject.cost(Strategy::FindFirst),
            Ok(exact(&names(Family::Field, 100_000), Strategy::FindFirst))
        );
        let mut pieces = 1;
        while !subject.provide(2).expect(MEMORY) {
            pieces += 1;
        }
        match measure {
            Measure::Teardown => assert_eq!(pieces, 2),
            Measure::Close => assert!(pieces > 1000, "{pieces}"),
            Measure::OpenClose => assert_eq!(pieces, 1),
        }
        let timed = subject
            .run(&MonotonicClock::default(), Strategy::Bulk)
            .expect(MEMORY);
        assert_eq!(timed.cost.frees, 8, "two were torn down");
    }
}

#[test]
fn a_batch_counts_what_it_did() {
    let (clock, names) = (MonotonicClock::default(), names(Family::Field, 500));
    let table = build_table(&names, Reserve::Upfront, ())
        .expect(MEMORY)
        .table;
    let batch = teardown_batch(&clock, &table, Strategy::FindFirst, 3).expect(MEMORY);
    assert_eq!(batch.work, 3 * exact(&names, Strategy::FindFirst).examined);
    assert_eq!(build_batch(&clock, &names, 4).expect(MEMORY).work, 2000);
}

#[test]
fn settings_say_what_they_may_be() {
    use teardown_lab::error::Error;
    let message = |setting, given: &str| {
        Error::SettingOutOfRange {
            setting,
            given: given.to_owned(),
        }
        .to_string()
    };
    assert_eq!(
        message(Setting::Samples, "4"),
        "The number of samples is 4; it must be a whole number from 5 to 1000."
    );
    assert_eq!(
        message(Setting::Budget, "0"),
        "The time budget in milliseconds is 0; it must be from 1 to 3600000."
    );
    assert_eq!(
        Measure::parse("opening").map_err(|error| error.to_string()),
        Err("There is nothing called \u{201c}opening\u{201d} to measure; it must be teardown, close, open-close.".to_owned())
    );
}

//! The sampler with a clock and a subject that do as they are told: what it makes of every clock,
//! budget and disturbance.

mod support;

use support::fake::{FakeClock, FakeSubject, request};
use teardown_lab::error::Error;
use teardown_lab::measure::{
    Clock, MOST_LOOKS, Measure, Note, PointResult, PointRun, Request, STEPS_NEEDED, STEPS_WANTED,
    Source, StrategyResult, Subject, clock_step,
};
use teardown_lab::teardown::Strategy;

const MS: f64 = 1e6;

/// The clocks of an ordinary page in Chromium, of one in Firefox, and of an isolated one.
const CLOCKS: [f64; 3] = [0.1 * MS, MS, 0.005 * MS];

fn run(clock: &FakeClock, subject: &FakeSubject, request: Request) -> PointResult {
    let mut run = PointRun::new(clock.clone(), subject.clone(), request);
    finish(&mut run).expect("nothing goes wrong");
    run.result()
}

fn finish<S: Subject>(run: &mut PointRun<FakeClock, S>) -> Result<(), Error> {
    let mut progress = 0.0;
    while progress < 1.0 {
        let next = run.advance(20.0 * MS)?;
        assert!(
            (progress..=1.0).contains(&next),
            "progress fell from {progress} to {next}"
        );
        progress = next;
    }
    Ok(())
}

fn find_first(result: &PointResult) -> &StrategyResult {
    result
        .find_first
        .as_ref()
        .expect("find-first was asked for")
}

fn bulk(result: &PointResult) -> &StrategyResult {
    result.bulk.as_ref().expect("bulk was asked for")
}

fn notes(result: &PointResult) -> Vec<Note> {
    result.notes.iter().collect()
}

#[test]
fn the_step_of_a_clock_is_measured() {
    for step in CLOCKS {
        assert_eq!(clock_step(&FakeClock::new(step)), Ok(step));
    }
    // Finer than a look takes: the look is what it can tell.
    let fine = clock_step(&FakeClock::new(1.0)).expect("the clock goes");
    assert!((19.0..=21.0).contains(&fine), "{fine}");
}

#[test]
fn a_sample_lasts_a_hundred_steps_and_tells_the_time() {
    for step in CLOCKS {
        let clock = FakeClock::new(step);
        let subject = FakeSubject::new(&clock);
        let result = run(&clock, &subject, request());
        let told = find_first(&result);
        assert_eq!((told.source, told.samples.len()), (Source::Measured, 11));
        assert!((told.median / 500_000.0 - 1.0).abs() < 0.02, "{told:?}");
        assert!(told.low <= told.median && told.median <= told.high);
        assert!(told.median * f64::from(told.iterations) >= STEPS_WANTED * step);
        assert_eq!(told.examined, 1_000_000);
        assert_eq!((result.clock_step, notes(&result)), (step, vec![]));
        assert_eq!((result.buckets, result.shadow_buckets), (3079, 0));
    }
}

#[test]
fn what_is_below_the_clock_has_a_bound_and_is_never_0() {
    for step in [0.1 * MS, MS] {
        let clock = FakeClock::new(step);
        let mut subject = FakeSubject::new(&clock);
        // Six inputs fit into memory at once.
        subject.bytes = 10 << 20;
        let result = run(&clock, &subject, request());
        let below = bulk(&result);
        assert_eq!(below.source, Source::BelowClock);
        assert!(below.median >= 200.0, "an upper bound: {below:?}");
        assert!(below.median <= (6.0 * 200.0 + 2.0 * step) / f64::from(below.iterations));
        assert!(below.samples.iter().all(|&ns| ns > 0.0));
        assert_eq!((below.low, below.high), (0.0, below.median));
        assert_eq!(result.ratio, None, "there is no ratio to a bound");
    }
}

#[test]
fn a_fine_clock_tells_both_and_their_ratio() {
    let clock = FakeClock::new(0.005 * MS);
    let mut subject = FakeSubject::new(&clock);
    subject.scatter = 0.02;
    let result = run(&clock, &subject, request());
    assert_eq!(bulk(&result).source, Source::Measured);
    let ratio = result.ratio.expect("both are measured");
    assert!((ratio.median / 2500.0 - 1.0).abs() < 0.05, "{ratio:?}");
    assert!(
        ratio.low < ratio.median && ratio.median < ratio.high,
        "{ratio:?}"
    );
}

#[test]
fn the_same_samples_have_the_same_result() {
    let results = [(), ()].map(|()| {
        let clock = FakeClock::new(0.005 * MS);
        let mut subject = FakeSubject::new(&clock);
        subject.scatter = 0.05;
        run(&clock, &subject, request())
    });
    assert_eq!(results[0], results[1]);
}

#[test]
fn strategies_take_turns_a_b_b_a() {
    let clock = FakeClock::new(0.1 * MS);
    let subject = FakeSubject::new(&clock);
    let request = Request {
        iterations: Some(7),
        ..request()
    };
    run(&clock, &subject, request);
    let log = subject.log.borrow();
    let samples: Vec<Strategy> = log[log.len() - 22..].iter().map(|&(run, _)| run).collect();
    for pairs in samples.chunks(4).filter(|pairs| pairs.len() == 4) {
        let [a, b, second_b, second_a] = pairs else {
            unreachable!("chunks of four");
        };
        assert_eq!((a, b), (second_a, second_b));
        assert_ne!(a, b);
    }
    assert!(
        log[log.len() - 22..]
            .iter()
            .all(|&(_, iterations)| iterations == 7)
    );
}

#[test]
fn one_strategy_alone_is_sampled_alone() {
    for strategy in Strategy::ALL {
        let clock = FakeClock::new(0.005 * MS);
        let subject = FakeSubject::new(&clock);
        let request = Request {
            bulk: strategy == Strategy::Bulk,
            find_first: strategy == Strategy::FindFirst,
            ..request()
        };
        let result = run(&clock, &subject, request);
        assert_eq!(result.bulk.is_some(), strategy == Strategy::Bulk);
        assert_eq!(result.find_first.is_some(), strategy == Strategy::FindFirst);
        assert_eq!(result.ratio, None);
    }
}

#[test]
fn a_compiler_that_is_late_is_waited_for() {
    for slow_batches in 1..8 {
        let clock = FakeClock::new(0.1 * MS);
        let mut subject = FakeSubject::new(&clock);
        subject.slow_batches = slow_batches;
        let result = run(&clock, &subject, request());
        let told = find_first(&result);
        assert!(
            (told.median / 500_000.0 - 1.0).abs() < 0.02,
            "{slow_batches}: {told:?}"
        );
        assert!(
            told.samples.iter().all(|&ns| ns < 600_000.0),
            "{slow_batches}"
        );
    }
}

#[test]
fn more_iterations_than_memory_holds_are_timed_in_several_goes() {
    let clock = FakeClock::new(0.005 * MS);
    let mut subject = FakeSubject::new(&clock);
    subject.bytes = 8 << 20;
    let request = Request {
        iterations: Some(50),
        ..request()
    };
    let result = run(&clock, &subject, request);
    let told = find_first(&result);
    assert_eq!((told.iterations, told.source), (50, Source::Measured));
    assert!((told.median / 500_000.0 - 1.0).abs() < 0.02, "{told:?}");
    let runs = subject.runs_of(Strategy::FindFirst);
    assert_eq!(runs[runs.len() - 7..], [8, 8, 8, 8, 8, 8, 2]);
}

#[test]
fn what_does_not_fit_the_budget_is_predicted() {
    let clock = FakeClock::new(0.1 * MS);
    let mut subject = FakeSubject::new(&clock);
    subject.examined = 100_000_000_000;
    subject.find_first_ns = 50e9;
    let request = Request {
        budget_ns: 1000.0 * MS,
        ns_per_bucket: Some(0.5),
        ..request()
    };
    let result = run(&clock, &subject, request);
    let predicted = find_first(&result);
    assert_eq!(predicted.source, Source::Predicted);
    assert_eq!(predicted.median, 50e9);
    assert_eq!((predicted.samples.len(), predicted.iterations), (0, 0));
    assert_eq!(subject.runs_of(Strategy::FindFirst), [], "it is not tried");
    assert_eq!(notes(&result), [Note::Budget]);
    assert_ne!(bulk(&result).source, Source::Predicted);
    assert!(clock.time.get() < 2000.0 * MS);
}

#[test]
fn a_prediction_of_closing_counts_what_else_closing_does() {
    let clock = FakeClock::new(0.1 * MS);
    let mut subject = FakeSubject::new(&clock);
    subject.examined = 100_000_000_000;
    subject.bulk_ns = 2.0 * MS;
    let request = Request {
        measure: Measure::Close,
        budget_ns: 1000.0 * MS,
        ..request()
    };
    let result = run(&clock, &subject, request);
    let predicted = find_first(&result);
    assert_eq!(predicted.source, Source::Predicted);
    assert!(
        (predicted.median - 50e9 - 2.0 * MS).abs() < 0.2 * MS,
        "{predicted:?}"
    );
}

#[test]
fn without_a_known_time_of_a_bucket_one_is_measured() {
    // The calibration tears real tables down, for which this clock shows little but its looks.
    let clock = FakeClock::new(0.1 * MS);
    let mut subject = FakeSubject::new(&clock);
    subject.examined = u64::MAX >> 20;
    let request = Request {
        ns_per_bucket: None,
        budget_ns: 1000.0 * MS,
        ..request()
    };
    let result = run(&clock, &subject, request);
    let predicted = find_first(&result);
    assert_eq!(predicted.source, Source::Predicted);
    assert!(predicted.median > 0.0 && predicted.median.is_finite());
}

#[test]
fn a_small_budget_takes_fewer_samples_and_says_so() {
    let clock = FakeClock::new(0.1 * MS);
    let subject = FakeSubject::new(&clock);
    let request = Request {
        budget_ns: 150.0 * MS,
        samples: 1000,
        ..request()
    };
    let result = run(&clock, &subject, request);
    let told = find_first(&result);
    assert_eq!(told.source, Source::Measured);
    assert!(
        (5..1000).contains(&told.samples.len()),
        "{}",
        told.samples.len()
    );
    assert!(told.median * f64::from(told.iterations) >= STEPS_NEEDED * 0.1 * MS);
    assert_eq!(notes(&result), [Note::Budget]);
    assert!(clock.time.get() < 400.0 * MS, "{}", clock.time.get());
}

#[test]
fn iterations_that_do_not_fit_the_budget_are_fewer() {
    let clock = FakeClock::new(0.1 * MS);
    let subject = FakeSubject::new(&clock);
    let request = Request {
        budget_ns: 1000.0 * MS,
        iterations: Some(1_000_000),
        ..request()
    };
    let result = run(&clock, &subject, request);
    let told = find_first(&result);
    assert_eq!((told.source, told.samples.len()), (Source::Measured, 5));
    assert!(told.iterations < 1_000_000);
    assert_eq!(notes(&result), [Note::Budget]);
    assert!(clock.time.get() < 5000.0 * MS, "{}", clock.time.get());
}

#[test]
fn a_slice_is_about_as_long_as_it_is_told() {
    let clock = FakeClock::new(0.005 * MS);
    let subject = FakeSubject::new(&clock);
    let mut run = PointRun::new(clock.clone(), subject, request());
    // The longest thing that cannot be cut: a sample of two iterations of find-first.
    let longest = 2.0 * MS;
    loop {
        let start = clock.time.get();
        let progress = run.advance(3.0 * MS).expect("nothing goes wrong");
        assert!(clock.time.get() - start <= 3.0 * MS + longest);
        if progress >= 1.0 {
            return;
        }
    }
}

#[test]
fn a_result_can_be_had_at_any_time() {
    let clock = FakeClock::new(0.005 * MS);
    let mut run = PointRun::new(clock.clone(), FakeSubject::new(&clock), request());
    let mut samples = 0;
    assert_eq!(run.result().find_first, None);
    while run.advance(0.1 * MS).expect("nothing goes wrong") < 1.0 {
        let result = run.result();
        let known = result.find_first.map_or(0, |known| known.samples.len());
        assert!(known >= samples, "a sample is not forgotten");
        samples = known;
    }
    assert_eq!(run.advance(MS), Ok(1.0), "more than all is all");
    assert_eq!(find_first(&run.result()).samples.len(), 11);
}

#[test]
fn a_count_that_is_wrong_ends_the_run() {
    let clock = FakeClock::new(0.1 * MS);
    let mut subject = FakeSubject::new(&clock);
    subject.lies_from = 20;
    let mut run = PointRun::new(clock.clone(), subject, request());
    let error = finish(&mut run).expect_err("a lie is found out");
    assert_eq!(error.code(), "counts-disagree");
    let Error::CountsDisagree { counted, exact, .. } = error else {
        panic!("{error:?}");
    };
    assert_eq!(counted, exact + 1);
    assert_eq!(run.advance(MS), Ok(1.0), "it is over");
}

#[test]
fn memory_refused_ends_the_run_and_keeps_what_is_known() {
    let clock = FakeClock::new(0.1 * MS);
    let mut subject = FakeSubject::new(&clock);
    subject.refused_from = 25;
    let mut run = PointRun::new(clock.clone(), subject, request());
    let error = finish(&mut run).expect_err("memory is refused");
    assert_eq!(error, Error::OutOfMemory { bytes: 10_000 });
    let known = run.result();
    assert!((1..11).contains(&find_first(&known).samples.len()));
}

#[test]
fn a_clock_that_stands_still_is_told_of() {
    let mut clock = FakeClock::new(0.1 * MS);
    clock.stops_at = 0.0;
    let subject = FakeSubject::new(&clock);
    let mut run = PointRun::new(clock.clone(), subject, request());
    let error = finish(&mut run).expect_err("the clock stands still");
    assert_eq!(error, Error::ClockStoodStill { looks: MOST_LOOKS });
    assert!(error.to_string().contains(&MOST_LOOKS.to_string()));
}

#[test]
fn a_clock_that_stops_ends_the_run_and_keeps_what_is_known() {
    let ends = |stops_at: f64| {
        let mut clock = FakeClock::new(0.1 * MS);
        clock.stops_at = stops_at;
        let mut run = PointRun::new(clock.clone(), FakeSubject::new(&clock), request());
        let error = finish(&mut run).err();
        (error, run.result())
    };
    let (_, whole) = ends(f64::INFINITY);
    let took = {
        let clock = FakeClock::new(0.1 * MS);
        run(&clock, &FakeSubject::new(&clock), request());
        clock.time.get()
    };
    let (error, known) = ends(took - 40.0 * MS);
    assert!(
        matches!(error, Some(Error::ClockStopped { .. })),
        "{error:?}"
    );
    assert_eq!(notes(&known), [Note::ClockStoodStill]);
    let samples = find_first(&known).samples.len();
    assert!((1..11).contains(&samples), "{samples}");
    assert_eq!(
        find_first(&known).samples[..samples - 1],
        find_first(&whole).samples[..samples - 1]
    );
}

#[test]
fn a_clock_that_steps_by_a_second_ends_with_a_bound() {
    let mut clock = FakeClock::new(1000.0 * MS);
    clock.look = 1000.0;
    let subject = FakeSubject::new(&clock);
    let request = Request {
        budget_ns: 3000.0 * MS,
        samples: 5,
        ..request()
    };
    let result = run(&clock, &subject, request);
    assert!(notes(&result).contains(&Note::ClockCoarse));
    for told in [find_first(&result), bulk(&result)] {
        assert_ne!(told.source, Source::Measured);
        assert!(told.median > 0.0, "{told:?}");
    }
    assert!(clock.time.get() < 60_000.0 * MS, "{}", clock.time.get());
}

#[test]
fn a_disturbed_run_is_tried_again_and_the_quicker_is_kept() {
    let clock = FakeClock::new(0.1 * MS);
    let calm = FakeSubject::new(&clock);
    run(&clock, &calm, request());
    let warm = calm.log.borrow().len() as u32 - 22;
    let mut subject = FakeSubject::new(&clock);
    subject.disturbed = warm..warm + 22;
    let result = run(&clock, &subject, request());
    assert_eq!(notes(&result), [Note::Retried]);
    assert!((find_first(&result).median / 500_000.0 - 1.0).abs() < 0.02);
    assert_eq!(find_first(&result).samples.len(), 11);

    subject = FakeSubject::new(&clock);
    subject.disturbed = warm + 22..warm + 44;
    let result = run(&clock, &subject, request());
    assert_eq!(
        notes(&result),
        [],
        "the first try was calm, there is no second"
    );
}

#[test]
fn looks_at_a_clock_are_few() {
    /// Counts its looks.
    struct Counting(FakeClock, std::cell::Cell<u64>);
    impl Clock for Counting {
        fn now_ns(&self) -> f64 {
            self.1.set(self.1.get() + 1);
            self.0.now_ns()
        }
    }
    let mut still = FakeClock::new(MS);
    still.stops_at = 0.0;
    let clock = Counting(still, std::cell::Cell::new(0));
    assert_eq!(
        clock_step(&clock),
        Err(Error::ClockStoodStill { looks: MOST_LOOKS })
    );
    assert_eq!(clock.1.get(), u64::from(MOST_LOOKS) + 1);
}

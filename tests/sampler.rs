//! The sampler with a clock and a subject that do as they are told: what it makes of every clock,
//! budget and disturbance.

mod support;

use support::fake::{FakeClock, FakeSubject, request};
use support::points::{CLOCKS, MS, bulk, find_first, notes, run};
use teardown_lab::measure::{
    Measure, Note, PointRun, Request, STEPS_NEEDED, STEPS_WANTED, Source, clock_step,
};
use teardown_lab::teardown::Strategy;

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
            strategies: [strategy].into_iter().collect(),
            ..request()
        };
        let result = run(&clock, &subject, request);
        for each in Strategy::ALL {
            assert_eq!(result.of(each).is_some(), each == strategy);
        }
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
    assert_eq!(run.result().of(Strategy::FindFirst), None);
    while run.advance(0.1 * MS).expect("nothing goes wrong") < 1.0 {
        let result = run.result();
        let known = result
            .of(Strategy::FindFirst)
            .map_or(0, |known| known.samples.len());
        assert!(known >= samples, "a sample is not forgotten");
        samples = known;
    }
    assert_eq!(run.advance(MS), Ok(1.0), "more than all is all");
    assert_eq!(find_first(&run.result()).samples.len(), 11);
}

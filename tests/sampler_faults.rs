//! The sampler when something goes wrong: counts, memory, clocks, a busy machine.

mod support;

use support::fake::{FakeClock, FakeSubject, request};
use support::points::{MS, bulk, find_first, finish, notes, run};
use teardown_lab::error::Error;
use teardown_lab::measure::{Clock, MOST_LOOKS, Note, PointRun, Request, Source, clock_step};
use teardown_lab::teardown::Strategy;

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

/// How many batches come before the first of the 22 samples, when nothing disturbs them.
fn calm_warm_up(clock: &FakeClock) -> u32 {
    let calm = FakeSubject::new(clock);
    run(clock, &calm, request());
    calm.log.borrow().len() as u32 - 22
}

#[test]
fn a_disturbed_run_is_tried_again_and_the_quicker_is_kept() {
    let clock = FakeClock::new(0.1 * MS);
    let warm = calm_warm_up(&clock);
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
fn a_pace_that_was_misjudged_is_looked_at_again() {
    let clock = FakeClock::new(0.1 * MS);
    let warm = calm_warm_up(&clock);
    let mut subject = FakeSubject::new(&clock);
    subject.interrupted = warm - 2..warm;
    let result = run(&clock, &subject, request());
    assert_eq!(notes(&result), [Note::Retried]);
    assert_eq!(find_first(&result).source, Source::Measured);
    assert!((find_first(&result).median / 500_000.0 - 1.0).abs() < 0.02);
    assert_eq!(find_first(&result).samples.len(), 11);
    assert_eq!(bulk(&result).samples.len(), 11);
}

#[test]
fn samples_without_time_by_a_clock_that_goes_are_no_stopped_clock() {
    let clock = FakeClock::new(0.1 * MS);
    let mut calm = FakeSubject::new(&clock);
    calm.bulk_ns = 2000.0;
    run(&clock, &calm, request());
    let log = calm.log.borrow();
    let is_find_first = |&(strategy, _): &(Strategy, u32)| strategy == Strategy::FindFirst;
    let warm = log.iter().position(is_find_first).expect("it is run") as u32;
    let mut subject = FakeSubject::new(&clock);
    subject.bulk_ns = calm.bulk_ns;
    // Bulk's last batches of its warm-up: then a few of it seem to be long.
    subject.interrupted = 1..warm;
    let result = run(&clock, &subject, request());
    assert_eq!(notes(&result), [Note::Retried]);
    assert_eq!(bulk(&result).source, Source::Measured);
    assert!((bulk(&result).median / 2000.0 - 1.0).abs() < 0.1);
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

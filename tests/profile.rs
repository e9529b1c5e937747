//! Profiles: every phase timed for itself, real views under clocks that go as they are told.

mod support;

use std::cell::Cell;

use support::fake::{FakeClock, request};
use teardown_lab::cost::cost;
use teardown_lab::dictionary::{Reserve, build_table};
use teardown_lab::error::Error;
use teardown_lab::measure::{
    Clock, MIN_SAMPLES, MonotonicClock, NameSource, Note, ProfileResult, ProfileRun, Request,
    Source, StrategyResult,
};
use teardown_lab::names::Family;
use teardown_lab::read_view::{ClosePhase, OpenPhase, Phase};
use teardown_lab::teardown::Strategy;

const MEMORY: &str = "memory suffices";
const TEARDOWN: Phase = Phase::Close(ClosePhase::TearDownDictionary);

/// A fine clock that later takes much longer for a look: then whatever is timed takes a look.
struct SlowingClock {
    looks: Cell<u32>,
    fine: f64,
    slow: f64,
}

impl Clock for SlowingClock {
    fn now_ns(&self) -> f64 {
        const FINE_LOOKS: u32 = 100;
        let looks = self.looks.get() + 1;
        self.looks.set(looks);
        let slow = looks.saturating_sub(FINE_LOOKS);
        self.fine * f64::from(looks - slow) + self.slow * f64::from(slow)
    }
}

/// A clock on which whatever lies between two looks takes as long as a look.
fn clock_of_looks(look: f64, step: f64) -> FakeClock {
    FakeClock {
        look,
        ..FakeClock::new(step)
    }
}

fn asked(count: u32) -> Request {
    Request {
        count,
        samples: MIN_SAMPLES,
        budget_ns: 200e6,
        ns_per_bucket: None,
        ..request()
    }
}

fn fields(count: u32) -> NameSource {
    NameSource::Family(Family::Field, count)
}

fn done<C: Clock>(clock: C, request: Request, slice_ns: f64) -> ProfileResult {
    profile_of(clock, fields(request.count), request, slice_ns)
}

fn profile_of<C: Clock>(
    clock: C,
    names: NameSource,
    request: Request,
    slice_ns: f64,
) -> ProfileResult {
    let mut run = ProfileRun::new(clock, names, request);
    let mut before = 0.0;
    loop {
        let share = run.advance(slice_ns).expect("nothing goes wrong");
        assert!(share >= before && share <= 1.0, "{before} then {share}");
        before = share;
        if share >= 1.0 {
            return run.result();
        }
    }
}

fn others(result: &ProfileResult) -> Vec<(Phase, &StrategyResult)> {
    Phase::all()
        .zip(&result.phases)
        .filter_map(|(phase, told)| Some((phase, told.as_ref()?)))
        .collect()
}

#[test]
fn every_phase_is_told_but_once() {
    let words: Vec<&str> = Phase::all().map(Phase::as_str).collect();
    assert_eq!(words.len(), Phase::COUNT);
    for (at, word) in words.iter().enumerate() {
        assert!(!words[..at].contains(word), "{word} is there twice");
    }
    assert_eq!(Phase::all().filter(|&phase| phase == TEARDOWN).count(), 1);
    assert_eq!(Phase::Open(OpenPhase::BuildDictionary).calls(300), 300);
    assert_eq!(Phase::Open(OpenPhase::Register).calls(300), 1);
}

#[test]
fn a_profile_by_the_real_clock_has_all_phases_and_exact_counts() {
    for (family, count) in [
        (Family::Field, 1),
        (Family::Field, 68),
        (Family::Hex, 500),
        (Family::Field, 4306),
    ] {
        let source = NameSource::Family(family, count);
        let result = profile_of(MonotonicClock::default(), source, asked(count), 5e6);
        let names = family.names(count).expect(MEMORY);
        let table = build_table(&names, Reserve::Upfront, ())
            .expect(MEMORY)
            .table;
        for strategy in [Strategy::FindFirst, Strategy::Bulk] {
            let told = result.teardown.of(strategy).expect("asked");
            assert_eq!(
                told.examined,
                cost(&table, strategy).expect(MEMORY).examined
            );
            assert!(told.median > 0.0);
        }
        let others = others(&result);
        assert_eq!(others.len(), Phase::COUNT - 1);
        for (phase, told) in others {
            assert_ne!(phase, TEARDOWN);
            assert!(told.median > 0.0, "{phase:?} is never 0");
            assert!(told.mad >= 0.0 && told.low <= told.median && told.median <= told.high);
            assert!(told.samples.len() >= MIN_SAMPLES as usize);
        }
    }
}

#[test]
fn a_round_is_as_long_as_all_its_phases() {
    let (look, step) = (2e6, 1e3);
    let clock = SlowingClock {
        looks: Cell::new(0),
        fine: step,
        slow: look,
    };
    let result = done(clock, asked(40), 1e6);
    for (phase, told) in others(&result) {
        assert_eq!(told.source, Source::Measured, "{phase:?}");
        let sample = told.median * f64::from(told.iterations);
        assert!(
            (sample - look).abs() <= step,
            "{phase:?} takes a look: {sample}"
        );
    }
    let sum: f64 = others(&result).iter().map(|(_, told)| told.median).sum();
    let views = f64::from(others(&result)[0].1.iterations);
    let round = look * (Phase::COUNT - 1) as f64;
    assert!((sum * views / round - 1.0).abs() < 1e-3);
}

#[test]
fn what_is_below_the_clock_has_a_bound_and_is_never_0() {
    let (look, step) = (100.0, 1e6);
    let result = done(clock_of_looks(look, step), asked(40), 1e6);
    for (phase, told) in others(&result) {
        assert_eq!(told.source, Source::BelowClock, "{phase:?}");
        let most = 2.0 * step / f64::from(told.iterations);
        assert!(told.median > 0.0 && told.median <= most, "{told:?}");
        assert_eq!((told.low, told.high), (0.0, told.median));
    }
}

#[test]
fn a_budget_that_is_over_leaves_the_fewest_samples_and_says_so() {
    let request = Request {
        samples: 50,
        budget_ns: 1e6,
        ..asked(500)
    };
    let result = done(clock_of_looks(1e5, 1e3), request, 1e6);
    assert!(result.teardown.notes.has(Note::Budget));
    let (_, told) = others(&result)[0];
    assert_eq!(told.samples.len(), MIN_SAMPLES as usize);
}

#[test]
fn a_teardown_that_would_not_fit_is_predicted_and_the_rest_measured() {
    let request = Request {
        ns_per_bucket: Some(1e6),
        ..asked(1000)
    };
    let result = done(MonotonicClock::default(), request, 5e6);
    let told = result.teardown.of(Strategy::FindFirst).expect("asked");
    assert_eq!(told.source, Source::Predicted);
    assert_eq!(told.median, told.examined as f64 * 1e6);
    assert_eq!(others(&result).len(), Phase::COUNT - 1);
}

#[test]
fn one_strategy_alone_is_measured_alone() {
    let request = Request {
        strategies: [Strategy::Bulk].into_iter().collect(),
        ..asked(100)
    };
    let result = done(MonotonicClock::default(), request, 5e6);
    assert_eq!(result.teardown.of(Strategy::FindFirst), None);
    assert!(result.teardown.of(Strategy::Bulk).is_some());
}

#[test]
fn before_anything_is_measured_nothing_is_known() {
    let result = ProfileRun::new(FakeClock::new(1e3), fields(100), asked(100)).result();
    assert_eq!(others(&result), vec![]);
    assert_eq!(result.teardown.of(Strategy::Bulk), None);
}

#[test]
fn a_clock_that_stands_still_is_told_and_ends_the_run() {
    let clock = FakeClock {
        stops_at: 0.0,
        ..FakeClock::new(1e3)
    };
    let mut run = ProfileRun::new(clock, fields(100), asked(100));
    assert!(matches!(
        run.advance(1e9),
        Err(Error::ClockStoodStill { .. })
    ));
    assert_eq!(run.advance(1e9), Ok(1.0));
}

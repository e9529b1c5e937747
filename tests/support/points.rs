//! Points measured with a clock and a subject that do as they are told.

use super::fake::{FakeClock, FakeSubject};
use teardown_lab::error::Error;
use teardown_lab::measure::{Note, PointResult, PointRun, Request, StrategyResult, Subject};
use teardown_lab::teardown::Strategy;

/// A millisecond in nanoseconds.
pub const MS: f64 = 1e6;

/// The clocks of an ordinary page in Chromium, of one in Firefox, and of an isolated one.
pub const CLOCKS: [f64; 3] = [0.1 * MS, MS, 0.005 * MS];

/// A whole point, slice by slice.
pub fn run(clock: &FakeClock, subject: &FakeSubject, request: Request) -> PointResult {
    let mut run = PointRun::new(clock.clone(), subject.clone(), request);
    finish(&mut run).expect("nothing goes wrong");
    run.result()
}

/// Goes on to the end; progress never falls.
pub fn finish<S: Subject>(run: &mut PointRun<FakeClock, S>) -> Result<(), Error> {
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

/// What was measured of find-first.
pub fn find_first(result: &PointResult) -> &StrategyResult {
    result
        .of(Strategy::FindFirst)
        .expect("find-first was asked for")
}

/// What was measured of bulk.
pub fn bulk(result: &PointResult) -> &StrategyResult {
    result.of(Strategy::Bulk).expect("bulk was asked for")
}

/// What disturbed the run.
pub fn notes(result: &PointResult) -> Vec<Note> {
    result.notes.iter().collect()
}

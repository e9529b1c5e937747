//! A clock that goes as it is told, and something to time that takes as long as it is told.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use teardown_lab::error::Error;
use teardown_lab::measure::statistics::SplitMix64;
use teardown_lab::measure::{Clock, Measure, Request, Strategies, Subject, Timed};
use teardown_lab::teardown::{Cost, Strategy};

/// Nanoseconds that have passed, for a clock and what it times.
pub type Time = Rc<Cell<f64>>;

/// A clock that shows whole steps only.
#[derive(Clone)]
pub struct FakeClock {
    pub time: Time,
    /// Nanoseconds.
    pub step: f64,
    /// Nanoseconds that a look takes.
    pub look: f64,
    /// From then on it stands still.
    pub stops_at: f64,
}

impl FakeClock {
    /// One of this step.
    pub fn new(step: f64) -> Self {
        FakeClock {
            time: Time::default(),
            step,
            look: 20.0,
            stops_at: f64::INFINITY,
        }
    }
}

impl Clock for FakeClock {
    fn now_ns(&self) -> f64 {
        self.time.set(self.time.get() + self.look);
        (self.time.get().min(self.stops_at) / self.step).floor() * self.step
    }
}

/// Something whose teardown takes as long as it is told.
#[derive(Clone)]
pub struct FakeSubject {
    pub time: Time,
    /// Nanoseconds of an iteration, as the compiler leaves it in the end.
    pub bulk_ns: f64,
    pub find_first_ns: f64,
    /// Batches that take four times as long, for the compiler has not got to them yet.
    pub slow_batches: u32,
    /// By so much of itself a batch takes longer or shorter, at random.
    pub scatter: f64,
    /// These batches take up to twice as long as they should.
    pub disturbed: std::ops::Range<u32>,
    /// These batches are interrupted for a fifth of a second each.
    pub interrupted: std::ops::Range<u32>,
    pub make_ns: f64,
    pub bytes: usize,
    pub examined: u64,
    /// Miscounts from this batch on.
    pub lies_from: u32,
    /// Memory is refused from this batch on.
    pub refused_from: u32,
    /// What was run: strategy and iterations.
    pub log: Rc<RefCell<Vec<(Strategy, u32)>>>,
    random: SplitMix64,
    prepared: u32,
    held: u32,
}

impl FakeSubject {
    /// One whose find-first examines a million buckets in half a millisecond.
    pub fn new(clock: &FakeClock) -> Self {
        FakeSubject {
            time: Rc::clone(&clock.time),
            bulk_ns: 200.0,
            find_first_ns: 500_000.0,
            slow_batches: 0,
            scatter: 0.0,
            disturbed: 0..0,
            interrupted: 0..0,
            make_ns: 1000.0,
            bytes: 10_000,
            examined: 1_000_000,
            lies_from: u32::MAX,
            refused_from: u32::MAX,
            log: Rc::default(),
            random: SplitMix64::new(1),
            prepared: 0,
            held: 0,
        }
    }

    fn pass(&self, ns: f64) {
        self.time.set(self.time.get() + ns);
    }

    fn batches(&self) -> u32 {
        self.log.borrow().len() as u32
    }

    /// Runs of a strategy, by their iterations.
    pub fn runs_of(&self, strategy: Strategy) -> Vec<u32> {
        let log = self.log.borrow();
        log.iter()
            .filter(|(run, _)| *run == strategy)
            .map(|&(_, iterations)| iterations)
            .collect()
    }
}

impl Subject for FakeSubject {
    fn prepare(&mut self) -> Result<f64, Error> {
        self.pass(50_000.0);
        self.prepared += 1;
        Ok(f64::from(self.prepared) / 4.0)
    }

    fn buckets(&self) -> [u32; 2] {
        [3079, 0]
    }

    fn cost(&self, strategy: Strategy) -> Result<Cost, Error> {
        Ok(match strategy {
            Strategy::Bulk => Cost {
                frees: 4,
                ..Cost::default()
            },
            _ => Cost {
                examined: self.examined,
                deletions: 1000,
                frees: 4,
                ..Cost::default()
            },
        })
    }

    fn input_bytes(&self) -> usize {
        self.bytes
    }

    fn provide(&mut self, iterations: u32) -> Result<bool, Error> {
        if self.batches() >= self.refused_from {
            return Err(Error::OutOfMemory { bytes: self.bytes });
        }
        assert!(
            iterations as usize * self.bytes <= 64 << 20,
            "no more inputs than the cap are held"
        );
        self.pass(self.make_ns);
        self.held += 1;
        Ok(self.held >= iterations)
    }

    fn run(&mut self, clock: &impl Clock, strategy: Strategy) -> Result<Timed, Error> {
        let start = clock.now_ns();
        let batch = self.batches();
        let each = match strategy {
            Strategy::Bulk => self.bulk_ns,
            _ => self.find_first_ns,
        };
        let slowness = match batch {
            _ if batch < self.slow_batches => 4.0,
            _ if self.disturbed.contains(&batch) => 1.0 + f64::from(batch * 7 % 5) / 4.0,
            _ => 1.0,
        };
        let chance = 2.0 * self.random.place(1 << 16) as f64 / f64::from(1 << 16) - 1.0;
        self.pass(each * f64::from(self.held) * slowness * (1.0 + self.scatter * chance));
        if self.interrupted.contains(&batch) {
            self.pass(2e8);
        }
        let times = u64::from(self.held);
        let exact = self.cost(strategy)?;
        let lie = u64::from(batch >= self.lies_from);
        self.log.borrow_mut().push((strategy, self.held));
        self.held = 0;
        Ok(Timed {
            ns: clock.now_ns() - start,
            cost: Cost {
                examined: exact.examined * times + lie,
                ..exact.times(times)
            },
        })
    }
}

/// Find-first and bulk.
pub fn both() -> Strategies {
    [Strategy::FindFirst, Strategy::Bulk].into_iter().collect()
}

/// A request of both strategies, eleven samples each, with time enough.
pub fn request() -> Request {
    Request {
        count: 1000,
        measure: Measure::Teardown,
        strategies: both(),
        samples: 11,
        iterations: None,
        budget_ns: 60e9,
        ns_per_bucket: Some(0.5),
    }
}

//! Where batches are made ready and timed, a piece at a time.

use crate::error::Error;
use crate::measure::room::make_room;
use crate::measure::subject::Subject;
use crate::measure::{Clock, Timed};
use crate::teardown::{Cost, Strategy};

/// A batch under way, which is timed in several goes when its inputs pass the memory cap.
pub(super) struct Batch {
    pub(super) strategy: Strategy,
    pub(super) iterations: u32,
    /// Nanoseconds timed.
    pub(super) ns: f64,
    /// Nanoseconds of making the inputs.
    pub(super) make_ns: f64,
    exact: Cost,
    /// Iterations not yet timed.
    left: u32,
}

/// A clock, what it times, and the batch under way.
pub(super) struct Bench<C, S> {
    pub(super) clock: C,
    pub(super) subject: S,
    /// Nanoseconds worked so far; what passes between slices is not counted.
    pub(super) busy_ns: f64,
    /// The most iterations whose inputs fit into memory at once.
    pub(super) most: u32,
    /// When the time was last added to `busy_ns`.
    mark: f64,
    batch: Option<Batch>,
}

impl<C: Clock, S: Subject> Bench<C, S> {
    pub(super) fn new(clock: C, subject: S) -> Self {
        Bench {
            clock,
            subject,
            busy_ns: 0.0,
            most: 1,
            mark: 0.0,
            batch: None,
        }
    }

    /// Work begins again, after a pause that does not count. The time.
    pub(super) fn resume(&mut self) -> f64 {
        self.mark = self.clock.now_ns();
        self.mark
    }

    /// Counts the time since it was last counted. The time.
    pub(super) fn count_time(&mut self) -> f64 {
        let before = self.mark;
        self.resume();
        self.busy_ns += self.mark - before;
        self.mark
    }

    /// The next batch: so many iterations of a strategy, each of which costs `exact`.
    pub(super) fn begin(&mut self, strategy: Strategy, exact: Cost, iterations: u32) {
        make_room(iterations.min(self.most), self.subject.input_bytes());
        self.batch = Some(Batch {
            strategy,
            iterations,
            ns: 0.0,
            make_ns: 0.0,
            exact,
            left: iterations,
        });
    }

    /// Makes some inputs of the batch, or times those that are made. The batch, once it is done.
    ///
    /// # Errors
    /// [`Error::CountsDisagree`], [`Error::OutOfMemory`].
    #[inline(never)]
    pub(super) fn work(&mut self) -> Result<Option<Batch>, Error> {
        let Some(batch) = &mut self.batch else {
            return Ok(None);
        };
        let iterations = batch.left.min(self.most);
        let start = self.clock.now_ns();
        let is_provided = self.subject.provide(iterations)?;
        batch.make_ns += self.clock.now_ns() - start;
        if !is_provided {
            return Ok(None);
        }
        let Timed { ns, cost } = self.subject.run(&self.clock, batch.strategy)?;
        check(cost, batch.exact, iterations, batch.strategy)?;
        batch.ns += ns.max(0.0);
        batch.left -= iterations;
        match batch.left {
            0 => Ok(self.batch.take()),
            _ => Ok(None),
        }
    }
}

/// What was counted is what the count says.
///
/// # Errors
/// [`Error::CountsDisagree`].
pub(in crate::measure) fn check(
    counted: Cost,
    exact: Cost,
    iterations: u32,
    strategy: Strategy,
) -> Result<(), Error> {
    let times = u64::from(iterations);
    if counted == exact.times(times) {
        return Ok(());
    }
    Err(Error::CountsDisagree {
        strategy,
        counted: counted.sum(),
        exact: exact.sum() * times,
    })
}

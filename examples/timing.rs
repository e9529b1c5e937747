//! Times the native engine on demand, so that another program can interleave it with its own runs.
//!
//! A line `loop COUNT ITERATIONS` or `build COUNT ITERATIONS` on standard input is answered by a
//! line `NANOSECONDS WORK`: exist bits tested by the loop, or entries put.

use std::io::{BufRead, Write};

use teardown_lab::dictionary::{Reserve, build_table};
use teardown_lab::error::Error;
use teardown_lab::measure::{Batch, MonotonicClock, build_batch, teardown_batch};
use teardown_lab::names::Family;
use teardown_lab::teardown::Strategy;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let clock = MonotonicClock::default();
    let mut output = std::io::stdout().lock();
    for line in std::io::stdin().lock().lines() {
        let line = line?;
        let words: Vec<&str> = line.split_whitespace().collect();
        let [what, count, iterations] = words[..] else {
            return Err(format!("\u{201c}{line}\u{201d}: three words are wanted.").into());
        };
        let batch = time(&clock, what, count.parse()?, iterations.parse()?)?
            .ok_or_else(|| format!("\u{201c}{what}\u{201d}: loop or build is wanted."))?;
        writeln!(output, "{} {}", batch.ns, batch.work)?;
        output.flush()?;
    }
    Ok(())
}

fn time(
    clock: &MonotonicClock,
    what: &str,
    count: u32,
    iterations: u32,
) -> Result<Option<Batch>, Error> {
    let names = Family::Field.names(count)?;
    match what {
        "loop" => {
            let table = build_table(&names, Reserve::Upfront, ())?.table;
            teardown_batch(clock, &table, Strategy::FindFirst, iterations).map(Some)
        }
        "build" => build_batch(clock, &names, iterations).map(Some),
        _ => Ok(None),
    }
}

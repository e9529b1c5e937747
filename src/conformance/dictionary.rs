//! `family,count,reserve` → a row of `dictionary.csv`.

use std::fmt::Write;

use super::counts::{Counts, digest, drain};
use super::text::{number, script_error};
use crate::dictionary::{MAX_COUNT, Reserve, build_table};
use crate::error::Error;
use crate::names::Family;
use crate::table::Side;

pub(super) fn answer_line(line: usize, text: &str, output: &mut String) -> Result<(), Error> {
    let mut words = text.split(',');
    let family = Family::parse(words.next().unwrap_or_default())
        .map_err(|error| script_error(line, error.to_string()))?;
    let count: u32 = number(line, "count", words.next())?;
    if count > MAX_COUNT {
        return Err(script_error(
            line,
            format!("{count} names are too many; at most {MAX_COUNT} are wanted."),
        ));
    }
    let reserve = match words.next() {
        Some("1") => Reserve::Upfront,
        Some("0") => Reserve::Never,
        other => {
            let other = other.unwrap_or_default();
            return Err(script_error(
                line,
                format!("reserve is \u{201c}{other}\u{201d}; 0 or 1 is wanted."),
            ));
        }
    };

    let names = family.names(count)?;
    let mut table = build_table(&names, reserve, Counts::default())?.table;
    let state = table.state();
    let built = *table.observer();
    let table_digest = digest(&table, Side::Table);
    let shadow_digest = digest(&table, Side::Shadow);
    drain(&mut table);
    let end = table.state();
    let drained = table.observer();
    write!(
        output,
        "{text},{},{},{},{},{},{},{},{},{},{table_digest:016x},{shadow_digest:016x},{},{},{},{},{},{:016x},{},{},{}",
        state.n_buckets,
        state.n_dirty,
        state.upper_bound,
        state.prime,
        state.resize_cnt,
        state.resize_position,
        state.batch,
        state.shadow_n_buckets,
        state.shadow_size,
        built.hashes,
        built.compares,
        drained.cost.deletions,
        drained.cost.examined,
        drained.compares,
        drained.order.finish(),
        end.n_buckets,
        end.n_dirty,
        drained.hashes,
    )
    .expect("writing into a String cannot fail");
    Ok(())
}

//! Names in hex, one a line → one row of `expected.csv`, from `count` to `digest`.

use super::counts::{Counts, digest, drain};
use super::text::bytes_of_hex;
use crate::dictionary::{Reserve, build_table};
use crate::error::Error;
use crate::names::Names;
use crate::table::Side;

pub(super) fn answer(input: &str) -> Result<String, Error> {
    let mut names = Names::default();
    for (line, hex) in (1..).zip(input.lines()) {
        names.push(&bytes_of_hex(line, hex)?)?;
    }
    let built = build_table(&names, Reserve::Upfront, Counts::default())?;
    let duplicate_at = built
        .duplicate
        .map_or_else(|| "-1".to_owned(), |duplicate| duplicate.index.to_string());
    let mut table = built.table;
    let state = table.state();
    let compares = table.observer().compares;
    let digest = digest(&table, Side::Table);
    drain(&mut table);
    let drained = table.observer().cost;
    Ok(format!(
        "{},{duplicate_at},{},{},{compares},{},{},{digest:016x}\n",
        names.len(),
        state.n_buckets,
        state.resize_position,
        drained.deletions,
        drained.examined,
    ))
}

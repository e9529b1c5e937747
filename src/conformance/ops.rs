//! A script for one table: an operation a line → the line with its result and the table's state.

use std::fmt::Write;

use super::counts::{Counts, digest, drain};
use super::text::{each_line, number, script_error};
use crate::dictionary::{NameEntry, NameKey, NameTable};
use crate::error::Error;
use crate::table::{Side, State, Table};

pub(super) fn answer(script: &str) -> Result<String, Error> {
    let mut table: NameTable<Counts> = Table::new()?.observed_by(Counts::default());
    each_line(script, |line, operation, output| {
        let result = execute(&mut table, line, operation)?;
        write!(output, "{operation} => {result} | ").expect("writing into a String cannot fail");
        write_state(&table, output);
        Ok(())
    })
}

fn execute<'s>(
    table: &mut NameTable<'s, Counts>,
    line: usize,
    operation: &'s str,
) -> Result<String, Error> {
    let mut words = operation.split(' ');
    let name = words.next().unwrap_or_default();
    Ok(match name {
        "put" => {
            let key = key(words.next());
            let field = number(line, "value", words.next())?;
            let put = table.put(NameEntry { key, field })?;
            match put.replaced {
                None => format!("{} new -", put.bucket),
                Some(old) => format!("{} replaced {}", put.bucket, old.field),
            }
        }
        "find" => {
            let bucket = table.find(&key(words.next()));
            format!("{bucket} - -")
        }
        "del" => {
            let bucket = table.find(&key(words.next()));
            table.del(bucket);
            format!("{bucket} - -")
        }
        "first" => {
            let (bucket, examined) = examining(table, Table::first);
            format!("{bucket} {examined} -")
        }
        "next" => {
            let after = number(line, "bucket", words.next())?;
            let (bucket, examined) = examining(table, |table| table.next(after));
            format!("{bucket} {examined} -")
        }
        "random" => {
            let seed = number(line, "seed", words.next())?;
            format!("{} - -", table.random(seed))
        }
        "del_first" => {
            let (bucket, examined) = examining(table, Table::first);
            table.del(bucket);
            format!("{bucket} {examined} -")
        }
        "reserve" => {
            table.reserve(number(line, "count", words.next())?)?;
            "- - -".to_owned()
        }
        "clear" => {
            table.clear()?;
            "- - -".to_owned()
        }
        "teardown_loop" => {
            drain(table);
            let cost = table.observer().cost;
            format!("{} {} -", cost.deletions, cost.examined)
        }
        _ => {
            return Err(script_error(
                line,
                format!(
                    "\u{201c}{name}\u{201d} is no operation; put, find, del, first, next, random, \
                     del_first, reserve, clear or teardown_loop is wanted."
                ),
            ));
        }
    })
}

fn key(name: Option<&str>) -> NameKey<'_> {
    NameKey::new(name.unwrap_or_default().as_bytes())
}

fn examining<'n, T>(
    table: &mut NameTable<'n, Counts>,
    scan: impl FnOnce(&mut NameTable<'n, Counts>) -> T,
) -> (T, u64) {
    *table.observer_mut() = Counts::default();
    let found = scan(table);
    (found, table.observer().cost.examined)
}

fn write_state(table: &NameTable<'_, Counts>, output: &mut String) {
    let State {
        size,
        n_buckets,
        n_dirty,
        upper_bound,
        prime,
        resize_cnt,
        resize_position,
        batch,
        shadow_n_buckets,
        shadow_size,
    } = table.state();
    let table_digest = digest(table, Side::Table);
    let shadow_digest = digest(table, Side::Shadow);
    write!(
        output,
        "{size} {n_buckets} {n_dirty} {upper_bound} {prime} {resize_cnt} {resize_position} \
         {batch} {shadow_n_buckets} {shadow_size} {table_digest:016x} {shadow_digest:016x}"
    )
    .expect("writing into a String cannot fail");
}

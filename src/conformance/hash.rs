//! `name_hex` → `name_hex,hash`.

use std::fmt::Write;

use super::text::bytes_of_hex;
use crate::error::Error;
use crate::names::name_hash;

pub(super) fn answer_line(line: usize, hex: &str, output: &mut String) -> Result<(), Error> {
    let hash = name_hash(&bytes_of_hex(line, hex)?);
    write!(output, "{hex},{hash}").expect("writing into a String cannot fail");
    Ok(())
}

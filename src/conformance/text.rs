//! Reading lines and numbers of the golden formats.

use std::str::FromStr;

use crate::error::Error;
use crate::names::readable;

/// A refusal of line `line`, from 1.
pub(super) fn script_error(line: usize, problem: impl Into<String>) -> Error {
    Error::Script {
        line,
        problem: problem.into(),
    }
}

/// One answer a line.
pub(super) fn each_line<'i>(
    input: &'i str,
    mut answer_line: impl FnMut(usize, &'i str, &mut String) -> Result<(), Error>,
) -> Result<String, Error> {
    let mut output = String::new();
    for (line, text) in (1..).zip(input.lines()) {
        answer_line(line, text, &mut output)?;
        output.push('\n');
    }
    Ok(output)
}

/// The number that `word` is, or what it should have been.
pub(super) fn number<T: FromStr>(line: usize, what: &str, word: Option<&str>) -> Result<T, Error> {
    let word = word.unwrap_or_default();
    word.parse().map_err(|_| {
        let shown = readable(word.as_bytes());
        script_error(
            line,
            format!("\u{201c}{shown}\u{201d} is no {what}; a whole number below 2^32 is wanted."),
        )
    })
}

/// The bytes that pairs of hex digits say. Half a byte at the end is passed over: two rows of
/// `lua_hash.csv` have one, since the original's reader cut a long name there, and their hashes are
/// those of the whole bytes before it.
pub(super) fn bytes_of_hex(line: usize, hex: &str) -> Result<Vec<u8>, Error> {
    let digits = hex
        .chars()
        .map(|character| character.to_digit(16).map(|digit| digit as u8))
        .collect::<Option<Vec<u8>>>()
        .ok_or_else(|| {
            let shown = readable(hex.as_bytes());
            script_error(
                line,
                format!("\u{201c}{shown}\u{201d} is not hex; two hex digits a byte are wanted."),
            )
        })?;
    Ok(digits
        .chunks_exact(2)
        .map(|pair| (pair[0] << 4) | pair[1])
        .collect())
}

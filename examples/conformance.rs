//! `conformance hash|dictionary|ops|names`: answers standard input in the format of the golden
//! files.

use std::io::{Read, Write};
use std::process::ExitCode;

use teardown_lab::conformance::{Kind, answer};

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::from(2)
        }
    }
}

fn run() -> Result<(), String> {
    let word = std::env::args().nth(1).unwrap_or_default();
    let kind = Kind::parse(&word).ok_or_else(|| {
        format!(
            "There is no kind \u{201c}{word}\u{201d}; hash, dictionary, ops or names is wanted."
        )
    })?;
    let mut input = String::new();
    std::io::stdin()
        .read_to_string(&mut input)
        .map_err(|error| format!("Standard input cannot be read: {error}."))?;
    let output = answer(kind, &input).map_err(|error| error.to_string())?;
    std::io::stdout()
        .write_all(output.as_bytes())
        .map_err(|error| format!("Standard output cannot be written: {error}."))
}

//! The command line, read by hand: one command with two options needs no parser crate.

use std::path::PathBuf;

use anyhow::{Context, Result, bail};

const USAGE: &str = "usage: xtask glue --wasm PATH --out DIR";

/// What xtask was asked to do.
#[derive(Debug, PartialEq, Eq)]
pub enum Command {
    /// Make the JavaScript glue of a compiled module.
    Glue {
        /// The module as the compiler wrote it.
        wasm: PathBuf,
        /// The folder that receives glue and processed module; made when it is not there.
        out: PathBuf,
    },
}

/// Reads the arguments after the program's name.
///
/// # Errors
/// An unknown command or option, a missing, repeated or valueless option; the message names it.
pub fn parse(mut arguments: impl Iterator<Item = String>) -> Result<Command> {
    match arguments.next().as_deref() {
        Some("glue") => parse_glue(arguments),
        Some(other) => bail!("unknown command {other:?}; {USAGE}"),
        None => bail!("no command given; {USAGE}"),
    }
}

fn parse_glue(mut arguments: impl Iterator<Item = String>) -> Result<Command> {
    let (mut wasm, mut out) = (None, None);
    while let Some(option) = arguments.next() {
        let place = match option.as_str() {
            "--wasm" => &mut wasm,
            "--out" => &mut out,
            _ => bail!("unknown option {option:?}; {USAGE}"),
        };
        let value = arguments
            .next()
            .with_context(|| format!("{option} needs a path after it; {USAGE}"))?;
        if place.replace(PathBuf::from(value)).is_some() {
            bail!("{option} is given twice; {USAGE}");
        }
    }
    Ok(Command::Glue {
        wasm: wasm.with_context(|| format!("--wasm is missing; {USAGE}"))?,
        out: out.with_context(|| format!("--out is missing; {USAGE}"))?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse_line(line: &str) -> Result<Command> {
        parse(line.split_whitespace().map(str::to_owned))
    }

    #[test]
    fn options_come_in_any_order() {
        let expected = Command::Glue {
            wasm: "a.wasm".into(),
            out: "b".into(),
        };
        assert_eq!(parse_line("glue --wasm a.wasm --out b").unwrap(), expected);
        assert_eq!(parse_line("glue --out b --wasm a.wasm").unwrap(), expected);
    }

    #[test]
    fn a_refusal_names_what_it_refuses() {
        for (line, named) in [
            ("", "no command"),
            ("glew", "\"glew\""),
            ("glue --wasm a.wasm", "--out is missing"),
            ("glue --out b", "--wasm is missing"),
            ("glue --wasm", "--wasm needs a path"),
            ("glue --out b --out c", "--out is given twice"),
            ("glue --fast", "\"--fast\""),
        ] {
            let message = parse_line(line).unwrap_err().to_string();
            assert!(message.contains(named), "{line:?} gave {message:?}");
        }
    }
}

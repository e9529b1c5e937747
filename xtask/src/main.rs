//! The task runner: `cargo run -p xtask -- glue --wasm PATH --out DIR`.
//!
//! What needs a Rust library is here; what needs npm's tools is in `scripts/`.

mod arguments;
mod glue;

use std::process::ExitCode;

use arguments::Command;

fn main() -> ExitCode {
    match run(std::env::args().skip(1)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: impl Iterator<Item = String>) -> anyhow::Result<()> {
    match arguments::parse(arguments)? {
        Command::Glue { wasm, out } => glue::generate(&wasm, &out),
    }
}

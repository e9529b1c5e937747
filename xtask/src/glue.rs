//! The JavaScript glue of the WebAssembly module.

use std::path::Path;

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;

/// The files are `lab.js`, `lab.d.ts`, `lab_bg.wasm` and `lab_bg.wasm.d.ts`.
const BASE_NAME: &str = "lab";

/// Writes glue and processed module for `wasm` into `out`.
///
/// The glue does not know where the module is served from: `www/engine` tells it, since a browser,
/// a worker and Node each find it differently.
///
/// # Errors
/// The module cannot be read, was built with another wasm-bindgen, or `out` cannot be written.
pub fn generate(wasm: &Path, out: &Path) -> Result<()> {
    let module = std::fs::read(wasm).with_context(|| format!("cannot read {}", wasm.display()))?;
    let mut bindgen = Bindgen::new();
    bindgen
        .input_bytes(BASE_NAME, module)
        .web(true)?
        .omit_default_module_path(true)
        .typescript(true)
        .remove_name_section(true)
        .remove_producers_section(true);
    bindgen
        .generate(out)
        .with_context(|| format!("cannot make the glue of {}", wasm.display()))
}

//! Who hands out the module's memory.

use talc::wasm::{WasmDynamicTalc, new_wasm_dynamic_allocator};

/// The standard library's for WebAssembly, dlmalloc, makes each module 5 KB larger.
#[global_allocator]
static ALLOCATOR: WasmDynamicTalc = new_wasm_dynamic_allocator();

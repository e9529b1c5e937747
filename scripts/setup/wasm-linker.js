import { readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { capture, isProgram } from '../run.js';

/** LLVM's linker for WebAssembly, as distributions name it: `wasm-ld`, or with LLVM's version at its end. */
const NAME = /^wasm-ld(?:-(\d+))?$/;

/**
 * Finds a linker for WebAssembly: the one that came with Rust, since it is as new as the compiler, else the newest
 * `wasm-ld` on PATH.
 *
 * @returns {Promise<string | null>} its path; null when there is none
 */
export async function findWasmLinker() {
  return (await rustsOwn()) ?? newestOnPath();
}

/** @returns {string | null} */
function newestOnPath() {
  const found = (process.env.PATH ?? '').split(delimiter).filter(Boolean).flatMap(linkersIn);
  found.sort((a, b) => b.version - a.version);
  return found[0]?.path ?? null;
}

/** @param {string} folder */
function linkersIn(folder) {
  return namesIn(folder).flatMap((name) => {
    const match = NAME.exec(name);
    const path = join(folder, name);
    return match && isProgram(path) ? [{ path, version: Number(match[1] ?? 0) }] : [];
  });
}

/** @param {string} folder may not be there: PATH says what it likes */
function namesIn(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** @returns {Promise<string | null>} */
async function rustsOwn() {
  const libraries = (await capture('rustc', ['--print', 'target-libdir'])).trim();
  const path = join(libraries, '..', 'bin', process.platform === 'win32' ? 'rust-lld.exe' : 'rust-lld');
  return isProgram(path) ? path : null;
}

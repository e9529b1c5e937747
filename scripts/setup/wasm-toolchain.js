import { existsSync, readdirSync } from 'node:fs';

import { Problem } from '../problem.js';
import { capture, run, which } from '../run.js';
import { findApt } from './debian.js';
import { findWasmLinker } from './wasm-linker.js';

export const TARGET = 'wasm32-unknown-unknown';

/** A closed network may swallow a download without an answer: rustup gets this long for its 20 MB, in ms. */
const DOWNLOAD_MS = 120_000;

/** Debian's Rust, kept apart from rustup's: it comes with the library's source, so it can build that for any target. */
const debian = {
  cargo: '/usr/bin/cargo',
  rustc: '/usr/bin/rustc',
  stdSource: '/usr/lib/rustlib/src/rust/library/Cargo.toml',
  packages: ['rustc-web', 'cargo-web', 'rust-web-src'],
};

/** @typedef {'rustup' | 'debian'} Way */

/**
 * A Rust that compiles to WebAssembly.
 *
 * @typedef {object} WasmToolchain
 * @property {Way} way whose library: installed by rustup, or built from Debian's source
 * @property {string} compiler name and version, as the compiler tells it
 * @property {string} cargo the program to run
 * @property {readonly string[]} args for cargo, after its command
 * @property {Record<string, string>} environment for cargo
 */

/**
 * Finds a way to WebAssembly, or makes one: the library that rustup has, one that rustup can fetch, the one that
 * Debian's compiler builds from source.
 *
 * @param {import('../say.js').Say} say
 * @param {Way | undefined} before the way that worked last time: a download that failed then is not tried again
 * @returns {Promise<WasmToolchain>}
 * @throws {Problem} that says what to install, when there is no way
 */
export async function findWasmToolchain(say, before) {
  if (await isTargetInstalled()) return rustupToolchain();
  if (before === 'debian') {
    const same = await debianToolchain();
    if (same) return same;
  }
  if (which('rustup') && (await addTarget(say))) return rustupToolchain();
  const toolchain = (await debianToolchain()) ?? (await installDebianToolchain(say));
  if (toolchain) return toolchain;
  throw new Problem(
    `No Rust here compiles to WebAssembly: run "rustup target add ${TARGET}" where the network allows it, or, on ` +
      `Debian as root, "apt-get install ${debian.packages.join(' ')}" and the newest lld.`,
  );
}

/**
 * @param {Way} way
 * @returns {Promise<string | null>} the compiler's name and version; null when it is not there
 */
export async function compilerOf(way) {
  const rustc = way === 'debian' ? existsSync(debian.rustc) && debian.rustc : which('rustc');
  return rustc ? capture(rustc, ['-vV']) : null;
}

async function isTargetInstalled() {
  // A compiler without the target answers too: with the folder where the library would be.
  const folder = (await capture('rustc', ['--print', 'target-libdir', '--target', TARGET])).trim();
  return existsSync(folder) && readdirSync(folder).some((name) => /^libstd-.*\.rlib$/.test(name));
}

/** @param {import('../say.js').Say} say */
async function addTarget(say) {
  const text = `Asking rustup for the library of ${TARGET} (at most ${DOWNLOAD_MS / 1000} s)`;
  const { ok } = await say.step(text, () => run('rustup', ['target', 'add', TARGET], { timeoutMs: DOWNLOAD_MS }));
  if (ok) return isTargetInstalled();
  say.line("rustup cannot fetch it here; looking for Debian's Rust, which builds it from source.");
  return false;
}

/** @returns {Promise<WasmToolchain>} */
async function rustupToolchain() {
  return { way: 'rustup', compiler: await capture('rustc', ['-vV']), cargo: 'cargo', args: [], environment: {} };
}

/** @returns {Promise<WasmToolchain | null>} null when a part of it is missing */
async function debianToolchain() {
  if (![debian.cargo, debian.rustc, debian.stdSource].every((path) => existsSync(path))) return null;
  const linker = await findWasmLinker();
  if (linker === null) return null;
  return {
    way: 'debian',
    compiler: await capture(debian.rustc, ['-vV']),
    cargo: debian.cargo,
    args: ['-Z', 'build-std=std,panic_abort'],
    environment: {
      RUSTC: debian.rustc,
      // build-std is still a nightly feature of cargo; Debian's stable one does it when told so.
      RUSTC_BOOTSTRAP: '1',
      CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER: linker,
    },
  };
}

/**
 * @param {import('../say.js').Say} say
 * @returns {Promise<WasmToolchain | null>} null when this is no Debian or the user may not install
 */
async function installDebianToolchain(say) {
  const apt = await findApt();
  if (!apt) return null;
  await say.step("Installing Debian's Rust for WebAssembly", async () => {
    await apt.refresh();
    const linker = (await findWasmLinker()) ? null : await apt.newest('lld');
    await apt.install(linker ? [...debian.packages, linker] : debian.packages);
  });
  return debianToolchain();
}

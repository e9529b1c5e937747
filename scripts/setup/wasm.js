import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

import { places } from '../places.js';
import { capture } from '../run.js';
import { alone } from './alone.js';
import { fingerprint } from './fingerprint.js';
import { requireRust } from './rust.js';
import { TARGET, compilerOf, findWasmToolchain } from './wasm-toolchain.js';

/** All that decides what the module is: its source, its dependencies, and the recipe. */
const INPUTS = ['src', 'Cargo.toml', 'Cargo.lock', '.cargo', 'xtask', 'package-lock.json', 'scripts/setup'];

/** The glue folder's note of what it was made from. */
const NOTE = 'made-from.json';

/** What the engine is compiled to. @typedef {{ name: string, glue: string, features: readonly string[] }} Product */

/** @type {Readonly<Record<'page' | 'measure' | 'build' | 'conformance', Product>>} */
export const PRODUCTS = {
  page: { name: 'the engine', glue: places.glue, features: ['page'] },
  // Whoever measures waits for the sampler; whoever only looks does not.
  measure: { name: 'the sampler', glue: places.measureGlue, features: ['measure'] },
  // Nor does whoever does not scroll as far as "Names that hurt" wait for what builds.
  build: { name: 'the builder', glue: places.buildGlue, features: ['build'] },
  // Nobody who opens the page answers golden files.
  conformance: { name: 'the conformance answers', glue: places.conformanceGlue, features: ['conformance'] },
};

/**
 * What wasm-opt does. The compiler has inlined what pays: when wasm-opt inlines once more, V8 runs the scan loop two
 * and a half times as slowly, and the module grows.
 */
const WASM_OPT = [
  '-O3',
  '--converge',
  '--skip-pass=inlining-optimizing',
  '--strip-debug',
  '--strip-producers',
  '--strip-target-features',
];

/** @typedef {{ way: import('./wasm-toolchain.js').Way, inputs: string }} Note */

/**
 * Sees to it that a product's glue folder holds the module and glue of the source as it is now. When nothing changed
 * since the last time it says and does nothing; when a step fails the folder stays as it was. Of two processes that
 * want it at once one makes it and the other waits.
 *
 * @param {import('../say.js').Say} say
 * @param {Product} [product]
 */
export async function setUpWasm(say, product = PRODUCTS.page) {
  requireRust();
  if (await isUpToDate(await readNote(product))) return;
  await alone(say, () => makeProduct(say, product));
}

/**
 * @param {import('../say.js').Say} say
 * @param {Product} product
 */
async function makeProduct(say, product) {
  const before = await readNote(product);
  // Whoever was waited for may have made it.
  if (await isUpToDate(before)) return;

  const toolchain = await findWasmToolchain(say, before?.way);
  const inputs = await inputsOf(toolchain.way, toolchain.compiler);
  await inFolderAside(async (aside) => {
    const module = join(aside, 'compiled.wasm');
    await say.step(`Compiling ${product.name} to WebAssembly (${toolchain.way}'s library)`, () =>
      compileWasm(toolchain, product, module),
    );
    await say.step('Making its JavaScript glue', () => makeGlue(module, aside));
    await rm(module);
    await say.step('Optimising it with wasm-opt', () => optimise(join(aside, 'lab_bg.wasm')));
    await writeFile(join(aside, NOTE), JSON.stringify(/** @type {Note} */ ({ way: toolchain.way, inputs })));
    await replaceGlue(product.glue, aside);
  });
}

/** @param {Note | null} note */
async function isUpToDate(note) {
  return note !== null && note.inputs === (await inputsOf(note.way, await compilerOf(note.way)));
}

/**
 * @param {Product} [product]
 * @returns {Promise<Note | null>} null when there is no glue yet
 */
export async function readNote(product = PRODUCTS.page) {
  return readFile(join(product.glue, NOTE), 'utf8').then(JSON.parse, () => null);
}

/**
 * The arguments and the environment with which cargo compiles the engine to WebAssembly.
 *
 * @param {import('./wasm-toolchain.js').WasmToolchain} toolchain
 */
export function wasmCompilation({ args, environment }) {
  const cargoHome = process.env.CARGO_HOME ?? join(homedir(), '.cargo');
  // Messages of panics hold the paths of the sources: they must not tell whose machine built the module.
  const remap = JSON.stringify(`--remap-path-prefix=${cargoHome}=cargo`);
  return {
    args: [
      '--locked',
      '--package=teardown-lab',
      '--lib',
      `--target=${TARGET}`,
      `--target-dir=${places.targetWasm}`,
      `--config=target.${TARGET}.rustflags=[${remap}]`,
      ...args,
    ],
    environment,
  };
}

/**
 * @param {import('./wasm-toolchain.js').WasmToolchain} toolchain
 * @param {Product} product
 * @param {string} module receives a copy at once: cargo gives all products one path
 */
async function compileWasm(toolchain, { features }, module) {
  const { args, environment } = wasmCompilation(toolchain);
  const chosen = `--features=${features.join(',')}`;
  await capture(toolchain.cargo, ['build', '--quiet', '--release', chosen, ...args], { environment });
  await copyFile(join(places.targetWasm, TARGET, 'release', 'teardown_lab.wasm'), module);
}

/**
 * @param {string} module
 * @param {string} folder
 */
async function makeGlue(module, folder) {
  await capture('cargo', ['run', '--quiet', '--locked', '--package=xtask', '--', 'glue', '--wasm', module, '--out', folder]);
}

/** @param {string} module is optimised in place; which features it may use, it says itself */
async function optimise(module) {
  const wasmOpt = join(places.nodeModules, 'binaryen', 'bin', 'wasm-opt');
  await capture(process.execPath, [wasmOpt, ...WASM_OPT, module, '-o', module]);
}

/**
 * @param {import('./wasm-toolchain.js').Way} way
 * @param {string | null} compiler
 */
function inputsOf(way, compiler) {
  return fingerprint(INPUTS, [way, String(compiler)]);
}

/** @param {(folder: string) => Promise<void>} work gets an empty folder, which is removed afterwards */
async function inFolderAside(work) {
  const folder = join(places.cache, `glue-${process.pid}`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} glue
 * @param {string} finished takes its place: a folder cannot be renamed onto a full one
 */
async function replaceGlue(glue, finished) {
  const old = `${finished}-old`;
  await mkdir(dirname(glue), { recursive: true });
  await rename(glue, old).catch((error) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(finished, glue);
  await rm(old, { recursive: true, force: true });
}

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { access, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import test from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { places } from '../../../scripts/places.js';
import { alone } from '../../../scripts/setup/alone.js';

const scripts = fileURLToPath(new URL('../../../scripts/', import.meta.url));
const moduleOf = (/** @type {string} */ path) => JSON.stringify(pathToFileURL(join(scripts, path)).href);

/** @param {(folder: string) => Promise<void>} work gets an empty folder, which is removed afterwards */
async function inFolder(work) {
  await mkdir(places.cache, { recursive: true });
  // Beside the glue: what is made aside is renamed, which cannot cross from one file system to another.
  const folder = await mkdtemp(join(places.cache, 'alone-'));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Runs a program in a process of its own. @param {string} program */
async function runApart(program) {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
  const code = new Promise((resolve) => child.on('close', resolve));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { pid: Number(child.pid), code: await code, stdout, stderr };
}

function createSilent() {
  /** @type {string[]} */
  const lines = [];
  /** @type {import('../../../scripts/say.js').Say} */
  const say = { line: (line) => void lines.push(line), step: (_text, work) => work() };
  return { say, lines };
}

test('of several processes one works at a time, and each gets its turn', () => inFolder(async (folder) => {
  const lock = join(folder, 'lock');
  const log = join(folder, 'log');
  const program = `
    import { appendFile } from 'node:fs/promises';
    import { setTimeout as pause } from 'node:timers/promises';
    import { alone } from ${moduleOf('setup/alone.js')};
    import { createSay } from ${moduleOf('say.js')};
    await alone(createSay(process.stderr), async () => {
      await appendFile(${JSON.stringify(log)}, 'in\\n');
      await pause(20);
      await appendFile(${JSON.stringify(log)}, 'out\\n');
    }, ${JSON.stringify(lock)});`;
  const ends = await Promise.all([1, 2, 3, 4].map(() => runApart(program)));
  assert.deepEqual(ends.map(({ code, stdout }) => [code, stdout]), Array(4).fill([0, '']));
  assert.equal(await readFile(log, 'utf8'), 'in\nout\n'.repeat(4));
  await assert.rejects(access(lock), { code: 'ENOENT' });
}));

test('one that was killed holds nobody up, one that works is waited for and named', () => inFolder(async (folder) => {
  const lock = join(folder, 'lock');
  const { pid: gone } = await runApart('');
  await writeFile(lock, String(gone));
  const { say, lines } = createSilent();
  assert.equal(await alone(say, async () => readFile(lock, 'utf8'), lock), String(process.pid));
  assert.equal(lines.length, 0);

  /** @type {string[]} */
  const order = [];
  /** @type {() => void} */
  let finish = () => {};
  /** @type {Promise<unknown>} */
  let first = Promise.resolve();
  await new Promise((begun) => {
    first = alone(say, () => new Promise((resolve) => {
      finish = () => resolve(order.push('first'));
      begun(null);
    }), lock);
  });
  const heard = { ...say, line: (/** @type {string} */ line) => {
    lines.push(line);
    finish();
  } };
  await Promise.all([first, alone(heard, async () => void order.push('second'), lock)]);
  assert.deepEqual(order, ['first', 'second']);
  assert.deepEqual(lines, [`Waiting for process ${process.pid}, which is setting up this checkout (${lock}).`]);
}));

test('work that fails makes room for the next', () => inFolder(async (folder) => {
  const lock = join(folder, 'lock');
  const { say } = createSilent();
  await assert.rejects(alone(say, () => Promise.reject(new Error('broken')), lock), /^Error: broken$/);
  assert.equal(await alone(say, async () => 7, lock), 7);
}));

test('two processes that find no module at once: one compiles it, both load it and answer', () => inFolder(async (folder) => {
  const program = `
    import { readFile } from 'node:fs/promises';
    import { createSay } from ${moduleOf('say.js')};
    import { PRODUCTS, setUpWasm } from ${moduleOf('setup/wasm.js')};
    await setUpWasm(createSay(process.stderr), { ...PRODUCTS.conformance, glue: ${JSON.stringify(join(folder, 'glue'))} });
    const glue = await import(${JSON.stringify(pathToFileURL(join(folder, 'glue', 'lab.js')).href)});
    await glue.default({ module_or_path: await readFile(${JSON.stringify(join(folder, 'glue', 'lab_bg.wasm'))}) });
    process.stdout.write(glue.conformance('hash', '\\n00\\n'));`;
  const ends = await Promise.all([1, 2].map(() => runApart(program)));
  assert.deepEqual(ends.map(({ code, stdout }) => [code, stdout]), Array(2).fill([0, ',0\n00,65928209\n']));
  assert.equal(ends.filter(({ stderr }) => stderr.includes('Compiling')).length, 1);
}));

import { mkdir, readFile, readdir, rm } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

import { places } from '../places.js';
import { handOver } from '../run.js';

const REPORTER = fileURLToPath(new URL('./tally-reporter.js', import.meta.url));

/** A test that takes longer hangs, in ms. */
const HANGING_MS = 900_000;

/**
 * Runs all `*.test.js` below a folder, one file after the other: browsers and timings do not share two cores well.
 *
 * @param {string} folder from the root of the checkout
 * @param {{only?: readonly string[], without?: readonly string[], environment?: Record<string, string>}} [options] `only`,
 *   `without`: files that alone are run, or are left out, from the root of the checkout; `environment`: added to this
 *   process's own
 * @returns {Promise<import('./tally.js').Tally>}
 */
export async function runNodeTests(folder, { only, without = [], environment = {} } = {}) {
  const files = (await testFiles(folder)).filter((file) => (only?.includes(file) ?? true) && !without.includes(file));
  if (files.length === 0) return { passed: 0, failed: 0, skipped: 0, empty: [], exitCode: 0 };
  await mkdir(places.cache, { recursive: true });
  const report = join(places.cache, `tally-${process.pid}.json`);
  try {
    const exitCode = await handOver(process.execPath, [
      '--test',
      '--test-concurrency=1',
      `--test-timeout=${HANGING_MS}`,
      '--test-reporter=spec',
      '--test-reporter-destination=stdout',
      `--test-reporter=${REPORTER}`,
      `--test-reporter-destination=${report}`,
      ...files,
    ], { environment });
    /** @type {import('./tally-reporter.js').Counts} */
    const { passed, failed, skipped, filesWithTests } = JSON.parse(await readFile(report, 'utf8'));
    return { passed, failed, skipped, empty: files.filter((file) => !filesWithTests.includes(file)), exitCode };
  } finally {
    await rm(report, { force: true });
  }
}

/** @param {string} folder */
async function testFiles(folder) {
  const names = await readdir(join(places.root, folder), { recursive: true }).catch(() => []);
  return names
    .filter((name) => name.endsWith('.test.js'))
    .map((name) => `${folder}/${name.split(sep).join('/')}`)
    .sort();
}

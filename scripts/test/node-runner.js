import { mkdir, readFile, readdir, rm } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

import { places } from '../places.js';
import { handOver } from '../run.js';
import { failedIn, tallyOf } from './tally.js';

const REPORTER = fileURLToPath(new URL('./tally-reporter.js', import.meta.url));

/** A test that takes longer hangs, in ms. */
const HANGING_MS = 900_000;

/**
 * Runs all `*.test.js` below a folder, one file after the other: browsers and timings do not share two cores well.
 *
 * @param {string} folder from the root of the checkout
 * @param {object} [options]
 * @param {readonly string[]} [options.only] files that alone are run, from the root of the checkout
 * @param {readonly string[]} [options.without] files that are left out
 * @param {boolean} [options.forgiving] whether a file that failed is run once more, and counts as it ends then: a browser
 *   that does not start on a busy machine is no fault of the page. The tally names such files
 * @param {Record<string, string>} [options.environment] added to this process's own
 * @returns {Promise<import('./tally.js').Tally>}
 */
export async function runNodeTests(folder, { only, without = [], forgiving = false, environment = {} } = {}) {
  const files = (await testFiles(folder)).filter((file) => (only?.includes(file) ?? true) && !without.includes(file));
  const first = await runFiles(files, environment);
  const again = forgiving ? failedIn(first) : [];
  const second = again.length > 0 ? await runFiles(again, environment) : null;
  return tallyOf(files, first, second);
}

/**
 * @param {readonly string[]} files from the root of the checkout
 * @param {Record<string, string>} environment
 * @returns {Promise<import('./tally.js').Run>}
 */
async function runFiles(files, environment) {
  if (files.length === 0) return { counted: {}, exitCode: 0 };
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
    return { counted: JSON.parse(await readFile(report, 'utf8')), exitCode };
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

import { relative, resolve } from 'node:path';

/**
 * @typedef {object} Counts of the tests in one file; suites are none
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 */

/**
 * A reporter of node:test whose one line is the Counts of each file that holds a test, as JSON, by its path from the
 * working folder.
 *
 * node names the file that called `test`, which is a helper's where a helper calls it. The file that runs is the one
 * whose own entry began last, since files run one after the other. A file without tests is reported as a passed test
 * that bears the file's name: it is none.
 *
 * @param {AsyncIterable<{ type: string, data: any }>} events
 */
export default async function* tallyReporter(events) {
  /** @type {Record<string, Counts>} */
  const files = {};
  let running = '';
  for await (const { type, data } of events) {
    if (type === 'test:dequeue' && isFile(data)) running = relative(process.cwd(), data.file);
    if ((type !== 'test:pass' && type !== 'test:fail') || data.details?.type === 'suite') continue;
    const end = type === 'test:fail' ? 'failed' : data.skip || data.todo ? 'skipped' : 'passed';
    if (end === 'passed' && isFile(data)) continue;
    const counts = (files[running] ??= { passed: 0, failed: 0, skipped: 0 });
    counts[end] += 1;
  }
  yield JSON.stringify(files);
}

/** @param {{ name: string, file: string }} entry @returns {boolean} whether it stands for a whole file */
const isFile = ({ name, file }) => resolve(name) === file;

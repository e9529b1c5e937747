import { relative, resolve } from 'node:path';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} filesWithTests from the working folder
 */

/**
 * A reporter of node:test that counts tests, not suites; its one line is a Counts as JSON.
 *
 * node names the file that called `test`, which is a helper's where a helper calls it. The file that runs is the one
 * whose own entry began last, since files run one after the other. A file without tests is reported as a passed test
 * that bears the file's name: it is none.
 *
 * @param {AsyncIterable<{ type: string, data: any }>} events
 */
export default async function* tallyReporter(events) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  /** @type {Set<string>} */
  const files = new Set();
  let running = '';
  for await (const { type, data } of events) {
    if (type === 'test:dequeue' && isFile(data)) running = data.file;
    if ((type !== 'test:pass' && type !== 'test:fail') || data.details?.type === 'suite') continue;
    if (type === 'test:fail') counts.failed += 1;
    else if (data.skip || data.todo) counts.skipped += 1;
    else if (!isFile(data)) counts.passed += 1;
    if (!isFile(data) || type === 'test:fail') files.add(relative(process.cwd(), running));
  }
  yield JSON.stringify({ ...counts, filesWithTests: [...files] });
}

/** @param {{ name: string, file: string }} entry @returns {boolean} whether it stands for a whole file */
const isFile = ({ name, file }) => resolve(name) === file;

import { relative } from 'node:path';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} filesWithTests from the working folder
 */

/**
 * A reporter of node:test that counts tests, not suites; its one line is a Counts as JSON. A file without tests is
 * reported by node as a passed test that bears the file's name: it is none.
 *
 * @param {AsyncIterable<{ type: string, data: any }>} events
 */
export default async function* tallyReporter(events) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  /** @type {Set<string>} */
  const files = new Set();
  for await (const { type, data } of events) {
    if ((type !== 'test:pass' && type !== 'test:fail') || data.details?.type === 'suite') continue;
    const isFile = data.name === data.file;
    if (type === 'test:fail') counts.failed += 1;
    else if (data.skip || data.todo) counts.skipped += 1;
    else if (!isFile) counts.passed += 1;
    if (!isFile || type === 'test:fail') files.add(relative(process.cwd(), data.file));
  }
  yield JSON.stringify({ ...counts, filesWithTests: [...files] });
}

/**
 * What a runner says that it ran.
 *
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped also those marked as ignored or to be done
 * @property {readonly string[]} empty files that hold no test
 * @property {readonly string[]} unsteady files that failed, and passed when they were run again
 * @property {number} exitCode of the runner
 */

/**
 * What came of running files of tests.
 *
 * @typedef {object} Run
 * @property {Record<string, import('./tally-reporter.js').Counts>} counted of each file that holds a test
 * @property {number} exitCode of the runner
 */

/** @param {Run} run @returns {string[]} the files in which a test failed */
export const failedIn = ({ counted }) => Object.keys(counted).filter((file) => (counted[file]?.failed ?? 0) > 0);

/**
 * @param {readonly string[]} files that were to be run
 * @param {Run} first
 * @param {Run | null} second of the files that failed in the first; counts in its place
 * @returns {Tally}
 */
export function tallyOf(files, first, second) {
  const last = { counted: { ...first.counted, ...second?.counted }, exitCode: (second ?? first).exitCode };
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ end) => Object.values(last.counted).reduce((all, counts) => all + counts[end], 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    empty: files.filter((file) => !last.counted[file]),
    unsteady: failedIn(first).filter((file) => !failedIn(last).includes(file)),
    exitCode: last.exitCode,
  };
}

/**
 * A part is sound when something ran and all of it passed. A skipped test counts as a fault: it says "passed" of what
 * nobody looked at.
 *
 * @param {Tally} tally
 * @returns {string[]} what is wrong, a sentence each; none when the part is sound
 */
export function faultsOf({ passed, failed, skipped, empty, exitCode }) {
  const faults = [];
  if (passed + failed === 0) faults.push('no test ran');
  if (skipped > 0) faults.push(`${skipped} skipped: a skipped test is a failure here`);
  faults.push(...empty.map((file) => `${file} holds no test`));
  if (failed > 0) faults.push(`${failed} failed`);
  if (exitCode !== 0 && failed === 0) faults.push(`the runner ended with exit code ${exitCode}`);
  return faults;
}

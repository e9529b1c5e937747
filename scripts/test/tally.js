/**
 * What a runner says that it ran.
 *
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped also those marked as ignored or to be done
 * @property {readonly string[]} empty files that hold no test
 * @property {number} exitCode of the runner
 */

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

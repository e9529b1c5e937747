import { run } from '../run.js';

const RESULT = /^test result: .*?(\d+) passed; (\d+) failed; (\d+) ignored/gm;

/**
 * Runs the tests of all crates.
 *
 * @returns {Promise<import('./tally.js').Tally>}
 */
export async function runCargoTests() {
  // Every target runs, also after one that failed: the tally is of all.
  const args = ['test', '--locked', '--workspace', '--no-fail-fast'];
  const { ok, stdout } = await run('cargo', args, { echo: true, environment: colours() });
  const sums = [0, 0, 0];
  for (const [, ...counts] of stdout.matchAll(RESULT)) counts.forEach((count, i) => (sums[i] += Number(count)));
  const [passed = 0, failed = 0, skipped = 0] = sums;
  return { passed, failed, skipped, empty: [], unsteady: [], exitCode: ok ? 0 : 1 };
}

/** @returns {Record<string, string>} cargo does not see that what it prints ends in a terminal */
function colours() {
  return process.stdout.isTTY ? { CARGO_TERM_COLOR: 'always' } : {};
}

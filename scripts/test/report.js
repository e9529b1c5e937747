import { Problem } from '../problem.js';
import { faultsOf } from './tally.js';

/**
 * Runs parts of a suite one after the other, also after one that failed, and tells at the end what came of each.
 *
 * @param {import('../say.js').Say} say
 * @param {readonly string[]} names
 * @param {(name: string) => Promise<import('./tally.js').Tally>} run
 * @throws {Problem} that names the parts that are not sound
 */
export async function reportTallies(say, names, run) {
  /** @type {string[]} */
  const ends = [];
  /** @type {string[]} */
  const failed = [];
  for (const name of names) {
    const tally = await run(name);
    const faults = faultsOf(tally);
    ends.push(
      `${name}: ${tally.passed} passed, ${tally.failed} failed`,
      ...tally.unsteady.map((file) => `  ${file} failed, and passed when it was run again`),
      ...faults.map((fault) => `  ${fault}`),
    );
    if (faults.length > 0) failed.push(name);
  }
  say.line(`\n${ends.join('\n')}`);
  if (failed.length > 0) throw new Problem(`Tests failed: ${failed.join(', ')}.`);
}

import { enter } from './enter.js';
import { Problem } from './problem.js';
import { createSay } from './say.js';
import { chooseParts } from './test/choose-parts.js';
import { PARTS } from './test/parts.js';
import { faultsOf } from './test/tally.js';

// npm test [-- --only rust|js|e2e]: set-up, then all tests, or those of one part.
await enter(async (args) => {
  const names = chooseParts(args, Object.keys(PARTS));
  const say = createSay();
  /** @type {string[]} */
  const ends = [];
  /** @type {string[]} */
  const failed = [];
  for (const name of names) {
    const tally = await PARTS[name](say);
    const faults = faultsOf(tally);
    ends.push(`${name}: ${tally.passed} passed, ${tally.failed} failed`, ...faults.map((fault) => `  ${fault}`));
    if (faults.length > 0) failed.push(name);
  }
  say.line(`\n${ends.join('\n')}`);
  if (failed.length > 0) throw new Problem(`Tests failed: ${failed.join(', ')}.`);
});

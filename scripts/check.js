import { CHECKS } from './check/checks.js';
import { enter } from './enter.js';
import { Problem } from './problem.js';
import { createSay } from './say.js';
import { setUp } from './setup/set-up.js';

// npm run check: everything that can be said of the code without running the program. All checks run, also after one
// that failed.
await enter(async () => {
  const say = createSay();
  await setUp(say);
  /** @type {string[]} */
  const failed = [];
  for (const { name, what, check } of CHECKS) {
    try {
      await say.step(`${name}: ${what}`, () => check(say));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      say.line(`${error.output.trim()}\n${error.message}\n`);
      failed.push(name);
    }
  }
  if (failed.length > 0) throw new Problem(`Checks failed: ${failed.join(', ')}.`);
  say.line(`All ${CHECKS.length} checks passed.`);
});

import { enter } from './enter.js';
import { createSay } from './say.js';
import { chooseParts } from './test/choose-parts.js';
import { PARTS } from './test/parts.js';
import { reportTallies } from './test/report.js';

// npm test [-- --only rust|js|e2e]: set-up, then all tests, or those of one part.
await enter(async (args) => {
  const names = chooseParts(args, Object.keys(PARTS), 'npm test');
  const say = createSay();
  await reportTallies(say, names, (name) => PARTS[name](say));
});

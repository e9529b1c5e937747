import { enter } from './enter.js';
import { buildDist } from './dist.js';
import { createSay } from './say.js';
import { BROWSERS } from './test/browsers.js';
import { chooseParts } from './test/choose-parts.js';
import { reportTallies } from './test/report.js';
import { setUp } from './setup/set-up.js';

// npm run test:browsers [-- --only chromium|firefox|webkit]: the tests of the page in each browser, one after the other.
await enter(async (args) => {
  const names = chooseParts(args, Object.keys(BROWSERS), 'npm run test:browsers');
  const say = createSay();
  await setUp(say);
  // All that is missing is said or installed before the first of many minutes.
  for (const name of names) await BROWSERS[name].setUp(say);
  await buildDist(say);
  await reportTallies(say, names, (name) => BROWSERS[name].run(say));
});

import { buildDist } from './dist.js';
import { buildSite } from './docs/build-site.js';
import { SITES } from './docs/sites.js';
import { enter } from './enter.js';
import { createSay } from './say.js';
import { setUpBrowser } from './setup/browser.js';
import { setUp } from './setup/set-up.js';
import { chooseParts } from './test/choose-parts.js';
import { runNodeTests } from './test/node-runner.js';
import { reportTallies } from './test/report.js';

// npm run test:docs [-- --only mdbook|vitepress|docusaurus|mkdocs|sphinx]: the lines of the share sheet in sites that the
// real generators build, in a real browser.
await enter(async (args) => {
  const names = chooseParts(args, SITES.map(({ name }) => name), 'npm run test:docs');
  const say = createSay();
  await setUp(say);
  await setUpBrowser(say);
  await buildDist(say);
  const sites = SITES.filter(({ name }) => names.includes(name));
  for (const site of sites) await buildSite(say, site);
  await reportTallies(say, names, (name) => {
    say.line(`\n${name}: its site in a browser`);
    return runNodeTests('tests/docs', { only: [`tests/docs/${name}.test.js`], forgiving: true });
  });
});

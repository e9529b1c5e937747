import { enter } from './enter.js';
import { createSay } from './say.js';
import { buildDist } from './dist.js';
import { setUp } from './setup/set-up.js';

// npm run build: the page as static files in dist/, to be served from any folder of any host.
await enter(async () => {
  const say = createSay();
  await setUp(say);
  await buildDist(say);
});

import { benchUsage, readBenchArguments } from './bench/arguments.js';
import { lineOf } from './bench/line.js';
import { measureCount } from './bench/measure-count.js';
import { enter } from './enter.js';
import { createSay } from './say.js';
import { setUp } from './setup/set-up.js';

// npm run bench [-- --fields 1000,2155,2156 --iters 200 --strategy cursor --measure teardown|close|open-close --budget SECONDS
// --json]: the original benchmark, by the same WebAssembly as the page's. Nothing but its lines, or the
// JSON object, goes to standard output.
await enter(async (args) => {
  if (args.includes('--help')) {
    process.stdout.write(`${benchUsage}\n`);
    return;
  }
  const bench = readBenchArguments(args);
  const say = createSay(process.stderr);
  await setUp(say);
  const { loadSampler } = await import('../www/engine/sampler.js');
  const sampler = await loadSampler();
  const points = [];
  for (const count of bench.counts) {
    const point = measureCount(sampler, bench, count);
    points.push(point);
    if (point.notes.length > 0) say.line(`field count ${count}: ${point.notes.join(', ')}`);
    if (bench.json) continue;
    for (const strategy of bench.strategies) process.stdout.write(`${lineOf(point, strategy, bench.strategies.length > 1)}\n`);
  }
  if (bench.json) process.stdout.write(`${JSON.stringify({ points, fit: sampler.fit(points) }, null, 2)}\n`);
});

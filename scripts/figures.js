import { enter } from './enter.js';
import { measureFigures } from './figures/measure-figures.js';
import { figureTable } from './figures/table.js';
import { Problem } from './problem.js';
import { createSay } from './say.js';
import { setUp } from './setup/set-up.js';

// npm run figures [-- --json]: what the program's claims about itself amount to here and now. Nothing but the table,
// or the JSON object, goes to standard output.
await enter(async (args) => {
  const unknown = args.find((arg) => arg !== '--json');
  if (unknown !== undefined) {
    throw new Problem(`Unknown argument "${unknown}"; usage: npm run figures [-- --json]`, { exitCode: 2 });
  }
  const say = createSay(process.stderr);
  await setUp(say);
  const measured = await measureFigures(say);
  const json = () => JSON.stringify(Object.fromEntries(measured.map(({ name, value }) => [name, value])), null, 2);
  process.stdout.write(`${args.includes('--json') ? json() : figureTable(measured)}\n`);
});

import { enter } from './enter.js';
import { Problem } from './problem.js';
import { createSay } from './say.js';
import { setUp } from './setup/set-up.js';

// npm run lighthouse [-- --json]: what Lighthouse thinks of the built page, on a phone and on a desktop, and below
// which score it complains. Nothing but the table, or the JSON object, goes to standard output.
await enter(async (args) => {
  const unknown = args.find((arg) => arg !== '--json');
  if (unknown !== undefined) {
    throw new Problem(`Unknown argument "${unknown}"; usage: npm run lighthouse [-- --json]`, { exitCode: 2 });
  }
  const say = createSay(process.stderr);
  await setUp(say);
  const { judge, leastScore, scoreLines } = await import('./lighthouse/judge.js');
  const verdicts = await judge(say);
  process.stdout.write(args.includes('--json') ? `${JSON.stringify(verdicts, null, 2)}\n` : scoreLines(verdicts));
  return verdicts.some(({ scores }) => Object.values(scores).some((score) => score < leastScore)) ? 1 : 0;
});

import { mostNames } from '../../www/state/limits.js';
import { allStrategies, strategies } from '../../www/strategies.js';
import { Problem } from '../problem.js';

/** @typedef {import('../../www/engine/types.js').Strategy} Strategy */
/** @typedef {import('../../www/engine/measure-types.js').Measure} Measure */

/**
 * What a bench is asked for.
 *
 * @typedef {object} Bench
 * @property {number[]} counts of fields, ascending
 * @property {number | null} iterations for each count, all samples together; null leaves them to the sampler
 * @property {Strategy[]} strategies
 * @property {Measure} measure
 * @property {number} budgetMs for each count
 * @property {boolean} json
 */

const MOST_ITERATIONS = 1_000_000;
const MOST_SECONDS = 3600;

/** @type {Record<string, Strategy[]>} */
const STRATEGIES = {
  ...Object.fromEntries(allStrategies.map((strategy) => [strategy, [strategy]])),
  both: [...strategies],
  all: [...allStrategies],
};

/** @type {readonly Measure[]} */
const MEASURES = ['teardown', 'close', 'open-close'];

export const benchUsage =
  'usage: npm run bench -- [--fields 1000,2155,2156] [--iters 200] [--strategy find-first|word-scan|first-hint|cursor|bulk|both|all] ' +
  '[--measure teardown|close|open-close] [--budget SECONDS] [--json]';

/**
 * As the original benchmark: find-first, opening and closing.
 *
 * @param {readonly string[]} args
 * @returns {Bench}
 * @throws {Problem} with exit code 2 for what is no such argument
 */
export function readBenchArguments(args) {
  /** @type {Bench} */
  const bench = {
    counts: [1000, 2000, 3000, 4000, 5000, 6000, 7000, 8000, 9000, 10_000],
    iterations: null,
    strategies: STRATEGIES['find-first'],
    measure: 'open-close',
    budgetMs: 600_000,
    json: false,
  };
  /** @type {Record<string, (value: string) => void>} */
  const options = {
    '--fields': (value) => (bench.counts = countsIn(value)),
    '--iters': (value) => (bench.iterations = wholeIn('number of iterations', value, MOST_ITERATIONS)),
    '--strategy': (value) => (bench.strategies = STRATEGIES[oneOf('strategy', value, Object.keys(STRATEGIES))]),
    '--measure': (value) => (bench.measure = oneOf('measure', value, MEASURES)),
    '--budget': (value) => (bench.budgetMs = 1000 * wholeIn('budget in seconds', value, MOST_SECONDS)),
  };
  for (let at = 0; at < args.length; at += 1) {
    const option = args[at];
    if (option === '--json') {
      bench.json = true;
    } else if (!Object.hasOwn(options, option)) {
      throw refused(`There is no option "${option}"; ${benchUsage}`);
    } else {
      at += 1;
      if (args[at] === undefined) throw refused(`${option} needs a value after it; ${benchUsage}`);
      options[option](args[at]);
    }
  }
  return bench;
}

/** @param {string} list */
function countsIn(list) {
  const counts = list.split(',').map((text) => wholeIn('field count', text.trim(), mostNames));
  counts.forEach((count, at) => {
    if (at === 0 || count > counts[at - 1]) return;
    if (counts.indexOf(count) < at) throw refused(`The field count ${count} is given twice; once is enough.`);
    throw refused(`The field counts must ascend, and ${count} comes after ${counts[at - 1]}.`);
  });
  return counts;
}

/**
 * @param {string} what
 * @param {string} text
 * @param {number} most
 */
function wholeIn(what, text, most) {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < 1 || number > most) {
    throw refused(`The ${what} is "${text}"; it must be a whole number from 1 to ${most}.`);
  }
  return number;
}

/**
 * @template {string} Word
 * @param {string} what
 * @param {string} text
 * @param {readonly Word[]} words
 */
function oneOf(what, text, words) {
  const found = words.find((word) => word === text);
  if (found === undefined) throw refused(`There is no ${what} "${text}"; it must be ${words.join(', ')}.`);
  return found;
}

/** @param {string} sentence */
function refused(sentence) {
  return new Problem(sentence, { exitCode: 2 });
}

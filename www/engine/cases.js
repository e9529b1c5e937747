/** @import { CaseNames, Cases, Fate, Form, Operation, Outcome, Toll } from './cases-types.js' */
/** @import { LoadOptions } from './load.js' */
/** @import { Cost } from './types.js' */
import { crossing } from './boundary.js';
import { loadMeasureGlue } from './measure-glue.js';
import { namesAsked } from './names-asked.js';

/** In the order of `owning::Fate`. @type {readonly Fate[]} */
const FATES = ['empty', 'owned-nothing', 'freed', 'leaked'];

/** How many numbers the engine writes for a cost, for an operation, and for a way before its fates. */
const COST_NUMBERS = 5;
const TOLL_NUMBERS = 5 + 2 * COST_NUMBERS;
const OUTCOME_NUMBERS = COST_NUMBERS + 4;

/**
 * Loads what tells which operations tear a dictionary down, and what happens where entries own
 * memory. It is in the module that also measures, so that nobody who only looks waits for it. Runs in
 * browsers, in workers and in Node from version 20.
 *
 * @param {LoadOptions} [options]
 * @returns {Promise<Cases>}
 * @throws {LabError} `engine-load-failed`
 */
export async function loadCases(options) {
  const { glue } = await loadMeasureGlue(options);
  const operations = /** @type {Operation[]} */ (glue.operationWords().split(', '));
  const forms = /** @type {Form[]} */ (glue.formWords().split(', '));
  return {
    operations,
    forms,
    tollsOf: (request) => tollsIn(operations, crossing(() => glue.operations(asked(request)))),
    outcomesOf: (request) => outcomesIn(forms, crossing(() => glue.owning({ owns: true, ...asked(request) }))),
  };
}

/** @param {CaseNames} request */
function asked(request) {
  const complete = namesAsked(request, 'No names are given by', 'give { family, count } or { names: [...] }');
  return 'names' in complete ? { count: complete.names.length, ...complete } : complete;
}

/** @param {readonly Operation[]} words @param {Float64Array} numbers @returns {Toll[]} */
function tollsIn(words, numbers) {
  return Array.from({ length: numbers.length / TOLL_NUMBERS }, (_, index) => {
    const [word, built, names, buckets, shadowBuckets, ...costs] = numbers.subarray(index * TOLL_NUMBERS, (index + 1) * TOLL_NUMBERS);
    const tornDown = names < 0 ? null : { names, buckets, shadowBuckets, before: costOf(costs), after: costOf(costs.slice(COST_NUMBERS)) };
    return { operation: words[word], built, tornDown };
  });
}

/** @param {readonly Form[]} forms @param {Float64Array} numbers @returns {Outcome[]} */
function outcomesIn(forms, numbers) {
  let rest = numbers;
  return forms.map((form) => {
    const [freed, leaked, buckets, shown] = rest.subarray(COST_NUMBERS);
    const fates = Array.from(rest.subarray(OUTCOME_NUMBERS, OUTCOME_NUMBERS + shown), (fate) => FATES[fate]);
    const cost = costOf([...rest.subarray(0, COST_NUMBERS)]);
    rest = rest.subarray(OUTCOME_NUMBERS + shown);
    return { form, cost, freed, leaked, buckets, fates };
  });
}

/** @param {readonly number[]} numbers @returns {Cost} */
const costOf = ([examined, words, deletions, batches, frees]) => ({ examined, words, deletions, batches, frees });

/** @import { Step } from './types.js' */
import { firstBucket, firstLooks, holds, largerArray, loopCost, secondBucket } from './figures.js';
import { stepIds } from './ids.js';
import { callsPlot, namesPlot } from './plots.js';

/** Of a dictionary of a size at which all pictures are still quick to paint and to count. */
const most = 50_000;

/** What a step is unless it says otherwise. @type {Omit<Step, 'id' | 'count'>} */
const usual = {
  needs: 'here', least: 1, most, inFlight: false, at: 'start', spotlight: null, question: null, veils: [], reveal: null, ways: [],
};

/**
 * The steps: how each sets the lab, and what it asks. Their texts are in words/en-lesson/.
 *
 * @type {Readonly<Record<import('./ids.js').StepId, Step>>}
 */
const byId = Object.freeze({
  table: { ...usual, id: 'table', count: 8, spotlight: 'find-first' },
  first: {
    ...usual, id: 'first', count: 8, spotlight: 'find-first',
    question: { kind: 'bucket', truth: ({ here }) => firstBucket(here), slips: [{ name: 'looks', value: ({ here }) => firstLooks(here) }] },
    reveal: { shows: 'here', at: 'found-first', speed: null, spotlight: 'find-first' },
  },
  delete: { ...usual, id: 'delete', count: 8, at: 'deleted-first', spotlight: 'find-first' },
  again: {
    ...usual, id: 'again', count: 8, least: 2, at: 'deleted-first', spotlight: 'find-first',
    question: {
      kind: 'number', scale: 'count', truth: ({ here }) => secondBucket(here) + 1,
      slips: [
        { name: 'index', value: ({ here }) => secondBucket(here) },
        { name: 'goes-on', value: ({ here }) => secondBucket(here) - firstBucket(here) },
      ],
    },
    reveal: { shows: 'here', at: 'found-second', speed: null, spotlight: 'find-first' },
  },
  staircase: {
    ...usual, id: 'staircase', count: 300, least: 8, spotlight: 'find-first', veils: ['area'],
    question: { kind: 'line', scale: 'count', plot: callsPlot },
    reveal: { shows: 'here', at: 'start', speed: 20_000, spotlight: 'staircase' },
  },
  double: {
    ...usual, id: 'double', count: 300, needs: 'double', least: 8, spotlight: 'sentence',
    question: {
      kind: 'number', scale: 'log', truth: ({ double }) => loopCost(double),
      slips: [{ name: 'twice', value: ({ here }) => 2 * loopCost(here) }, { name: 'same', value: ({ here }) => loopCost(here) }],
    },
    reveal: { shows: 'double', at: 'emptied', speed: null, spotlight: 'panes' },
  },
  jump: {
    ...usual, id: 'jump', count: 2155, needs: 'curve', least: 8, spotlight: 'panes', veils: ['chart'],
    question: { kind: 'line', scale: 'log', plot: namesPlot },
    reveal: { shows: 'after', at: 'emptied', speed: null, spotlight: 'panes' },
    ways: ['chart'],
  },
  limit: {
    ...usual, id: 'limit', count: 16, needs: 'jump', least: 8, spotlight: 'find-first',
    question: {
      kind: 'number', scale: 'count', truth: ({ after }) => holds(after),
      slips: [{ name: 'full', value: ({ after }) => largerArray(after) }],
    },
  },
  flight: { ...usual, id: 'flight', count: 4306, needs: 'jump', inFlight: true, spotlight: 'find-first' },
  fix: {
    ...usual, id: 'fix', count: 300, spotlight: 'bulk', veils: ['costs', 'area'],
    question: {
      kind: 'number', scale: 'count', truth: ({ here }) => here.cost.bulk.examined,
      slips: [{ name: 'entries', value: ({ here }) => here.info.count }, { name: 'buckets', value: ({ here }) => here.info.buckets }],
    },
    reveal: { shows: 'here', at: 'emptied', speed: null, spotlight: 'panes' },
  },
  allowed: { ...usual, id: 'allowed', count: 300, at: 'emptied', spotlight: 'program' },
  profile: { ...usual, id: 'profile', count: 2156, at: 'emptied', spotlight: 'profile', ways: ['profile', 'chart'] },
  elsewhere: { ...usual, id: 'elsewhere', count: 300, ways: ['elsewhere', 'remedies', 'story'] },
});

/** @type {readonly Step[]} */
export const steps = Object.freeze(stepIds.map((id) => byId[id]));

/** @param {number} place from 1 @returns {Step} */
export function stepAt(place) {
  const step = steps[place - 1];
  if (!step) throw new RangeError(`the lesson has ${steps.length} steps; there is no step ${place}`);
  return step;
}

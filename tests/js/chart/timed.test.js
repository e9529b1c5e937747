import assert from 'node:assert/strict';
import { test } from 'node:test';

import { actions } from '../../../www/state/actions.js';
import { initialState } from '../../../www/state/initial.js';
import { reduce } from '../../../www/state/reduce.js';
import { timedOf } from '../../../www/ui/chart/effects/timed.js';

/** @import { CurrentRun } from '../../../www/state/chart/types.js' */

/** @param {readonly (readonly [count: number, examined: number, median: number, source: string])[]} points @param {object} [more] @returns {CurrentRun} */
const runOf = (points, more = {}) => /** @type {any} */ ({
  plan: { measure: 'teardown' }, names: null, ...more,
  points: points.map(([count, examined, median, source]) => ({ request: { count }, strategies: { 'find-first': { examined, median, source } } })),
});

test('what is told of a run is what was measured, and the median time of a bucket', () => {
  const points = /** @type {const} */ ([[100, 1000, 500, 'measured'], [200, 4000, 1600, 'measured'], [300, 9000, 90_000, 'measured'], [400, 16_000, 7000, 'predicted']]);
  assert.deepEqual(timedOf({ run: runOf(points) }), { nsPerBucket: 0.5, points: [[100, 500], [200, 1600], [300, 90_000]] });
});

test('nothing is told before a point is measured, nor of other runs', () => {
  const points = /** @type {const} */ ([[100, 1000, 500, 'measured']]);
  assert.equal(timedOf({ run: null }), null);
  assert.equal(timedOf({ run: runOf([]) }), null);
  assert.equal(timedOf({ run: runOf([[100, 1000, 500, 'predicted']]) }), null);
  assert.equal(timedOf({ run: runOf(points, { names: ['id'] }) }), null);
  assert.equal(timedOf({ run: runOf(points, { plan: { measure: 'open-close' } }) }), null);
});

test('the lab knows it until a run tells otherwise', () => {
  const timed = { nsPerBucket: 0.4, points: /** @type {const} */ ([[100, 500]]) };
  const state = reduce(initialState(), actions.timed(timed));
  assert.equal(state.timed, timed);
  assert.equal(reduce(state, actions.timed(null)).timed, null);
});

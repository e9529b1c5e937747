import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { layRail } from '../../../www/state/rail.js';
import { stepsOf } from './support/built.js';

/** @import { Strategy } from '../../../www/engine/types.js' */

/** @type {readonly Strategy[]} */
const both = ['find-first', 'bulk'];

const unmeasured = { 'find-first': null, bulk: null };
const steps = fc.record({
  'find-first': fc.integer({ min: 0, max: 1e13 }),
  bulk: fc.integer({ min: 0, max: 6 }),
}, { noNullPrototype: true });
const nanoseconds = fc.record({
  'find-first': fc.double({ min: 0.1, max: 10, noNaN: true }),
  bulk: fc.double({ min: 1, max: 1e6, noNaN: true }),
}, { noNullPrototype: true });

/** @param {import('../../../www/state/rail.js').Rail} rail @param {number} position @param {Strategy} strategy */
const at = (rail, position, strategy) => Number(rail.stepsAt(position)[strategy]);

test('same steps: both advance equally many, each to its own end', () => {
  const rail = layRail(both, { steps: stepsOf({ 'find-first': 1000, bulk: 4 }), nanoseconds: unmeasured }, 'steps');
  assert.equal(rail.leader, 'find-first');
  assert.equal(rail.length, 1000);
  assert.deepEqual(rail.stepsAt(3), { 'find-first': 3, bulk: 3 });
  assert.deepEqual(rail.stepsAt(1000), { 'find-first': 1000, bulk: 4 });
});

test('same time: each advances by its own time a step', () => {
  const rail = layRail(both, { steps: stepsOf({ 'find-first': 1000, bulk: 4 }), nanoseconds: { 'find-first': 0.5, bulk: 25 } }, 'time');
  assert.equal(rail.clock, 'time');
  assert.deepEqual(rail.stepsAt(49), { 'find-first': 49, bulk: 0 });
  assert.deepEqual(rail.stepsAt(50), { 'find-first': 50, bulk: 1 });
  assert.deepEqual(rail.stepsAt(200), { 'find-first': 200, bulk: 4 });
  assert.equal(rail.positionOf('bulk', 4), 200);
});

test('same time needs both measurements; until then the steps count', () => {
  const rail = layRail(both, { steps: stepsOf({ 'find-first': 10, bulk: 4 }), nanoseconds: { 'find-first': 0.5, bulk: null } }, 'time');
  assert.equal(rail.clock, 'steps');
});

test('where bulk takes longer, the rail is long enough for it', () => {
  const rail = layRail(both, { steps: stepsOf({ 'find-first': 6, bulk: 4 }), nanoseconds: { 'find-first': 1, bulk: 100 } }, 'time');
  assert.equal(rail.length, 400);
  assert.deepEqual(rail.stepsAt(rail.length), { 'find-first': 6, bulk: 4 });
});

test('at its end every strategy is done, at its start none has begun, and no one ever goes back', () => {
  fc.assert(fc.property(steps, nanoseconds, fc.constantFrom(/** @type {const} */ ('steps'), /** @type {const} */ ('time')),
    fc.double({ min: 0, max: 1, noNaN: true }), (all, measured, clock, share) => {
      const rail = layRail(both, { steps: stepsOf(all), nanoseconds: measured }, clock);
      assert.deepEqual(rail.stepsAt(rail.length), all);
      assert.deepEqual(rail.stepsAt(0), { 'find-first': 0, bulk: 0 });
      const position = Math.floor(share * rail.length);
      assert.ok(at(rail, position, 'bulk') <= at(rail, position + 1, 'bulk'));
      assert.ok(Number.isSafeInteger(at(rail, position, 'find-first')));
    }));
});

test('positionOf is the first position at which the step is done', () => {
  fc.assert(fc.property(steps, nanoseconds, fc.double({ min: 0, max: 1, noNaN: true }), (all, measured, share) => {
    const rail = layRail(both, { steps: stepsOf(all), nanoseconds: measured }, 'time');
    const step = Math.floor(share * all.bulk);
    const position = rail.positionOf('bulk', step);
    assert.ok(at(rail, position, 'bulk') >= step);
    if (position > 0) assert.ok(at(rail, position - 1, 'bulk') < step);
  }));
});

test('any strategies share a rail, and those that are not shown have no step on it', () => {
  /** @type {readonly Strategy[]} */
  const three = ['word-scan', 'cursor', 'bulk'];
  const rail = layRail(three, { steps: stepsOf({ 'find-first': 1e9 }), nanoseconds: { 'word-scan': 1, cursor: 1, bulk: 10 } }, 'time');
  assert.equal(rail.leader, 'word-scan');
  assert.equal(rail.clock, 'time', 'what is not shown need not be measured');
  assert.deepEqual(rail.stepsAt(20), { 'word-scan': 20, cursor: 18, bulk: 2 });
  assert.deepEqual(rail.stepsAt(rail.length), { 'word-scan': 30, cursor: 18, bulk: 4 });
});

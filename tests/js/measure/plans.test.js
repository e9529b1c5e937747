/** @import { FixedPreset } from '../../../www/measure/presets.js' */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from '../draw/seeded.js';
import { createHoming } from '../../../www/measure/home-in.js';
import { nsPerBucketOf, nsPerStepOf } from '../../../www/measure/ns-per-step.js';
import { budgetOf, progressOf } from '../../../www/measure/pace.js';
import { measureOf, planOf, presetNames } from '../../../www/measure/presets.js';
import { mostNames } from '../../../www/state/limits.js';
import { fitOf, pointOf, sweepOf } from './support/points.js';

const fixed = /** @type {FixedPreset[]} */ (presetNames.filter((name) => name !== 'own' && name !== 'format'));

for (const name of fixed) {
  test(`the counts of “${name}” ascend and can be had`, () => {
    const { counts, preset, measure } = planOf(name, measureOf(name));
    assert.equal(preset, name);
    assert.ok(counts.length >= 10);
    assert.ok(counts.every((count, index) => Number.isInteger(count) && count > (counts[index - 1] ?? 0) && count <= mostNames));
    assert.equal(measure, name === 'original' ? 'open-close' : 'teardown');
  });
}

test('quick reaches from 500 to 16,384, has both sides of each jump, and an end', () => {
  const { counts, withinMs } = planOf('quick', 'teardown');
  assert.deepEqual([counts[0], counts.at(-1)], [500, 16_384]);
  for (const jump of [1081, 2156, 4306, 8603]) assert.ok(counts.includes(jump) && counts.includes(jump - 1), String(jump));
  assert.ok(withinMs !== null && withinMs < 10_000);
});

test('around 2000 does not know where the jump is: it finds it', () => {
  for (const [name, jump] of /** @type {const} */ ([['around-2000', 2156], ['around-4000', 4306], ['around-8000', 8603]])) {
    const { counts, homesIn } = planOf(name, 'teardown');
    assert.ok((counts[0] ?? 0) < jump - 100 && (counts.at(-1) ?? 0) > jump + 100, name);
    assert.equal(homesIn, true);
    const gaps = new Set(counts.slice(1).map((count, index) => count - (counts[index] ?? 0)));
    assert.equal(gaps.size, 1, 'evenly spaced');
  }
});

test('homing in measures half way, then both neighbours once more', () => {
  const homeIn = createHoming();
  assert.deepEqual(homeIn(fitOf({ jumps: [{ from: 2144, at: 2160 }] })), [2152]);
  assert.deepEqual(homeIn(fitOf({ jumps: [{ from: 2155, at: 2156 }] })), [2155, 2156]);
  assert.deepEqual(homeIn(fitOf({ jumps: [{ from: 2155, at: 2156 }] })), [], 'it is told');
  assert.deepEqual(homeIn(fitOf()), []);
});

test('a noisy fit does not make a sweep endless', () => {
  const homeIn = createHoming();
  const noise = [1, 2, 3, 4, 5].map((each) => ({ from: each * 100, at: each * 100 + 50 }));
  assert.equal(homeIn(fitOf({ jumps: noise })).length, 3);
  let more = 0;
  while (homeIn(fitOf({ jumps: noise })).length > 0) more += 1;
  assert.ok(more < 40);
});

test('half way is strictly between', () => {
  fc.assert(fc.property(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 2, max: 1e5 }), (from, gap) => {
    const [middle = 0] = createHoming()(fitOf({ jumps: [{ from, at: from + gap }] }));
    assert.ok(middle > from && middle < from + gap && Number.isInteger(middle));
  }));
});

test('shares of a sweep’s time add up to no more than there is', () => {
  const counts = fc.uniqueArray(fc.integer({ min: 1, max: 20_000 }), { minLength: 1, maxLength: 40 }).map((list) => list.sort((one, other) => one - other));
  fc.assert(fc.property(counts, (list) => {
    const plan = sweepOf({ counts: list, withinMs: 60_000, budgetMs: 60_000 });
    let elapsed = 0;
    for (const [index, count] of list.entries()) elapsed += budgetOf({ plan, count, ahead: list.slice(index + 1), elapsedMs: elapsed });
    assert.ok(elapsed <= 60_000 * (1 + 1e-9), String(elapsed));
  }));
});

test('a point’s budget is never more than the plan allows, nor so little that it tells nothing', () => {
  const plan = sweepOf({ counts: [10, 20], budgetMs: 100, withinMs: 9000 });
  assert.equal(budgetOf({ plan, count: 10, ahead: [20], elapsedMs: 0 }), 100);
  assert.ok(budgetOf({ plan, count: 20, ahead: [], elapsedMs: 20_000 }) > 0, 'also when the time is over');
  assert.equal(budgetOf({ plan: sweepOf({ budgetMs: 700 }), count: 10, ahead: [], elapsedMs: 5000 }), 700);
});

test('homing in is counted into what is ahead', () => {
  const counts = [2000, 2016, 2032];
  const at = { done: [2000, 2016], count: 2032, part: 0.5, ahead: [], elapsedMs: 1000 };
  const plain = progressOf({ plan: sweepOf({ counts }), ...at });
  const homing = progressOf({ plan: sweepOf({ counts, homesIn: true }), ...at });
  assert.equal(plain.of, 3);
  assert.equal(homing.of, 7);
  assert.ok(homing.share < plain.share);
});

test('time left is what the rest takes at the pace so far', () => {
  const { share, left } = progressOf({ plan: sweepOf(), done: [100, 200], count: 300, part: 0, ahead: [], elapsedMs: 3000 });
  assert.ok(Math.abs(Number(left) - (3000 * (1 - share)) / share) < 1e-6);
});

test('nanoseconds a bucket are those of the measured point that examined most', () => {
  assert.equal(nsPerBucketOf([]), null);
  const small = pointOf(10, { findFirst: { median: 900, examined: 1000 } });
  const large = pointOf(20, { findFirst: { median: 4000, examined: 10_000 } });
  const predicted = pointOf(30, { findFirst: { source: 'predicted', median: 9e9, examined: 1e9 } });
  assert.equal(nsPerBucketOf([large, small, predicted]), 0.4);
});

test('nanoseconds a step count deletions and frees too, and come from teardowns alone', () => {
  const point = pointOf(100, { findFirst: { median: 10_104, examined: 10_000 }, bulk: { median: 400 } });
  assert.deepEqual(nsPerStepOf([point]), { 'find-first': 1, bulk: 100 });
  const inFlight = pointOf(100, { findFirst: { median: 10_106, examined: 10_000 }, bulk: { median: 600 }, shadowBuckets: 400 });
  assert.deepEqual(nsPerStepOf([inFlight]), { 'find-first': 1, bulk: 100 });
  const closing = pointOf(100, {});
  closing.request.measure = 'open-close';
  assert.deepEqual(nsPerStepOf([closing]), { 'find-first': null, bulk: null });
});

test('a bound tells no time of a step', () => {
  const point = pointOf(100, { bulk: { source: 'below-clock' } });
  assert.equal(nsPerStepOf([point]).bulk, null);
});

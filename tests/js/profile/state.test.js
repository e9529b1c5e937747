/** @import { ProfileAction, ProfileState } from '../../../www/state/profile/types.js' */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileActions as act } from '../../../www/state/profile/actions.js';
import { countsOf, countsToMeasure, countsUnasked, isCoarse, toilOfPress, waits } from '../../../www/state/profile/counts.js';
import { createProfileStore } from '../../../www/state/profile/create.js';
import { reduceProfile } from '../../../www/state/profile/reduce.js';
import { chosenPair, subjectOf } from '../../../www/state/profile/select.js';
import { pairOf } from './support/profiles.js';

const progress = { done: 0, of: 2, count: 500, share: 0.2, left: null };
/** @param {...ProfileAction} actions @returns {ProfileState} */
const after = (...actions) => actions.reduce(reduceProfile, createProfileStore().get());
const format = Array.from({ length: 60 }, (_, index) => `sensor.${index}.celsius`);
const measuredCounts = (/** @type {ProfileState} */ { pairs }) => pairs.map(({ before }) => before.count);

test('it follows the page’s number of fields, and another one stays chosen until that changes', () => {
  const own = after(act.follow(2156), act.choose(500));
  assert.deepEqual([own.page, own.chosen], [2156, 500]);
  assert.equal(reduceProfile(own, act.follow(2156)).chosen, 500);
  assert.equal(reduceProfile(own, act.follow(300)).chosen, 300);
});

test('what can be chosen is the ladder, the page’s own count and what was measured, each once', () => {
  const state = after(act.follow(2156), act.run([77], 'quick'), act.pair(pairOf(77)), act.follow(1000));
  assert.deepEqual(countsOf(state), [77, 500, 1000, 2000, 5000, 10_000]);
  assert.deepEqual(countsToMeasure(after(act.follow(2156))), [2156, 500, 1000, 2000, 5000, 10_000]);
});

test('unasked it measures what is missing and quick, and nothing after a stop or a failure', () => {
  assert.deepEqual(countsUnasked(after(act.follow(2156))), [], 'the clock is not known yet');
  assert.deepEqual(countsUnasked(after(act.follow(2156), act.clock(1e6))), [], 'the clock is coarse');
  const state = after(act.follow(2156), act.clock(1e5));
  assert.deepEqual(countsUnasked(state), [2156, 500, 1000, 2000, 5000, 10_000]);
  const running = reduceProfile(state, act.run([2156, 500], 'quick'));
  assert.deepEqual(countsUnasked(running), []);
  const done = [act.pair(pairOf(2156)), act.done()].reduce(reduceProfile, running);
  assert.deepEqual(countsUnasked(done), [500, 1000, 2000, 5000, 10_000]);
  for (const end of [act.stopped(), act.failed({ code: 'engine-failed', message: 'no' })]) {
    assert.deepEqual(countsUnasked(reduceProfile(running, end)), []);
  }
  const large = after(act.follow(1_000_000), act.clock(1e5));
  assert.ok(countsUnasked(large).length > 0 && !countsUnasked(large).includes(1_000_000));
  assert.deepEqual([null, 1e5, 1e6].map(isCoarse), [false, false, true]);
  assert.deepEqual([waits(20_000, null), waits(20_001, null)], [false, true]);
  assert.ok(countsToMeasure(after(act.follow(1_000_000))).includes(1_000_000), 'a press measures it');
});

test('of the reader’s own format the counts go up to the whole, and no further', () => {
  assert.deepEqual(countsToMeasure(after(act.follow(60, format))), [60, 8, 15, 30]);
  assert.deepEqual(countsOf(after(act.follow(60, format), act.choose(30))), [8, 15, 30, 60]);
  const ofSize = (/** @type {number} */ length) => countsOf(after(act.follow(length, Array(length).fill('x'))));
  assert.deepEqual([1, 2, 106, 10_000].map(ofSize), [[1], [1, 2], [14, 27, 53, 106], [1250, 2500, 5000, 10_000]]);
  assert.deepEqual(ofSize(30_000), [500, 1000, 2000, 5000, 10_000, 30_000]);
  const picked = after(act.follow(60, format), act.follow(9, format));
  assert.deepEqual([picked.chosen, countsToMeasure(picked)], [9, [9, 8, 15, 30, 60]]);
});

test('a run of other names takes the place of all that was measured', () => {
  const made = after(act.follow(300), act.clock(1e5), act.run([300, 60], 'quick'), act.pair(pairOf(300)), act.pair(pairOf(60)), act.done());
  const given = reduceProfile(made, act.follow(60, format));
  assert.deepEqual([measuredCounts(given), subjectOf(given), given.format], [[60, 300], null, format], 'until then that stays');
  assert.deepEqual(countsUnasked(given), [60, 8, 15, 30], 'made-up names are not taken for those of the format');
  const asked = reduceProfile(reduceProfile(given, act.choose(300)), act.run([60, 30], 'quick', format));
  assert.deepEqual([measuredCounts(asked), subjectOf(asked), asked.chosen], [[], format, 60], '300 cannot be looked at any more');
  const measured = [act.pair(pairOf(60)), act.done()].reduce(reduceProfile, asked);
  const again = reduceProfile(measured, act.run([30], 'patient', format));
  assert.deepEqual(measuredCounts(again), [60], 'of the same names it stays');
});

test('when made-up names come back, the format’s stay until those are measured', () => {
  const measured = after(act.follow(60, format), act.clock(1e5), act.run([60], 'quick', format), act.pair(pairOf(60)), act.done());
  const back = reduceProfile(measured, act.follow(60));
  assert.deepEqual([measuredCounts(back), subjectOf(back), back.format], [[60], format, null]);
  assert.ok(countsUnasked(back).includes(60), 'as many made-up names are something else');
  assert.deepEqual(measuredCounts(reduceProfile(back, act.run([60], 'quick'))), []);
});

test('profiles stand by ascending count, the latest of each', () => {
  const newer = pairOf(500, { teardown: { bulk: { median: 9 } } });
  const state = after(act.run([1000, 500], 'quick'), act.pair(pairOf(1000)), act.pair(pairOf(500)), act.pair(newer));
  assert.deepEqual(measuredCounts(state), [500, 1000]);
  assert.equal(state.pairs[0], newer);
  assert.equal(state.run?.done, 3);
  assert.equal(chosenPair({ ...state, chosen: 500 }), newer);
  assert.equal(chosenPair({ ...state, chosen: 501 }), null);
});

test('what was measured stays, however a run ends', () => {
  const running = after(act.run([500, 1000], 'patient'), act.progress(progress), act.pair(pairOf(500)));
  assert.deepEqual(running.run?.progress, progress);
  for (const [action, phase] of /** @type {const} */ ([
    [act.stopped(), 'stopped'], [act.done(), 'done'], [act.failed({ code: 'x', message: 'y' }), 'failed'],
  ])) {
    const ended = reduceProfile(running, action);
    assert.deepEqual([ended.run?.phase, ended.run?.progress, measuredCounts(ended)], [phase, null, [500]]);
  }
});

test('a run that has ended hears of nothing more', () => {
  const ended = after(act.run([500], 'quick'), act.stop(), act.stopped());
  for (const late of [act.progress(progress), act.pair(pairOf(500)), act.done(), act.failed({ code: 'x', message: 'y' })]) {
    assert.deepEqual(reduceProfile(ended, late), ended);
  }
  assert.equal(after(act.pair(pairOf(500))).run, null);
});

test('scale and target are kept as chosen', () => {
  const target = /** @type {const} */ ({ side: 'after', frame: 'open' });
  const state = after(act.scale('own'), act.aim(target));
  assert.deepEqual([state.scale, state.target], ['own', target]);
});

test('names that collide are measured unasked as far as building them is quick, and a press says what it takes', () => {
  const list = Array.from({ length: 3000 }, (_, index) => `name ${index}`);
  const building = { count: 3000, probes: 9_000_001, ms: 100 };
  const given = after(act.clock(1e5), act.follow(3000, list, building));
  assert.deepEqual(countsToMeasure(given), [3000, 375, 750, 1500]);
  assert.deepEqual(countsUnasked(given), [375, 750, 1500]);
  const press = toilOfPress(given);
  // Twelve buildings each; those of the first half probe a quarter as many buckets, and so on.
  assert.ok(press?.ms && Math.abs(press.ms - 12 * 100 * (1 + 1 / 4 + 1 / 16 + 1 / 64)) < 20, String(press?.ms));
  const picked = reduceProfile(given, act.follow(375, list, { count: 375, probes: 900, ms: 1 }));
  assert.equal(picked.building, building, 'the most that is known of the format');
  const other = reduceProfile(given, act.follow(60, format, { count: 60, probes: 150, ms: 0 }));
  assert.deepEqual(countsUnasked(other), [60, 8, 15, 30]);
  assert.equal(toilOfPress(other), null);
  assert.equal(toilOfPress(after(act.follow(2156))), null, 'made-up names spread');
});

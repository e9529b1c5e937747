import assert from 'node:assert/strict';
import test from 'node:test';

import { actions } from '../../../www/state/actions.js';
import { buildingActions } from '../../../www/state/building/actions.js';
import { createBuildingStore } from '../../../www/state/building/create.js';
import { leaderOf, railOf, shownOf, stepsOf } from '../../../www/state/building/select.js';

/** @typedef {import('../../../www/state/building/types.js').Lane} Lane */

/** @param {Lane} lane @param {number} steps @param {number} [id] */
const built = (lane, steps, id = 1) => ({ id, lane, count: 9, entries: 9, steps, compares: 3, ends: [] });
const how = { done: true, plays: true };

test('the first of the two that stands is played; the other lengthens the rail', () => {
  const { get, dispatch } = createBuildingStore();
  assert.equal(railOf(get()), null);
  assert.deepEqual(stepsOf(get()), { ordinary: 0, colliding: 0 });
  dispatch(buildingActions.built(built('ordinary', 50), how));
  assert.deepEqual([get().playback.playing, railOf(get())?.length], [true, 50]);
  dispatch(actions.moveTo(20));
  dispatch(buildingActions.built(built('colliding', 900), how));
  assert.deepEqual([get().playback.position, get().playback.playing, railOf(get())?.length], [20, false, 900]);
  dispatch(actions.moveTo(200));
  assert.deepEqual(stepsOf(get()), { ordinary: 50, colliding: 200 });
  assert.equal(leaderOf(get()), 'colliding');
  assert.deepEqual(get().coming, { ordinary: null, colliding: null });
});

test('a playhead that had come to the end goes on when the rail grows', () => {
  const { get, dispatch } = createBuildingStore();
  dispatch(buildingActions.built(built('ordinary', 1), how));
  for (let ticks = 0; get().playback.playing && ticks < 100; ticks += 1) dispatch(actions.tick(100));
  assert.equal(get().playback.finished, true);
  dispatch(buildingActions.built(built('colliding', 900), how));
  assert.deepEqual([get().playback.position, get().playback.playing], [1, true]);
});

test('with less motion it stands still', () => {
  const { get, dispatch } = createBuildingStore();
  dispatch(buildingActions.built(built('ordinary', 50), { done: true, plays: false }));
  assert.equal(get().playback.playing, false);
  dispatch(actions.toggle());
  assert.equal(get().playback.playing, true);
});

test('what was asked for before the last time is no news, and what stands stays whole until it is replaced', () => {
  const { get, dispatch } = createBuildingStore();
  dispatch(buildingActions.built(built('ordinary', 50), how));
  dispatch(buildingActions.built(built('colliding', 900), how));
  dispatch(buildingActions.ask(30));
  assert.deepEqual([get().asked, get().coming.ordinary?.count], [{ id: 2, count: 30 }, 30]);
  const before = get();
  dispatch(buildingActions.built(built('ordinary', 70), how));
  dispatch(buildingActions.progressed({ ...built('ordinary', 70) }));
  assert.equal(get(), before);
  assert.deepEqual(stepsOf(get()), { ordinary: 50, colliding: 900 });
  dispatch(buildingActions.built(built('ordinary', 70, 2), how));
  assert.deepEqual([railOf(get())?.length, stepsOf(get())], [70, { ordinary: 0, colliding: 900 }]);
  dispatch(buildingActions.progressed({ ...built('colliding', 5, 2) }));
  assert.equal(get().coming.colliding?.steps, 5);
});

test('a number that is refused changes nothing but its sentence', () => {
  const { get, dispatch } = createBuildingStore();
  const { asked } = get();
  dispatch(buildingActions.refuse({ code: 'count-out-of-range', message: 'no' }));
  assert.equal(get().refusal?.message, 'no');
  assert.equal(get().asked, asked);
  dispatch(buildingActions.accept());
  assert.equal(get().refusal, null);
  const before = get();
  dispatch(buildingActions.accept());
  assert.equal(get(), before);
});

test('a build that is refused is no longer on its way', () => {
  const { get, dispatch } = createBuildingStore();
  dispatch(buildingActions.refuse({ code: 'out-of-memory', message: 'too much' }, 'colliding'));
  assert.equal(get().coming.colliding, null);
  assert.notEqual(get().coming.ordinary, null);
  assert.equal(get().refusal?.code, 'out-of-memory');
});

test('only a frame of what stands is shown', () => {
  const { get, dispatch } = createBuildingStore();
  dispatch(buildingActions.built(built('ordinary', 50), how));
  const frame = /** @type {any} */ ({ step: 3 });
  dispatch(buildingActions.painted({ ordinary: { id: 0, frame, name: null, chains: [] }, colliding: null }));
  assert.equal(shownOf(get(), 'ordinary'), null);
  dispatch(buildingActions.painted({ ordinary: { id: 1, frame, name: null, chains: [] }, colliding: null }));
  assert.equal(shownOf(get(), 'ordinary')?.shown.frame.step, 3);
  assert.equal(shownOf(get(), 'colliding'), null);
});

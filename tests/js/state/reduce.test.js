import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actions } from '../../../www/state/actions.js';
import { initialState } from '../../../www/state/initial.js';
import { reduce } from '../../../www/state/reduce.js';
import { isMeasured, railOf, shownOf, stepsOf, themeOf } from '../../../www/state/select.js';
import { createStore } from '../../../www/state/store.js';
import { gatheringStart } from '../../../www/state/speed.js';
import { builtOf } from './support/built.js';

/** @import { Action, State } from '../../../www/state/types.js' */

const source = Object.freeze({ family: /** @type {const} */ ('field'), count: 3 });
const refusal = Object.freeze({ code: 'count-out-of-range', message: '0 names' });

/** @param {readonly Action[]} happened @param {State} [from] */
const after = (happened, from = initialState()) => happened.reduce(reduce, from);

/** @param {readonly Action[]} happened */
const standing = (...happened) =>
  after([actions.build(source, 'sentence'), actions.built(builtOf({})), ...happened]);

test('nothing moves before anything stands', () => {
  const state = after([actions.play(1), actions.tick(100), actions.stepBy(5)]);
  assert.equal(state.playback.position, 0);
  assert.equal(stepsOf(state), null);
});

test('a dictionary that is built takes the stage from its first step', () => {
  const state = standing(actions.moveTo(9), actions.build({ count: 5 }, 'chooser'), actions.built(builtOf({ id: 2 })));
  assert.equal(state.playback.position, 0);
  assert.equal(state.standing?.built.id, 2);
  assert.deepEqual(state.standing?.source, { count: 5 });
  assert.equal(state.pending, null);
});

test('it goes on playing if the one before was playing or had played to its end', () => {
  const next = [actions.build(source, 'chooser'), actions.built(builtOf({ id: 2 }))];
  const playing = standing(actions.play(1));
  const finished = standing(actions.setSpeed(1e6), actions.play(1), actions.tick(100));
  assert.equal(finished.playback.finished, true);
  assert.equal(after(next, playing).playback.playing, true);
  assert.equal(after(next, finished).playback.playing, true);
  assert.equal(after(next, standing(actions.moveTo(5))).playback.playing, false);
});

test('where motion is to be reduced, an ended run does not start the next one', () => {
  const quiet = actions.system({ dark: false, reducedMotion: true });
  const state = standing(quiet, actions.setSpeed(1e6), actions.play(1), actions.tick(100),
    actions.build(source, 'chooser'), actions.built(builtOf({ id: 2 })));
  assert.equal(state.playback.playing, false);
});

test('a refusal leaves what stands and where it stands', () => {
  const before = standing(actions.moveTo(9));
  const state = after([actions.build({ count: 0 }, 'chooser'), actions.refuse('chooser', refusal)], before);
  assert.equal(state.standing, before.standing);
  assert.equal(state.playback.position, 9);
  assert.equal(state.refusals.chooser, refusal);
  assert.equal(state.pending, null);
});

test('the next dictionary settles the refusals of counts; a refused list of names stays refused', () => {
  const refused = standing(actions.refuse('names', refusal), actions.refuse('sentence', refusal));
  const state = after([actions.build(source, 'chooser'), actions.built(builtOf({ id: 2 }))], refused);
  assert.deepEqual(Object.keys(state.refusals), ['names']);
  const named = after([actions.build({ names: ['id'] }, 'names'), actions.built(builtOf({ id: 3 }))], state);
  assert.deepEqual(named.refusals, {});
});

test('what the page shows of itself settles nothing, so a refused address keeps its sentence', () => {
  const state = standing(actions.refuse('sentence', refusal), actions.build(source, 'address'), actions.built(builtOf({ id: 2 })));
  assert.equal(state.refusals.sentence, refusal);
});

test('a build that was stopped is forgotten, even when it ends after all', () => {
  const stopped = standing(actions.build({ count: 9 }, 'chooser'), actions.buildIsSlow(), actions.stopBuilding());
  const state = after([actions.built(builtOf({ id: 2 }))], stopped);
  assert.equal(state.standing?.built.id, 1);
});

test('what is shown belongs to the dictionary that stands, or nothing is', () => {
  const frames = /** @type {any} */ ({ 'find-first': {}, bulk: {} });
  assert.equal(shownOf(standing()), null);
  assert.equal(shownOf(standing(actions.painted({ id: 1, frames })))?.frames, frames);
  assert.equal(shownOf(standing(actions.painted({ id: 9, frames }))), null);
});

test('same time is had once both are measured, and the playhead stays on the rail when it changes', () => {
  const asked = standing(actions.setClock('time'), actions.moveTo(27));
  assert.equal(isMeasured(asked), false);
  assert.equal(railOf(asked)?.clock, 'steps');
  const measured = after([actions.measured({ 'find-first': 1, bulk: 100 })], asked);
  assert.equal(isMeasured(measured), true);
  assert.equal(railOf(measured)?.length, 400);
  const far = after([actions.moveTo(400), actions.setClock('steps')], measured);
  assert.equal(far.playback.position <= Number(railOf(far)?.length), true);
});

test('a look that the clock could not tell takes nothing of what was known, and is not forgotten', () => {
  const looked = standing(actions.measured({ 'find-first': null, bulk: null }));
  assert.deepEqual(looked.measured, { 'find-first': null, bulk: null });
  const told = after([actions.measured({ 'find-first': 0.5 }), actions.measured({ 'find-first': null, bulk: null })], looked);
  assert.deepEqual(told.measured, { 'find-first': 0.5, bulk: null });
  assert.deepEqual(after([actions.measured({ 'find-first': 0.6 })], told).measured, { 'find-first': 0.6, bulk: null });
});

test('restart plays forward from the start and gathers anew', () => {
  const state = standing(actions.play(-1), actions.tick(100), actions.restart());
  assert.deepEqual(
    [state.playback.position, state.playback.direction, state.playback.playing, state.playback.speed],
    [0, 1, true, gatheringStart],
  );
});

test('a reading of a bucket that is no longer aimed at is dropped', () => {
  const place = { array: /** @type {const} */ ('table'), bucket: 4 };
  const reading = /** @type {any} */ ({ place, step: 0, found: {} });
  assert.equal(standing(actions.aim('bulk', place), actions.read('bulk', reading)).panes.bulk.reading, reading);
  assert.equal(standing(actions.aim('bulk', { ...place, bucket: 5 }), actions.read('bulk', reading)).panes.bulk.reading, null);
  assert.equal(standing(actions.read('bulk', reading)).panes.bulk.reading, null);
});

test('the theme follows the system until it is chosen', () => {
  const dark = actions.system({ dark: true, reducedMotion: false });
  assert.equal(themeOf(after([dark])), 'dark');
  assert.equal(themeOf(after([dark, actions.setTheme('light')])), 'light');
});

test('an action that changes nothing tells nobody', () => {
  const store = createStore(reduce, initialState());
  let told = 0;
  const stop = store.subscribe(() => { told += 1; });
  store.dispatch(actions.pause());
  store.dispatch(actions.tick(16));
  assert.equal(told, 0);
  store.dispatch(actions.showHelp(true));
  assert.equal(told, 1);
  stop();
  store.dispatch(actions.showHelp(false));
  assert.equal(told, 1);
});

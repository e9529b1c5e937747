import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';

import { formatAddress, parseAddress } from '../../../www/state/address.js';
import { initialState } from '../../../www/state/initial.js';
import { lessonActions } from '../../../www/state/lesson/actions.js';
import { fits, isTold, ownSource, stepOfMark } from '../../../www/state/lesson/fit.js';
import { stepIds } from '../../../www/state/lesson/ids.js';
import { stepAt, steps } from '../../../www/state/lesson/steps.js';
import { reduce } from '../../../www/state/reduce.js';
import { en } from '../../../www/words/en.js';
import { builtOf } from '../state/support/built.js';
import { engine, factsOf } from './support/told.js';

/** @import { Action, Source, Standing } from '../../../www/state/types.js' */

const seed = 7;
/** @type {Source} */
const chosen = { family: 'field', count: 50 };
const wish = (/** @type {number} */ step, only = false, predictFirst = false) => ({ step, only, predictFirst });
const after = (/** @type {Action[]} */ ...actions) => actions.reduce(reduce, initialState());
const standingOf = (/** @type {Source} */ source) => {
  const dictionary = engine.dictionary(source);
  const standing = { source, built: builtOf({ info: { ...dictionary.info } }) };
  dictionary.free();
  return /** @type {Standing} */ (standing);
};

test('what the address says of a lesson is read back', () => {
  fc.assert(fc.property(fc.integer({ min: 1, max: stepIds.length }), fc.boolean(), fc.boolean(), (step, only, predictFirst) => {
    const state = after(lessonActions.open(wish(step, only, predictFirst)));
    const address = formatAddress(state, '?mine=1');
    assert.deepEqual(parseAddress(address).lesson, wish(step, only, predictFirst));
    assert.match(address, only ? /[?&]only(?:&|$)/ : /^(?!.*only)/);
  }), { seed });
});

test('an address without a lesson opens none; one that is closed or left is not said', () => {
  assert.equal(parseAddress('?fields=8&only&predict=first').lesson, null);
  const open = lessonActions.open(wish(5));
  assert.equal(formatAddress(after(open, lessonActions.leave()), '?lesson=5'), '');
  assert.equal(formatAddress(after(open, lessonActions.close()), '?lesson=5'), '');
});

test('a step that there is not is named, and the first is shown', () => {
  for (const value of ['0', '14', '2.5', 'two', '-1', '1e3']) {
    const { lesson, complaints } = parseAddress(`?lesson=${value}`);
    assert.deepEqual([lesson?.step, complaints], [1, [{ parameter: 'lesson', value }]], value);
    assert.ok(en.complaints.lesson(value).includes(`“${value}”`));
  }
  assert.deepEqual(parseAddress('?lesson=3&predict=last').complaints, [{ parameter: 'predict', value: 'last' }]);
  assert.deepEqual(parseAddress('?lesson').lesson, wish(1));
});

test('the address says the dictionary that a step is told over, never the one that an answer shows', () => {
  const state = { ...after(lessonActions.open(wish(6))), standing: standingOf({ family: 'field', count: 600 }) };
  assert.equal(formatAddress(state, ''), '?lesson=6');
  const chosen = reduce(state, lessonActions.toldOver({ family: 'snake', count: 50 }));
  assert.equal(formatAddress(chosen, ''), '?fields=50&family=snake&lesson=6');
  assert.equal(formatAddress(reduce(chosen, lessonActions.leave()), ''), '?fields=600');
});

test('each coming to a step is a turn of its own; left, it waits where it was', () => {
  const open = after(lessonActions.open(wish(4), { source: chosen }));
  assert.deepEqual(open.lesson, { ...wish(4), away: false, turn: 1, set: 0, answers: {}, source: chosen });
  const left = reduce(open, lessonActions.leave());
  assert.deepEqual([left.lesson?.away, left.lesson?.step, left.lesson?.turn], [true, 4, 1]);
  const back = reduce(left, lessonActions.goTo(4));
  assert.deepEqual(back.lesson, { ...wish(4), away: false, turn: 2, set: 0, answers: {}, source: null });
  assert.equal(reduce(back, lessonActions.close()).lesson, null);
});

test('answers stay while steps change, can be taken back, and are no part of an address', () => {
  const answer = { given: 7, grade: { verdict: /** @type {const} */ ('near'), side: /** @type {const} */ ('low'), slip: null } };
  const answered = after(lessonActions.open(wish(4)), lessonActions.answer('again field 8', answer), lessonActions.goTo(5));
  assert.deepEqual(answered.lesson?.answers, { 'again field 8': answer });
  assert.equal(formatAddress(answered, ''), '?lesson=5');
  assert.deepEqual(reduce(answered, lessonActions.answer('again field 8', null)).lesson?.answers, {});
  const reopened = reduce(reduce(answered, lessonActions.close()), lessonActions.open(wish(4)));
  assert.deepEqual(reopened.lesson?.answers, {});
});

test('a step that is told is set; one that is come to again is not yet', () => {
  const told = after(lessonActions.open(wish(4)), lessonActions.toldOver(null));
  assert.equal(told.lesson?.set, told.lesson?.turn);
  assert.equal(reduce(told, lessonActions.goTo(4)).lesson?.set, 0);
});

test('there is no way beyond either end, nor to a step of a lesson that is closed', () => {
  fc.assert(fc.property(fc.array(fc.integer({ min: -5, max: 30 })), (goes) => {
    const state = after(lessonActions.open(wish(1, false, true)), ...goes.map((step) => lessonActions.goTo(step)));
    assert.ok(Number(state.lesson?.step) >= 1 && Number(state.lesson?.step) <= steps.length);
    assert.equal(state.lesson?.predictFirst, true);
  }), { seed });
  assert.equal(after(lessonActions.goTo(3), lessonActions.leave()).lesson, null);
  assert.throws(() => stepAt(0), RangeError);
});

test('each step suits its own dictionary, and says so of another one', () => {
  for (const step of steps) assert.ok(fits(step, standingOf(ownSource(step))), step.id);
  const [flight, jump, table] = ['flight', 'jump', 'table'].map((id) => steps.find((step) => step.id === id));
  assert.ok(flight && jump && table);
  assert.equal(fits(flight, standingOf({ family: 'field', count: 4305 })), false);
  assert.equal(fits(flight, standingOf({ family: 'field', count: 34_410 })), true);
  assert.equal(fits(jump, standingOf({ names: ['id', 'name'] })), false);
  assert.equal(fits(table, standingOf({ names: ['id', 'name'] })), true);
  assert.equal(fits(table, standingOf({ family: 'field', count: 60_000 })), false);
  assert.equal(fits(table, null), false);
});

test('the dictionaries around a question are told of; others are not', async () => {
  const jump = steps[stepIds.indexOf('jump')];
  assert.ok(jump);
  const facts = await factsOf(jump);
  const own = ownSource(jump);
  for (const [count, isOne] of [[2155, true], [2156, true], [2154, false]]) {
    assert.equal(isTold(facts, own, { family: 'field', count: Number(count) }), isOne, String(count));
  }
  assert.equal(isTold(facts, own, { family: 'snake', count: 2155 }), false);
  assert.equal(isTold(facts, own, { names: ['id'] }), false);
});

test('where the playhead stands is where the engine says it is', async () => {
  const { here } = await factsOf(stepAt(1), 12);
  const dictionary = engine.dictionary({ count: 12 });
  const timeline = dictionary.timeline('find-first');
  const at = (/** @type {Parameters<typeof stepOfMark>[0]} */ mark) => timeline.seek(stepOfMark(mark, here));
  assert.equal(at('start').phase, 'ready');
  assert.deepEqual([at('found-first').phase, at('found-first').cursor, at('found-first').deleted], ['scan', here.calls[0]?.bucket, 0]);
  assert.deepEqual([at('deleted-first').phase, at('deleted-first').deleted], ['delete', 1]);
  assert.deepEqual([at('found-second').phase, at('found-second').cursor, at('found-second').deleted], ['scan', here.calls[1]?.bucket, 1]);
  assert.deepEqual([at('emptied').phase, at('emptied').left, at('emptied').freed], ['delete', 0, 0]);
  assert.equal(at('end').phase, 'done');
  timeline.free();
  dictionary.free();
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LabError } from '../../../www/engine/lab-error.js';
import { actions } from '../../../www/state/actions.js';
import { createTravel } from '../../../www/ui/effects/travel.js';
import { en } from '../../../www/words/en.js';
import { builtOf } from '../state/support/built.js';
import { scriptedStage, settled, storeAfter } from './support/lab-parts.js';

function standing() {
  const store = storeAfter(actions.build({ count: 3 }, 'sentence'), actions.built(builtOf({})));
  const { stage, questions } = scriptedStage();
  return { store, questions, travel: createTravel({ store, stage, words: () => en }) };
}

test('to the next deletion: the painter knows the step', async () => {
  const { store, questions, travel } = standing();
  void travel.toDeletion(1);
  await settled();
  assert.deepEqual(questions[0]?.ask, { strategy: 'find-first', step: 0, direction: 1 });
  questions[0]?.give(4);
  await settled();
  assert.equal(store.get().playback.position, 4);
});

test('two deletions asked for at once are two deletions', async () => {
  const { store, questions, travel } = standing();
  void travel.toDeletion(1);
  void travel.toDeletion(1);
  await settled();
  assert.equal(questions.length, 1);
  questions[0]?.give(4);
  await settled();
  assert.equal(questions[1]?.ask.step, 4);
  questions[1]?.give(9);
  await settled();
  assert.equal(store.get().playback.position, 9);
});

test('to a step that there is', async () => {
  const { store, questions, travel } = standing();
  void travel.toStep(' 12 ');
  assert.deepEqual(questions[0]?.ask, { strategy: 'find-first', step: 12 });
  questions[0]?.give({});
  await settled();
  assert.equal(store.get().playback.position, 12);
});

test('what is no step is refused, and the playhead stays; a good one takes the refusal back', async () => {
  const { store, questions, travel } = standing();
  store.dispatch(actions.moveTo(7));
  void travel.toStep('many');
  assert.equal(store.get().refusals.step?.code, 'step-not-an-integer');
  assert.match(store.get().refusals.step?.message ?? '', /“many” .* from 0 to 27/);
  void travel.toStep('28');
  questions[0]?.refuse(new LabError('step-out-of-range', 'no step'));
  await settled();
  assert.deepEqual(store.get().refusals.step, { code: 'step-out-of-range', message: 'no step', typed: '28' });
  assert.equal(store.get().playback.position, 7);
  void travel.toStep('3');
  questions[1]?.give({});
  await settled();
  assert.equal(store.get().refusals.step, undefined);
});

test('a later way overtakes an earlier one that is answered late', async () => {
  const { store, questions, travel } = standing();
  void travel.toCall('find-first', 2);
  void travel.toCall('find-first', 3);
  questions[1]?.give(20);
  questions[0]?.give(10);
  await settled();
  assert.equal(store.get().playback.position, 20);
  void travel.toCall('find-first', 1);
  travel.toEnd();
  questions[2]?.give(0);
  await settled();
  assert.equal(store.get().playback.position, 27);
});

test('a way through a dictionary that no longer stands is lost', async () => {
  const { store, questions, travel } = standing();
  void travel.toCall('find-first', 2);
  store.dispatch(actions.build({ count: 5 }, 'sentence'));
  store.dispatch(actions.built(builtOf({ id: 2 })));
  questions[0]?.give(10);
  await settled();
  assert.equal(store.get().playback.position, 0);
});

test('when the painter dies under way, that is told', async () => {
  const { store, questions, travel } = standing();
  void travel.toDeletion(-1);
  await settled();
  questions[0]?.refuse(new LabError('engine-failed', 'gone'));
  await settled();
  assert.equal(store.get().failure?.message, 'gone');
});

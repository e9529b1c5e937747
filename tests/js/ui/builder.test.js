import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { LabError } from '../../../www/engine/lab-error.js';
import { actions } from '../../../www/state/actions.js';
import { firstSource } from '../../../www/state/sources.js';
import { followBuilds } from '../../../www/ui/effects/builder.js';
import { builtOf } from '../state/support/built.js';
import { scriptedStage, settled, storeAfter } from './support/lab-parts.js';

const three = Object.freeze({ count: 3 });
const five = Object.freeze({ count: 5 });
const none = new LabError('count-out-of-range', '0 names');

function follow() {
  const store = storeAfter();
  const { stage, builds } = scriptedStage();
  const stop = followBuilds({ store, stage });
  return { store, builds, stop };
}

test('what is asked for is built and then stands', async () => {
  const { store, builds } = follow();
  store.dispatch(actions.build(three, 'sentence'));
  assert.equal(builds[0]?.source, three);
  builds[0]?.give(builtOf({}));
  await settled();
  assert.equal(store.get().standing?.source, three);
});

test('the latest wins: the one before is told to stop, and its result is of no use', async () => {
  const { store, builds } = follow();
  store.dispatch(actions.build(three, 'sentence'));
  store.dispatch(actions.build(five, 'sentence'));
  assert.equal(builds[0]?.signal.aborted, true);
  builds[0]?.give(builtOf({ id: 1 }));
  builds[1]?.give(builtOf({ id: 2 }));
  await settled();
  assert.equal(store.get().standing?.built.id, 2);
});

test('one that is stopped by the reader is given up without a word', async () => {
  const { store, builds } = follow();
  store.dispatch(actions.build(three, 'sentence'));
  store.dispatch(actions.stopBuilding());
  assert.equal(builds[0]?.signal.aborted, true);
  builds[0]?.refuse(new DOMException('stopped', 'AbortError'));
  await settled();
  assert.deepEqual(store.get().refusals, {});
});

test('a refusal stands beside the input that asked, with what was asked', async () => {
  const { store, builds } = follow();
  store.dispatch(actions.build(three, 'sentence'));
  builds[0]?.give(builtOf({}));
  await settled();
  store.dispatch(actions.build({ names: ['id', 'id'] }, 'names'));
  builds[1]?.refuse(new LabError('name-duplicate', 'twice'));
  await settled();
  assert.deepEqual(store.get().refusals.names, { code: 'name-duplicate', message: 'twice', typed: 'id\nid' });
  assert.equal(store.get().standing?.source, three);
  assert.equal(builds.length, 2);
});

test('an address that is refused leaves its sentence, and the first dictionary is shown', async () => {
  const { store, builds } = follow();
  store.dispatch(actions.build({ count: 0 }, 'sentence'));
  builds[0]?.refuse(none);
  await settled();
  assert.equal(builds[1]?.source, firstSource);
  builds[1]?.give(builtOf({}));
  await settled();
  assert.equal(store.get().standing?.source, firstSource);
  assert.equal(store.get().refusals.sentence?.message, '0 names');
});

test('when not even that can be built, the failure is told and nothing is tried for ever', async () => {
  const { store, builds } = follow();
  store.dispatch(actions.build(firstSource, 'address'));
  builds[0]?.refuse(new LabError('engine-load-failed', 'no engine'));
  await settled();
  assert.equal(store.get().failure?.code, 'engine-load-failed');
  assert.equal(builds.length, 1);
});

test('the reader is told after 300 ms, not before', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const { store } = follow();
  store.dispatch(actions.build(three, 'sentence'));
  mock.timers.tick(299);
  assert.equal(store.get().pending?.slow, false);
  mock.timers.tick(1);
  assert.equal(store.get().pending?.slow, true);
  mock.timers.reset();
});

test('its end gives up what is under way', () => {
  const { store, builds, stop } = follow();
  store.dispatch(actions.build(three, 'sentence'));
  stop();
  assert.equal(builds[0]?.signal.aborted, true);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LabError } from '../../../www/engine/lab-error.js';
import { actions } from '../../../www/state/actions.js';
import { createRecovery } from '../../../www/ui/effects/recovery.js';
import { builtOf } from '../state/support/built.js';
import { storeAfter } from './support/lab-parts.js';

const died = new LabError('engine-failed', 'gone');
const source = Object.freeze({ count: 3 });
const standing = () => storeAfter(actions.build(source, 'sentence'), actions.built(builtOf({})));

test('what stood is built again, and the failure is told', () => {
  const store = standing();
  createRecovery(store)(died);
  assert.equal(store.get().failure?.message, 'gone');
  assert.equal(store.get().pending?.source, source);
  store.dispatch(actions.built(builtOf({ id: 2 })));
  assert.equal(store.get().failure?.message, 'gone', 'told until the reader goes on');
});

test('what was being built is refused where it was asked for', () => {
  const store = standing();
  store.dispatch(actions.build({ count: 2_000_000 }, 'chooser'));
  createRecovery(store)(died);
  assert.equal(store.get().refusals.chooser?.message, 'gone');
  assert.equal(store.get().pending?.source, source);
});

test('a second death in a row is told and not answered', () => {
  const store = standing();
  const recover = createRecovery(store);
  recover(died);
  store.dispatch(actions.built(builtOf({ id: 2 })));
  recover(died);
  assert.equal(store.get().pending, null);
});

test('a mistake of the program is thrown on', () => {
  assert.throws(() => createRecovery(standing())(new TypeError('mistake')), TypeError);
});

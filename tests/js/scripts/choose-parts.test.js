import assert from 'node:assert/strict';
import test from 'node:test';

import { chooseParts } from '../../../scripts/test/choose-parts.js';

const ALL = ['rust', 'js', 'e2e'];

test('without a choice all parts run', () => {
  assert.deepEqual(chooseParts([], ALL), ALL);
});

test('chosen parts run in their own order', () => {
  assert.deepEqual(chooseParts(['--only', 'e2e', '--only', 'rust'], ALL), ['rust', 'e2e']);
});

test('what is no choice is refused by name', () => {
  assert.throws(() => chooseParts(['--only', 'python'], ALL), { name: 'Problem', exitCode: 2, message: /"python"/ });
  assert.throws(() => chooseParts(['--only'], ALL), { name: 'Problem', exitCode: 2, message: /needs a name/ });
  assert.throws(() => chooseParts(['--fast'], ALL), { name: 'Problem', exitCode: 2, message: /"--fast"/ });
});

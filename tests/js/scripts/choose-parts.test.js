import assert from 'node:assert/strict';
import test from 'node:test';

import { chooseParts } from '../../../scripts/test/choose-parts.js';

const ALL = ['rust', 'js', 'e2e'];

test('without a choice all parts run', () => {
  assert.deepEqual(chooseParts([], ALL, 'npm test'), ALL);
});

test('chosen parts run in their own order', () => {
  assert.deepEqual(chooseParts(['--only', 'e2e', '--only', 'rust'], ALL, 'npm test'), ['rust', 'e2e']);
});

test('what is no choice is refused by name', () => {
  assert.throws(() => chooseParts(['--only', 'python'], ALL, 'npm test'), { name: 'Problem', exitCode: 2, message: /"python"/ });
  assert.throws(() => chooseParts(['--only'], ALL, 'npm test'), { name: 'Problem', exitCode: 2, message: /needs a name/ });
  assert.throws(() => chooseParts(['--fast'], ALL, 'npm test'), { name: 'Problem', exitCode: 2, message: /"--fast"/ });
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';

import { heightIn, messageName, themeIn } from '../../../www/embed/messages.js';

test('a height is read from a message of ours', () => {
  assert.equal(heightIn({ name: messageName, height: 640 }), 640);
  assert.equal(themeIn({ name: messageName, theme: 'dark' }), 'dark');
});

test('whatever else is sent is none', () => {
  for (const height of [0, -1, NaN, Infinity, '640', null]) assert.equal(heightIn({ name: messageName, height }), null);
  assert.equal(heightIn({ name: 'other', height: 640 }), null);
  assert.equal(themeIn({ name: messageName, theme: 1 }), null);
  fc.assert(fc.property(fc.anything(), (data) => heightIn(data) === null && themeIn(data) === null), { seed: 6 });
});

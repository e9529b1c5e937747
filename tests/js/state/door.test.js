import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { formatDoor, parseDoor } from '../../../www/state/door.js';

test('a fragment names a part, and a place in it', () => {
  assert.deepEqual(parseDoor('#story'), { id: 'story', place: '' });
  assert.deepEqual(parseDoor('#lesson/jump'), { id: 'lesson', place: 'jump' });
  assert.deepEqual(parseDoor('#lesson/a%2Fb'), { id: 'lesson', place: 'a/b' });
  for (const none of ['', '#', '#7', '#a b', '#Story/']) assert.equal(parseDoor(none), null, none);
});

test('half a percent code stays as it was typed', () => {
  assert.deepEqual(parseDoor('#lesson/50%'), { id: 'lesson', place: '50%' });
});

test('what was written is read again', () => {
  assert.equal(formatDoor(null), '');
  assert.equal(formatDoor({ id: 'story', place: '' }), '#story');
  fc.assert(fc.property(fc.constantFrom('story', 'lesson', 'else-where'), fc.string({ unit: 'grapheme' }), (id, place) => {
    assert.deepEqual(parseDoor(formatDoor({ id, place })), { id, place });
  }), { seed: 7 });
});

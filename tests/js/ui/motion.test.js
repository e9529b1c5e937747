import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { mostBySlider, mostNames } from '../../../www/state/limits.js';
import { loadEngine } from '../../../www/engine/index.js';
import { families } from '../../../www/state/sources.js';
import { callKey, callUnderWay } from '../../../www/ui/area/call-key.js';
import { draggedCount } from '../../../www/ui/sentence/drag.js';
import { scrubKey, scrubPosition } from '../../../www/ui/transport/scrub-motion.js';

test('a drag of 400 pixels spans the slider, small ones meet each number, and back is back', () => {
  assert.equal(draggedCount(300, 0, mostBySlider), 300);
  assert.equal(draggedCount(300, 1, mostBySlider), 301);
  assert.equal(draggedCount(300, -1, mostBySlider), 299);
  assert.equal(draggedCount(1, 400, mostBySlider), mostBySlider);
  fc.assert(fc.property(fc.integer({ min: 1, max: mostBySlider }), fc.integer({ min: -2000, max: 2000 }), (start, pixels) => {
    const count = draggedCount(start, pixels, mostBySlider);
    assert.ok(Number.isInteger(count) && count >= 1 && count <= mostBySlider);
    assert.ok(draggedCount(start, pixels + 1, mostBySlider) >= count);
  }));
});

test('a scrub bar reaches both ends exactly, whatever the length', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 2 ** 53 - 1 }), fc.double({ min: -1, max: 2, noNaN: true }), (length, share) => {
    assert.equal(scrubPosition(1, length), length);
    assert.equal(scrubPosition(0, length), 0);
    const position = scrubPosition(share, length);
    assert.ok(Number.isSafeInteger(position) && position >= 0 && position <= length);
  }));
});

test('keys on the scrub bar', () => {
  const length = 1e13;
  assert.equal(scrubKey('ArrowRight', 5e12, length), 5e12 + 1);
  assert.equal(scrubKey('ArrowDown', 0, length), 0);
  assert.equal(scrubKey('PageUp', 0, length), length / 20);
  assert.equal(scrubKey('Home', 7, length), 0);
  assert.equal(scrubKey('End', 7, length), length);
  assert.equal(scrubKey('x', 7, length), null);
});

test('keys on the staircase go from call to call', () => {
  assert.equal(callKey('ArrowDown', 1, 300), 2);
  assert.equal(callKey('ArrowUp', 1, 300), 1);
  assert.equal(callKey('PageDown', 1, 300), 16);
  assert.equal(callKey('End', 1, 300), 300);
  assert.equal(callKey('Home', 17, 300), 1);
  assert.equal(callKey('ArrowDown', 1, 0), null);
  assert.equal(callKey('x', 1, 300), null);
});

test('between two calls, the one that comes next is under way', () => {
  const frame = (/** @type {object} */ wanted) => /** @type {any} */ ({ phase: 'scan', call: 17, ...wanted });
  assert.equal(callUnderWay(frame({}), 300), 17);
  assert.equal(callUnderWay(frame({ phase: 'delete' }), 300), 18);
  assert.equal(callUnderWay(frame({ phase: 'ready', call: 0 }), 300), 1);
  assert.equal(callUnderWay(frame({ phase: 'delete', call: 300 }), 300), 300);
  assert.equal(callUnderWay(frame({ phase: 'done', call: 300 }), 300), 300);
});

test('the page knows the limits and the families of the engine', async () => {
  const engine = await loadEngine();
  assert.equal(mostNames, engine.maxCount);
  assert.deepEqual([...families].sort(), [...engine.families].sort());
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { executing, programOf } from '../../../www/state/code.js';

/** @param {object} wanted @returns {import('../../../www/engine/types.js').Frame} */
const frame = (wanted) => ({
  step: 1, phase: 'scan', call: 1, cursor: 0, array: 'table', left: 1, examined: 1, deleted: 0,
  freed: 0, part: null, resizePosition: 0, words: 0, batches: 0, ...wanted,
});

test('each kind of step marks the line that does it', () => {
  const program = programOf('find-first', false);
  assert.deepEqual(executing(frame({ phase: 'ready' }), program), ['loop']);
  assert.deepEqual(executing(frame({ phase: 'scan' }), program), ['look']);
  assert.deepEqual(executing(frame({ phase: 'delete' }), program), ['delete']);
  assert.deepEqual(executing(frame({ phase: 'free', part: 'bits' }), program), ['bits']);
  assert.deepEqual(executing(frame({ phase: 'done', part: 'header' }), program), ['header']);
});

test('with a resize in flight the deletion moves a batch, and bulk frees two arrays more', () => {
  assert.deepEqual(executing(frame({ phase: 'delete' }), programOf('find-first', true)), ['delete', 'move']);
  assert.equal(programOf('bulk', true).length, 6);
  assert.equal(programOf('bulk', false).length, 4);
});

test('every line that is marked is in the program', () => {
  for (const inFlight of [false, true]) {
    for (const strategy of /** @type {const} */ (['find-first', 'bulk'])) {
      const program = programOf(strategy, inFlight);
      const ids = program.map(({ id }) => id);
      assert.equal(new Set(ids).size, ids.length);
      for (const part of ids.slice(-4)) {
        for (const id of executing(frame({ phase: 'free', part }), program)) assert.ok(ids.includes(id));
      }
    }
  }
});

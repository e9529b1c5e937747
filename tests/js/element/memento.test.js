import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readAttributes } from '../../../www/element/attributes.js';
import { amended, mementoOf } from '../../../www/element/memento.js';
import { initialState } from '../../../www/state/initial.js';
import { builtOf } from '../state/support/built.js';

/** @import { AttributeName } from '../../../www/element/attributes.js' */

/** @type {import('../../../www/state/types.js').Wishes} */
const wished = { source: { count: 8 }, step: '5', speed: null, clock: 'steps', theme: 'auto', lesson: null, language: null, complaints: [] };

/** @param {object} playback */
const standing = (playback) => ({
  ...initialState(),
  standing: { source: { count: 106 }, built: builtOf({}) },
  playback: { ...initialState().playback, ...playback },
});

/** @param {Record<string, string>} attributes */
const read = (attributes) => readAttributes((name) => attributes[name] ?? null);
const changed = (/** @type {AttributeName[]} */ ...names) => new Set(names);

test('a lab in which nothing stands yet leaves what it was asked for', () => {
  assert.deepEqual(mementoOf(initialState(), wished), { wishes: wished, playing: false });
});

test('a lab leaves its dictionary, its step, its speed, and whether it plays', () => {
  const { wishes, playing } = mementoOf(standing({ position: 900, playing: true, gathering: false, speed: 40, clock: 'time' }), wished);
  assert.deepEqual(wishes, { source: { count: 106 }, step: '900', speed: 40, clock: 'time', theme: 'auto', lesson: null, language: 'en', complaints: [] });
  assert.equal(playing, true);
  assert.equal(mementoOf(standing({}), wished).wishes.step, null);
});

test('a lab leaves the step of its lesson; another step that the attributes say goes over it', () => {
  const lesson = { step: 4, only: true, predictFirst: true };
  const kept = mementoOf({ ...standing({}), lesson: { ...lesson, away: true, turn: 7, set: 7, answers: {}, source: null } }, wished);
  assert.deepEqual(kept.wishes.lesson, lesson);
  const settings = read({ view: 'lesson', lesson: '9' });
  assert.deepEqual(amended(kept, settings, changed('theme'))?.wishes.lesson, lesson);
  assert.deepEqual(amended(kept, settings, changed('lesson'))?.wishes.lesson, { step: 9, only: false, predictFirst: false });
});

test('only what attributes say anew goes over what was kept', () => {
  const kept = mementoOf(standing({ position: 900 }), wished);
  const settings = read({ fields: '8', step: '3', theme: 'dark' });
  assert.deepEqual(amended(kept, settings, changed('view')), kept);
  assert.deepEqual(amended(kept, settings, changed('theme'))?.wishes, { ...kept.wishes, theme: 'dark' });
  assert.equal(amended(kept, settings, changed('step'))?.wishes.step, '3');
  assert.equal(amended(null, settings, changed('step')), null);
});

test('another dictionary begins at its start, unless a step is said too', () => {
  const kept = mementoOf(standing({ position: 900 }), wished);
  const settings = read({ fields: '8', step: '3' });
  const { source, step } = amended(kept, settings, changed('fields'))?.wishes ?? wished;
  assert.deepEqual({ source, step }, { source: { family: 'field', count: 8 }, step: null });
  assert.equal(amended(kept, settings, changed('fields', 'step'))?.wishes.step, '3');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { formatAddress, parseAddress } from '../../../www/state/address.js';
import { firstSource } from '../../../www/state/sources.js';
import { initialState } from '../../../www/state/initial.js';
import { fastest, slowest } from '../../../www/state/speed.js';
import { builtOf } from './support/built.js';

/** @param {{source?: any, playback?: object, theme?: any}} wanted */
function stateWith({ source = firstSource, playback = {}, theme = 'auto' }) {
  const state = initialState();
  return {
    ...state,
    standing: { source, built: builtOf({}) },
    playback: { ...state.playback, ...playback },
    screen: { ...state.screen, theme },
  };
}

test('an address says nothing of what goes without saying', () => {
  assert.equal(formatAddress(stateWith({}), ''), '');
  assert.equal(formatAddress(initialState(), ''), '');
});

test('what is written is read back', () => {
  const plain = { noNullPrototype: true };
  const families = fc.constantFrom('field', 'f', 'padded', 'snake', 'cyrillic', 'hex', 'collide');
  const sources = fc.oneof(
    fc.record({ family: families, count: fc.integer({ min: 1, max: 2_000_000 }) }, plain),
    fc.record({ names: fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
      .filter((name) => !/[\r\n]/.test(name)), { minLength: 1, maxLength: 20 }) }, plain),
  );
  const playbacks = fc.record({
    position: fc.integer({ min: 0, max: 2 ** 53 - 1 }),
    speed: fc.double({ min: slowest, max: fastest, noNaN: true }),
    gathering: fc.boolean(),
    clock: fc.constantFrom('steps', 'time'),
  }, plain);
  fc.assert(fc.property(sources, playbacks, fc.constantFrom('auto', 'light', 'dark'), (source, playback, theme) => {
    const wishes = parseAddress(formatAddress(stateWith({ source, playback, theme }), ''));
    assert.deepEqual(wishes.source ?? firstSource, source);
    assert.equal(wishes.step, playback.position > 0 ? String(playback.position) : null);
    assert.equal(wishes.speed, playback.gathering ? null : playback.speed);
    assert.equal(wishes.clock, playback.clock);
    assert.equal(wishes.theme, theme);
    assert.deepEqual(wishes.complaints, []);
  }));
});

test('the step is written while the playhead stands, not while it runs', () => {
  const running = stateWith({ playback: { position: 7, playing: true } });
  assert.equal(formatAddress(running, ''), '');
});

test('parameters of others stay', () => {
  const state = stateWith({ source: { family: 'field', count: 8 } });
  assert.equal(formatAddress(state, '?chart=log&fields=3'), '?chart=log&fields=8');
});

test('a long list of names stays out of the address', () => {
  const names = Array.from({ length: 500 }, (_, index) => `column_${index}`);
  assert.equal(formatAddress(stateWith({ source: { names } }), ''), '');
});

test('counts and families go to the engine as they stand, which refuses them with its own sentence', () => {
  assert.deepEqual(parseAddress('?fields=many').source, { family: 'field', count: 'many' });
  assert.deepEqual(parseAddress('?fields=-1&family=none').source, { family: 'none', count: -1 });
  assert.deepEqual(parseAddress('?family=hex').source, { family: 'hex', count: firstSource.count });
});

test('what means nothing is named', () => {
  const { complaints, clock, speed, theme } = parseAddress('?speed=fast&clock=sand&theme=pink');
  assert.deepEqual(complaints, [
    { parameter: 'speed', value: 'fast' },
    { parameter: 'clock', value: 'sand' },
    { parameter: 'theme', value: 'pink' },
  ]);
  assert.deepEqual([clock, speed, theme], ['steps', null, 'auto']);
  assert.equal(parseAddress('?speed=1e12').complaints.length, 1);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HEAT_LEVELS, PALETTE_SIZE, STATE_COUNT, isDirty, isTombstone, kindOf, lookAt, lookIndex } from '../../../www/draw/bucket-state.js';
import { coloursFrom, rgbColours } from '../../../www/draw/colours.js';
import { buildPalette, colourOf, lookPalette, mix, pixelOf } from '../../../www/draw/palette.js';

/** @param {string} hex @returns {import('../../../www/draw/types.js').Rgb} */
const toRgb = (hex) => {
  const channel = (/** @type {number} */ at) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
};

/** @type {Record<string, string>} */
const tokens = {
  ground: '#ffffff', empty: '#eeece6', live: '#2f3a4a', gone: '#a39c8e', dirty: '#6f9bd1', tombstone: '#7a7366',
  freed: '#d8d4ca', cursor: '#111111', scan: '#f0e442', 'heat-from': '#fbe4d5', 'heat-to': '#d55e00', text: '#222222',
  'strategy-find-first': '#d55e00', 'strategy-word-scan': '#e69f00', 'strategy-first-hint': '#cc79a7',
  'strategy-cursor': '#009e73', 'strategy-bulk': '#0072b2',
};
const theme = coloursFrom((name) => tokens[name] ?? '');
const colours = rgbColours(theme, toRgb);

test('a state byte is a kind and a dirty bit', () => {
  const said = Array.from({ length: STATE_COUNT }, (_, state) => `${kindOf(state)} ${isDirty(state)} ${isTombstone(state)}`);
  assert.deepEqual(said, [
    'empty false false', 'empty true false', 'live false false', 'live true false',
    'gone false false', 'gone true true', 'freed false false', 'freed true false',
  ]);
  assert.throws(() => kindOf(8), /0 to 7, not 8/);
});

test('every look has a place of its own in the palette', () => {
  for (let index = 0; index < PALETTE_SIZE; index += 1) assert.equal(lookIndex(lookAt(index)), index);
  assert.equal(lookIndex({ state: STATE_COUNT - 1, inScan: true, level: HEAT_LEVELS - 1 }), PALETTE_SIZE - 1);
});

test('a theme is read by hyphenated names, and a missing one is named', () => {
  assert.equal(theme.heatFrom, '#fbe4d5');
  assert.equal(theme.strategy.bulk, '#0072b2');
  assert.throws(() => coloursFrom((name) => (name === 'heat-to' ? ' ' : '#000')), /heat-to/);
});

test('pixels are opaque, red first', () => {
  const bytes = new Uint8Array(Uint32Array.of(pixelOf([1, 2, 3])).buffer);
  assert.deepEqual([...bytes], [1, 2, 3, 255]);
  assert.deepEqual(mix([0, 100, 200], [100, 0, 200], 0.25), [25, 75, 200]);
});

test('the palette holds the colour of every look; the look palette holds places', () => {
  const palette = buildPalette(colours);
  assert.equal(palette.length, PALETTE_SIZE);
  palette.forEach((pixel, index) => assert.equal(pixel, pixelOf(colourOf(colours, lookAt(index)))));
  lookPalette().forEach((pixel, index) => assert.equal(pixel, index));
});

test('an empty bucket gets hotter from level to level', () => {
  const levels = Array.from({ length: HEAT_LEVELS - 1 }, (_, level) => colourOf(colours, { state: 0, inScan: false, level: level + 1 }));
  assert.deepEqual(levels[0], colours.heatFrom);
  assert.deepEqual(levels.at(-1), colours.heatTo);
  assert.equal(new Set(levels.map(String)).size, levels.length);
});

test('what is freed looks the same wherever a scan has been', () => {
  const cold = String(colourOf(colours, { state: 6, inScan: false, level: 0 }));
  for (let index = lookIndex({ state: 6, inScan: false, level: 0 }); index < PALETTE_SIZE; index += 1) {
    assert.equal(String(colourOf(colours, lookAt(index))), cold);
  }
});

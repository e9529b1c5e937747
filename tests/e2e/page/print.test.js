import assert from 'node:assert/strict';

import { test } from '../support/test.js';
import { usePage } from './support/page.js';

const page = usePage();

/** @param {string} selector */
const isShown = (selector) => page.run('return document.querySelector(arguments[0]).checkVisibility()', selector);
/** @param {string} selector @param {string} property */
const styled = (selector, property) => page.run('return getComputedStyle(document.querySelector(arguments[0]))[arguments[1]]', selector, property);

test('in print, what is read is dark on white, its colours are kept, and nothing is left to press', async () => {
  await page.browser().become({ width: 1280, colorScheme: 'dark' });
  await page.openAt(300, 1000);
  await page.browser().become({ medium: 'print' });
  assert.deepEqual(await Promise.all(['.transport', '.settings', '.zoom', '.presets', '#theme'].map(isShown)), [false, false, false, false, false]);
  assert.deepEqual(await Promise.all(['.sentence', '.grid', '.status', '.staircase-picture', '.program'].map(isShown)), [true, true, true, true, true]);
  assert.deepEqual([await styled('#lab', 'backgroundColor'), await styled('#lab', 'colorScheme')], ['rgb(255, 255, 255)', 'light']);
  assert.equal(await styled('.program-line', 'printColorAdjust'), 'exact');
  await page.browser().become({ medium: 'screen', colorScheme: 'light' });
  assert.equal(await isShown('.transport'), true);
});

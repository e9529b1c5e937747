import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';

import { FINE_CLOCK } from '../support/fine-clock.js';
import { useElements } from './support/elements.js';

const page = useElements({ headers: FINE_CLOCK });
beforeEach(() => page.open());

const phaseOf = (/** @type {string} */ id) => page.inside(id, '.profile-status', 'return it?.dataset.phase');

test('view="profile" measures where the time goes for its fields, in its own colours', async () => {
  await page.add('one', { view: 'profile', fields: '2156' });
  await page.until('the profile', async () => (await phaseOf('one')) === 'done');
  await page.until('the sentence', () => page.inside('one', '[data-profile-sentence]', 'return /^With 2,156 fields/.test(it?.textContent)'));
  assert.ok(await page.inside('one', '[data-side="before"] [data-frame="loop"]', 'return it !== null'));
  const colours = await page.inside('one', '.profile-pictures', `
    return ['before', 'after'].map((side) => getComputedStyle(it.querySelector('[data-side=' + side + '] [data-frame=close] .frame-piece')).fill)`);
  assert.notEqual(colours[0], colours[1]);
  assert.deepEqual(await page.browser().complaints(), []);
});

test('names of its own are what it measures, and another list is followed', async () => {
  await page.add('one', { view: 'profile', names: 'id\nowner\nsum\nwhen' });
  const of = () => page.inside('one', '[data-profile-of]', 'return it?.textContent');
  await page.until('the profile', async () => (await phaseOf('one')) === 'done');
  assert.match(await of(), /^This profile is of your own format of 4 names/);
  assert.match(await page.inside('one', '[data-profile-sentence]', 'return it.textContent'), /^With 4 fields/);
  await page.run('document.getElementById("one").names = ["id", "owner", "sum"]');
  await page.until('the other list', async () => /^This profile is of your own format of 3 names/.test(await of()));
  await page.until('3 fields', () => page.inside('one', '[data-profile-sentence]', 'return /^With 3 fields/.test(it?.textContent)'));
});

test('another number of fields is followed', async () => {
  await page.add('one', { view: 'profile', fields: '500' });
  await page.until('the profile', async () => (await phaseOf('one')) === 'done');
  await page.run('document.getElementById("one").fields = 700');
  await page.until('700 fields', () => page.inside('one', '[data-profile-sentence]', 'return /^With 700 fields/.test(it?.textContent)'));
});

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';

import { useElements } from './support/elements.js';

const page = useElements();
beforeEach(() => page.open());

test('an element speaks the language of its attribute, and keeps its step when that changes', async () => {
  await page.add('one', { view: 'grid', fields: '106', step: '900', lang: 'ru' });
  await page.untilStep('one', 900);
  assert.equal(await page.inside('one', '.lab', 'return it.lang'), 'ru');
  assert.equal(await page.inside('one', '.pane-find-first .pane-title', 'return it.textContent'), 'Поиск первой');
  assert.match(await page.inside('one', 'slot', 'return it.textContent'), /^Два способа/);
  await page.run('document.getElementById("one").lang = "en"');
  await page.until('English', async () => (await page.inside('one', '.lab', 'return it?.lang')) === 'en');
  await page.untilStep('one', 900);
  assert.equal(await page.inside('one', '.pane-find-first .pane-title', 'return it.textContent'), 'Find first');
  assert.deepEqual(await page.browser().complaints(), []);
});

test('two elements of one page each speak their own language', async () => {
  await page.add('one', { view: 'grid', fields: '8', lang: 'ru' });
  await page.add('two', { view: 'grid', fields: '8' });
  await page.untilPainted('one');
  await page.untilPainted('two');
  const title = (/** @type {string} */ id) => page.inside(id, '.pane-bulk .pane-title', 'return it.textContent');
  assert.deepEqual([await title('one'), await title('two')], ['Целиком', 'Bulk']);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { useElements } from '../element/support/elements.js';
import { findings } from './support/axe.js';

const page = useElements({ reader: { reducedMotion: true } });

/** A window in which the bar that stays in view lies over nothing. */
const tall = 6000;

/** Something within each view that is there once it is shown. */
const parts = { lab: '.sentence [data-cost="bulk"]', grid: '.grid', staircase: '.staircase', chart: '.chart-picture', lesson: '[data-lesson-told]' };

for (const [view, part] of Object.entries(parts)) {
  test(`axe finds nothing in the view ${view}`, async () => {
    await page.open();
    await page.add('one', { view, fields: '106', step: '900' });
    // The page around it has what a page has to have.
    await page.run(`const main = document.createElement('main');
      main.innerHTML = '<h1>An article</h1>';
      document.body.append(main);
      main.append(document.getElementById('one'));`);
    await page.until(`the view ${view}`, () => page.inside('one', part, 'return it !== null'));
    for (const width of [1280, 390, 320]) {
      for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
        await page.browser().become({ width, height: tall, colorScheme });
        await page.until(`the ${colorScheme} theme`, async () => (await page.inside('one', '.lab', 'return it.dataset.theme')) === colorScheme);
        assert.deepEqual(await findings(page.browser().driver), [], `${width} pixels, ${colorScheme}`);
      }
    }
  });
}

test('axe finds nothing in the page of an iframe', async () => {
  for (const view of ['lab', 'grid']) {
    await page.browser().driver.get(`${page.server().url}dist/embed.html?view=${view}&fields=106&step=900`);
    await page.until('a painted grid', () => page.run('return document.querySelector("teardown-lab")?.shadowRoot?.querySelector(".pane-find-first[data-step]") != null'));
    assert.deepEqual(await findings(page.browser().driver), [], view);
  }
});

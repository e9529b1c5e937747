import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { usePage } from './support/page.js';
import { spreadScript } from './support/spread.js';

const page = usePage({ reader: { reducedMotion: true } });

/** A window of 1280 × 800 at 200 % has half as many CSS pixels each way; large letters alone leave it as wide as it is. */
const readers = [
  { how: 'a window at 200 %', width: 640, height: 400, letters: 16 },
  { how: 'letters at 200 %', width: 1280, height: 800, letters: 32 },
  { how: 'letters at 200 % on a phone', width: 390, height: 844, letters: 32 },
];

const exists = (/** @type {string} */ selector) => () => page.run('return document.querySelector(arguments[0]) !== null', selector);

/** @type {Record<string, {query: string, ready: () => Promise<unknown>}>} */
const views = {
  'the page': { query: '?fields=4306&step=700', ready: exists('.chart-picture[width]') },
  'the page in Russian': { query: '?fields=4306&step=700&lang=ru', ready: exists('.lab[lang="ru"] .chart-picture[width]') },
  'a question of the lesson': { query: '?lesson=2&lang=en', ready: exists('.lesson-field') },
  'a line over the chart': { query: '?lesson=7', ready: exists('.line-handle[transform]') },
  'a question in Russian': { query: '?lesson=6&lang=ru', ready: exists('.lab[lang="ru"] .lesson-field') },
  'the steps of the lesson': { query: '?fields=8&step=1&lang=en#lesson', ready: exists('[data-lesson-start]') },
  'the race': { query: '?fields=300&step=1#remedies', ready: exists('[data-race-slopes]') },
  'the same fault elsewhere': { query: '?fields=8&step=1#elsewhere', ready: exists('[data-elsewhere-chart] .chart-mark') },
  'the story': { query: '?fields=8&step=1#story', ready: exists('[data-story-costs]') },
};

for (const [name, { query, ready }] of Object.entries(views)) {
  for (const { how, width, height, letters } of readers) {
    test(`${how}: ${name} has nothing cut off, covered or out of reach`, async () => {
      await page.browser().become({ width, height });
      await page.open(query);
      await page.run('document.documentElement.style.fontSize = arguments[0] + "px"', letters);
      await page.run('document.getElementById("chart").scrollIntoView()');
      await page.until('what is to be seen', ready);
      assert.deepEqual(await page.run(spreadScript), { wide: 0, beyond: [], clipped: [], overlapping: [], covered: [] });
    });
  }
}

/** Whether the text of the lesson's step scrolls by itself, and whether the strip stays in view when the page scrolls. */
const strip = () => page.run(`
  const { clientHeight, scrollHeight } = document.querySelector('.lesson-scroll');
  window.scrollTo(0, 2 * innerHeight);
  const top = document.querySelector('.lesson').getBoundingClientRect().top;
  return { scrolls: scrollHeight > clientHeight, stays: top >= 0 };`);

for (const { letters, height, is } of [
  { letters: 16, height: 844, is: { scrolls: true, stays: true } },
  { letters: 32, height: 844, is: { scrolls: false, stays: false } },
  { letters: 16, height: 400, is: { scrolls: false, stays: false } },
]) {
  test(`a step of the lesson on a phone of ${height} pixels with letters of ${letters} ${is.stays ? 'is a strip that stays' : 'is as high as its text'}`, async () => {
    await page.browser().become({ width: 390, height });
    await page.open('?lesson=2&lang=en');
    await page.run('document.documentElement.style.fontSize = arguments[0] + "px"', letters);
    await page.until('a told step', exists('[data-lesson-told]'));
    await page.until(`what a strip is: ${JSON.stringify(is)}`, async () => isDeepStrictEqual(await strip(), is));
  });
}

test('what is wrong is found', async () => {
  await page.browser().become({ width: 640, height: 400 });
  await page.open('?fields=8&step=1');
  await page.run(`document.getElementById('lab').insertAdjacentHTML('beforeend', \`<div style="position:relative">
    <p style="position:absolute;width:900px">wide</p><p style="overflow:hidden;width:20px;white-space:nowrap">clipped text</p>
    <button style="position:absolute;top:0;left:0">under</button><button style="position:absolute;top:0;left:0">over</button></div>\`)`);
  const { wide, ...found } = /** @type {Record<string, any>} */ (await page.run(spreadScript));
  assert.ok(wide > 0);
  assert.deepEqual(found, { beyond: ['p wide'], clipped: ['p clipped text'], overlapping: ['button under and button over'], covered: ['button under'] });
});

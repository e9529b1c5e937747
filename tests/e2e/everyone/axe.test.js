import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Key, usePage } from '../page/support/page.js';
import { findings } from './support/axe.js';

// What moves or fades is at its end at once, so that contrast is that of what is read.
const page = usePage({ reader: { reducedMotion: true } });

const untilTold = () => page.until('a told step', () => page.run('return document.querySelector("[data-lesson-told]") !== null'));
const untilDrawn = () => page.until('a chart to draw in', () => page.run('return document.querySelector(".line-handle[transform]") !== null'));
const sizes = [1280, 390, 320];
const themes = /** @type {const} */ (['light', 'dark']);

/** A window in which the bar that stays in view lies over nothing: what it covers is scrolled to. */
const tall = 6000;

/** @type {Record<string, {query: string, ready: () => Promise<unknown>}>} */
const views = {
  'the page, with its chart': {
    query: '?fields=4306&step=700',
    async ready() {
      await page.run('document.getElementById("chart").scrollIntoView()');
      await page.until('the chart', () => page.attribute('.chart-picture', 'width'));
    },
  },
  'the page while it plays': {
    query: '?fields=300&speed=1',
    async ready() {
      await page.click('[data-do="play"]');
      await page.until('that it plays', page.isPlaying);
    },
  },
  'the page in Russian': { query: '?fields=2156&step=700&lang=ru', ready: () => page.until('Russian', async () => (await page.attribute('#lab', 'lang')) === 'ru') },
  'the page with refusals and complaints': {
    query: '?fields=0&speed=fast&lang=en#nowhere',
    ready: () => page.until('the refusal', () => page.attribute('[data-refusal="sentence"]', 'data-code')),
  },
  'own names and their costs': {
    query: '?names=id%0Aname&step=1',
    ready: () => page.until('the costs', () => page.run('return document.querySelector("[data-costs] table") !== null')),
  },
  'the keys': {
    query: '?fields=8&step=1',
    async ready() {
      await page.click('[data-do="help"]');
      await page.until('the sheet', () => page.run('return !document.getElementById("help").hidden'));
    },
  },
  'the share sheet': {
    query: '?fields=8&step=1',
    async ready() {
      await page.click('[data-do="share"]');
      await page.until('lines', () => page.text('[data-share="permalink"]'));
    },
  },
  'the story': { query: '?fields=8&step=1#story', ready: () => page.until('the story', () => page.text('[data-story-costs]')) },
  'the story in Russian': { query: '?fields=8&step=1&lang=ru#story', ready: () => page.until('the story', () => page.text('[data-story-costs]')) },
  'a step of the lesson': { query: '?lesson=1&lang=en', ready: untilTold },
  'a question for a bucket': { query: '?lesson=2', ready: untilTold },
  'a line to draw, in Russian': { query: '?lesson=5&lang=ru', ready: untilTold },
  'a line over the chart': { query: '?lesson=7&lang=en', ready: untilDrawn },
  'a line beside the curve': {
    query: '?lesson=7&lang=en',
    async ready() {
      await untilDrawn();
      await page.press('[data-handle="2"]', Key.ARROW_UP);
      await page.click('[data-lesson-do="commit"]');
      await page.until('a verdict', () => page.attribute('.lesson-verdict', 'data-verdict'));
      await page.run('document.querySelector(".line-numbers").open = true');
    },
  },
  'an answered question': {
    query: '?lesson=6&predict=first&lang=en',
    async ready() {
      await untilTold();
      await page.press('.lesson-field', '450000', Key.ENTER);
      await page.until('a verdict', () => page.attribute('.lesson-verdict', 'data-verdict'));
      await page.run('document.querySelector(".lesson-teacher").open = true');
    },
  },
  'a lesson that waits': {
    query: '?lesson=3',
    async ready() {
      await untilTold();
      await page.click('[data-lesson-do="leave"]');
      await page.until('the line', () => page.run('return !document.querySelector(".lesson-waiting").hidden'));
    },
  },
  'the contents of the lesson': { query: '?fields=8&step=1#lesson', ready: () => page.until('its steps', () => page.run('return document.querySelector("[data-lesson-start]") !== null')) },
  'the race of all strategies': {
    query: '?fields=300&step=1#remedies',
    ready: () => page.until('five lanes and their exact slopes', () => page.run(
      'return document.querySelectorAll(".race [data-lane][data-step]").length === 5 && document.querySelector("[data-race-slopes] caption")?.textContent')),
  },
  elsewhere: { query: '?fields=8&step=1&lang=en#elsewhere', ready: () => page.until('marks', () => page.run('return document.querySelector("[data-elsewhere-chart] .chart-mark") !== null')) },
};

test('what is wrong is found', async () => {
  await page.open('?fields=8&step=1');
  await page.run('document.getElementById("lab").insertAdjacentHTML("beforeend", "<p style=\\"color:#999;background:#aaa\\">pale</p><button></button>")');
  const found = (await findings(page.browser().driver)).map((line) => line.split(':')[0]);
  assert.deepEqual([...new Set(found)].sort(), ['button-name', 'color-contrast', 'target-size']);
});

for (const [name, { query, ready }] of Object.entries(views)) {
  test(`axe finds nothing: ${name}`, async () => {
    await page.open(query);
    await ready();
    for (const width of sizes) {
      for (const colorScheme of themes) {
        await page.browser().become({ width, height: tall, colorScheme });
        await page.until(`the ${colorScheme} theme`, async () => (await page.attribute('#lab', 'data-theme')) === colorScheme);
        const where = `${width} pixels, ${colorScheme}`;
        assert.deepEqual(await findings(page.browser().driver), [], where);
        const [needed, given] = /** @type {number[]} */ (await page.run('return [document.documentElement.scrollWidth, document.documentElement.clientWidth]'));
        assert.ok(Number(needed) <= Number(given), `${where}: ${needed} pixels wide`);
      }
    }
  });
}

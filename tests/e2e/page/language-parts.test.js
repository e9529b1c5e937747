import assert from 'node:assert/strict';
import { test } from 'node:test';
import { enBuilding } from '../../../www/words/en-building.js';
import { enChart } from '../../../www/words/en-chart.js';
import { enElsewhere } from '../../../www/words/en-elsewhere.js';
import { enFormat } from '../../../www/words/en-format.js';
import { enLesson } from '../../../www/words/en-lesson.js';
import { enOperations } from '../../../www/words/en-operations.js';
import { enOwning } from '../../../www/words/en-owning.js';
import { enProfile } from '../../../www/words/en-profile.js';
import { remediesWords } from '../../../www/words/en-remedies.js';
import { shareWords } from '../../../www/words/en-share.js';
import { enStory } from '../../../www/words/en-story.js';
import { en } from '../../../www/words/en.js';
import { FINE_CLOCK } from '../support/fine-clock.js';
import { usePage } from './support/page.js';
import { findEnglish } from './support/russian.js';
import { findSentences, sentencesIn } from './support/sentences.js';

const page = usePage({ reader: { reducedMotion: true }, server: { headers: FINE_CLOCK } });
const value = (/** @type {string} */ selector) => page.run('return document.querySelector(arguments[0])?.value ?? null', selector);
/** Scrolls until something stands: what is above a part may still grow. @param {string} selector @param {() => Promise<unknown>} stands */
const approach = (selector, stands) => page.until(`what comes in ${selector}`, async () => {
  await page.run('document.querySelector(arguments[0])?.scrollIntoView()', selector);
  return stands();
});
const all = async (/** @type {string} */ selector, /** @type {string} */ what) =>
  /** @type {any[]} */ (await page.run(`return [...document.querySelectorAll(arguments[0])].map((element) => ${what})`, selector));

/**
 * A part whose words come with it.
 *
 * @typedef {object} LatePart
 * @property {string} at the address
 * @property {string} place the element that it is in
 * @property {unknown} words all of them, in English
 * @property {() => Promise<void>} use comes to the part, and does something to it
 * @property {() => Promise<boolean>} stands whether it is there again
 * @property {() => Promise<unknown>} [holds] what it is to keep
 */

/** What was counted last with entries that own memory. */
const owned = () => all('.owning-forms[data-owning]', 'element.dataset.count');
const bits = '?fields=106&step=3&lang=en';
const door = (/** @type {string} */ selector) => async () => Boolean(await page.text(`.room ${selector}`));

/** @type {Record<string, LatePart>} */
const parts = {
  chart: {
    at: bits, place: '#chart', words: [en.chart, enChart],
    async use() {
      await approach('#chart', () => page.attribute('[data-do="measure"]', 'data-state'));
      await page.click('#chart label[for$="axis-x-log"]');
    },
    stands: async () => Boolean(await page.attribute('[data-do="measure"]', 'data-state')),
    holds: () => all('#chart [id$="axis-x-log"]', 'element.checked'),
  },
  profile: {
    at: bits, place: '#profile', words: [en.profile, enProfile],
    async use() {
      await approach('#profile', () => page.attribute('.profile-status', 'data-phase'));
      await approach('.profile-icicles', async () => (await page.attribute('.profile-status', 'data-phase')) === 'done');
      await page.until('the frames', async () => Number(await page.run('return document.querySelectorAll(".icicle-frame").length')) > 10);
    },
    stands: async () => Number(await page.run('return document.querySelectorAll(".icicle-frame").length')) > 10,
    // The same widths are the same measurements.
    holds: () => all('.icicle-frame', '[element.dataset.frame, element.querySelector(".frame-piece").getAttribute("width")].join()'),
  },
  operations: {
    at: bits, place: '#operations', words: [en.cases.operations, enOperations],
    async use() {
      await approach('#operations', () => page.attribute('.tolls', 'data-count'));
      await page.run('const field = document.querySelector("[data-refused-at]"); field.value = "8"; field.dispatchEvent(new Event("change"))');
      await page.until('the counted place', async () => (await value('[data-refused-at-slider]')) === '8');
    },
    stands: async () => Boolean(await page.attribute('.tolls', 'data-count')),
    holds: () => value('[data-refused-at]'),
  },
  owning: {
    at: bits, place: '#owning', words: [en.cases.owning, enOwning],
    async use() {
      await approach('#owning', () => page.attribute('.owning-forms', 'data-count'));
      await page.click('[data-owns]');
      await page.until('the other outcomes', async () => (await owned()).length === 0);
    },
    stands: async () => Boolean(await page.attribute('.owning-forms', 'data-count')),
    holds: async () => [await owned(), await all('[data-owns]', 'element.checked')],
  },
  building: {
    at: bits, place: '#building', words: [en.building, enBuilding],
    async use() {
      await approach('#building', async () => (await all('#building [data-lane][data-step]', '1')).length === 2);
      await page.click('[data-building-preset="100"]');
      await page.until('the smaller ones', async () => (await all('[data-building-total]', 'element.textContent')).every((/** @type {string} */ total) => total.startsWith('All 100 names')));
      for (const step of [1, 2]) {
        await page.click('#building [data-do="step"]');
        await page.until(`step ${step}`, async () => (await all('#building [data-lane]', 'Number(element.dataset.step)')).every((/** @type {number} */ at) => at === step));
      }
    },
    stands: async () => (await all('#building [data-lane][data-step]', '1')).length === 2,
    holds: async () => [await all('#building [data-lane]', 'element.dataset.step'), await value('[data-building-count]')],
  },
  format: {
    at: bits, place: '.format', words: [en.format, enFormat],
    async use() {
      await page.run('const box = document.getElementById("names"); box.value = "id\\nowner\\nname"; box.dispatchEvent(new Event("input", { bubbles: true }))');
      await page.until('its cost', async () => Boolean(await page.text('.format-costs')));
    },
    stands: async () => Boolean(await page.text('.format-costs')),
    holds: () => value('#names'),
  },
  share: {
    at: bits, place: '#share', words: shareWords,
    async use() {
      await page.click('[data-do="share"]');
      await page.until('lines', () => page.text('[data-share="permalink"]'));
    },
    async stands() {
      if (!(await page.text('[data-share="permalink"]'))) await page.run('document.querySelector("[data-do=share]").click()');
      return Boolean(await page.text('[data-share="permalink"]'));
    },
  },
  remedies: {
    at: `${bits}#remedies`, place: '.room', words: [remediesWords, en.strategies, en.transport],
    async use() {
      await page.until('the slopes', door('[data-race-slopes] tbody'));
      await page.until('the lanes', async () => (await all('.race [data-lane][data-step]', '1')).length === 5);
      for (const step of [1, 2]) {
        await page.click('.race [data-do="step"]');
        await page.until(`step ${step}`, async () => (await page.attribute('.race [data-lane="find-first"]', 'data-step')) === String(step));
      }
    },
    stands: async () => (await all('.race [data-lane][data-step]', '1')).length === 5 && Boolean(await page.text('[data-race-slopes] tbody')),
    holds: () => all('.race [data-lane]', 'element.dataset.step'),
  },
  elsewhere: {
    at: `${bits}#elsewhere`, place: '.room', words: enElsewhere,
    use: () => page.until('the cases', door('[data-case-row]')),
    stands: door('[data-case-row]'),
  },
  story: {
    at: `${bits}#story`, place: '.room', words: enStory,
    use: () => page.until('the costs', door('[data-story-costs]')),
    stands: door('[data-story-costs]'),
  },
  'the lesson’s contents': {
    at: `${bits}#lesson`, place: '.room', words: enLesson,
    use: () => page.until('the steps', door('ol li')),
    stands: door('ol li'),
  },
  lesson: {
    at: '?lesson=2&lang=en', place: '.lesson', words: [en.lesson, enLesson],
    async use() {
      await page.until('the step', () => page.text('[data-lesson-do="skip"]'));
      await page.click('[data-lesson-do="skip"]');
      await page.until('the answer', () => page.text('[data-lesson-truth]'));
    },
    stands: async () => Boolean(await page.text('[data-lesson-truth]')),
  },
};

for (const [name, { at, place, words, use, stands, holds = () => Promise.resolve(null) }] of Object.entries(parts)) {
  test(`${name}: the switch brings its Russian words, leaves no English sentence, and keeps what it holds`, async () => {
    const sentences = sentencesIn(words);
    const shown = async () => /** @type {string[]} */ (await page.run(findSentences, place, sentences));
    // Another part of the same address would be no other page.
    await page.browser().driver.get('about:blank');
    await page.open(at);
    await use();
    assert.ok((await shown()).length > 0, 'there are sentences to be found');
    const held = await holds();
    await page.run('const select = document.getElementById("language"); select.value = "ru"; select.dispatchEvent(new Event("change", { bubbles: true }))');
    await page.until('Russian', async () => (await page.attribute('#lab', 'lang')) === 'ru');
    // What is made anew above it may move it out of sight, where a browser does not keep the place of what is read.
    await approach(place, stands);
    await page.until(`what it held: ${JSON.stringify(held)}`, async () => JSON.stringify(await holds()) === JSON.stringify(held));
    assert.deepEqual(await shown(), []);
    assert.deepEqual(await page.run(findEnglish), []);
  });
}

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { allStrategies } from '../../../www/strategies.js';
import { Key, usePage } from '../page/support/page.js';

describe('the race of the remedies', () => {
  const page = usePage();
  const lanesAt = async () => /** @type {Record<string, number>} */ (await page.run(
    'return Object.fromEntries([...document.querySelectorAll(".race [data-lane]")].map((lane) => [lane.dataset.lane, Number(lane.dataset.step ?? -1)]))',
  ));
  const rowOf = async (/** @type {string} */ strategy) => /** @type {Record<string, string>} */ (await page.run(
    'return Object.fromEntries([...document.querySelectorAll(arguments[0])].map((cell) => [cell.dataset.count, cell.textContent]))',
    `[data-race-counts] [data-row="${strategy}"] [data-count]`,
  ));
  const moving = () => page.until('every lane to move', async () => {
    const steps = Object.values(await lanesAt());
    return steps.length === allStrategies.length && steps.every((step) => step > 0);
  });
  const raced = (/** @type {string} */ selector) => `.race ${selector}`;
  const counted = () => page.until('the exact slopes', async () => (await page.text('[data-race-slopes] caption')) !== '');

  test('a door leads to it, five lanes run at once, and closing ends it', async () => {
    await page.open('?fields=300');
    await page.until('the doors', () => page.attribute('[data-door="remedies"]', 'href'));
    assert.equal(await page.attribute('[data-door="remedies"]', 'href'), '#remedies');
    await page.openDoor('remedies');
    await moving();
    assert.deepEqual(await page.run('return [...document.querySelectorAll(".race [data-lane]")].map((lane) => lane.dataset.lane)'), [...allStrategies], 'always in the same order');
    assert.equal(await page.run('return location.hash'), '#remedies');
    await page.click('[data-do="close-door"]');
    await page.until('no lane', async () => Object.keys(await lanesAt()).length === 0);
    assert.equal(await page.run('return location.hash'), '');
    assert.deepEqual(await page.browser().complaints(), []);
  });

  test('its address opens it; all come to their ends with the exact counts', async () => {
    await page.open('?fields=4306#remedies');
    await moving();
    await page.click(raced('[data-do="toEnd"]'));
    await page.until('all to be done', async () => Number(await page.run(
      'return document.querySelectorAll(".race [data-lane][data-phase=done]").length')) === allStrategies.length);
    assert.deepEqual(await rowOf('find-first'), {
      examined: '26,207,956', words: '0', deletions: '4,306', batches: '24', frees: '6', share: 'all',
    });
    assert.deepEqual(await rowOf('cursor').then(({ examined, batches, frees }) => [examined, batches, frees]), ['12,289', '24', '6']);
    assert.equal((await rowOf('bulk')).share, 'none');
    for (const strategy of allStrategies) {
      const row = await rowOf(strategy);
      for (const name of ['examined', 'freed']) {
        const shown = await page.text(`.race [data-lane="${strategy}"] [data-counter="${name}"]`);
        assert.equal(shown, row[name === 'freed' ? 'frees' : name], `${strategy} ${name}`);
      }
    }
  });

  test('it follows the dictionary of the page', async () => {
    await page.open('?fields=300#remedies');
    await page.until('the counts of 300', async () => (await page.text('[data-race-counts] caption')).includes('300 names'));
    await page.press('.count-input-sentence', Key.ARROW_UP);
    await page.untilShown(301);
    // What is not seen is not painted.
    await page.run('document.querySelector(".race-counts").scrollIntoView()');
    await page.until('the counts of 301', async () => (await page.text('[data-race-counts] caption')).includes('301 names'));
  });

  test('a key that plays the race does not play the page above', async () => {
    await page.open('?fields=300&step=7#remedies');
    await page.untilStep(7);
    // It begins by itself: a key that comes before that would be overtaken.
    await moving();
    await page.click(raced('[data-do="toStart"]'));
    await page.press(raced('[data-do="step"]'), Key.ARROW_RIGHT);
    await page.until('one step of each lane', async () => Object.values(await lanesAt()).every((step) => step === 1));
    assert.equal(await page.stepOf(), 7);
  });

  test('slopes are fitted of exact counts, and a measurement can be begun and stopped', async () => {
    await page.open('?fields=300#remedies');
    await counted();
    assert.match(await page.text('[data-verdict="exact"]'), /Word scan changes only the constant.*First hint and cursor change the slope itself/);
    const stopped = () => page.run('return document.querySelector(".race-curve .chart-status").dataset.phase');
    await page.click('[data-do="measure-all"]');
    await page.until('the first point, or the end', async () => Number(await page.run(
      'return document.querySelectorAll(".race-curve .chart-picture circle").length')) > 0 || (await stopped()) === 'done');
    // On a fast machine it may be over by now; the button then begins another one.
    if ((await stopped()) === 'running') {
      await page.click('[data-do="measure-all"]');
      await page.until('the end of it', async () => ['stopped', 'done'].includes(String(await stopped())));
    }
    assert.equal(await page.text('[data-do="measure-all"]'), 'Measure all five again');
  });
});

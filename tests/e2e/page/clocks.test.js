import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { usePage } from './support/page.js';

// Served from the sources, so that a second lab can be made out of the same modules.
const page = usePage({ server: { folder: fileURLToPath(new URL('../../../', import.meta.url)), path: '/' } });

/** Puts a lab of its own at the end of the page and keeps it for the next script. */
const addLab = (/** @type {string} */ search) => page.run(`
  const root = document.createElement('div');
  root.id = 'second';
  document.body.append(root);
  return Promise.all([import('/www/lab.js'), import('/www/state/actions.js')]).then(([{ createLab }, { actions }]) => {
    window.second = createLab(root, { idPrefix: 'second-', search: arguments[0] });
    window.actions = actions;
  });`, search);
const second = (/** @type {string} */ selector) => `#second ${selector}`;
const stepOf = async (/** @type {string} */ strategy) => Number(await page.attribute(second(`.pane-${strategy}`), 'data-step'));

test('same steps: both advance equally many', async () => {
  await page.openAt(300, 3);
  assert.equal(await page.stepOf('find-first'), 3);
  assert.equal(await page.stepOf('bulk'), 3);
  await page.click('[data-do="step"]');
  await page.untilStep(4);
  assert.equal(await page.stepOf('bulk'), 4);
});

test('same time cannot be chosen before anything is measured, and the page says why', async () => {
  await page.openAt(300, 3);
  // A lab without a chart, which is what measures.
  await addLab('?fields=300&step=3');
  await page.until('the second lab', async () => (await stepOf('find-first')) === 3);
  assert.equal(await page.run('return document.getElementById("second-clock-time").disabled'), true);
  assert.match(await page.text(second('[data-clock-note]')), /nothing has been measured/);
  assert.equal(await page.attribute('#second-clock-time', 'aria-describedby'), 'second-clock-note');
});

test('same time: each advances by its measured time a step', async () => {
  await page.openAt(300, 3);
  await addLab('?fields=300&step=49');
  await page.until('the second lab', async () => (await stepOf('find-first')) === 49);
  assert.equal(await stepOf('bulk'), 4, 'by steps bulk is done');
  await page.run('window.second.store.dispatch(window.actions.measured({ "find-first": 0.5, bulk: null }))');
  await page.until('the reason', async () => /below this browser’s clock/.test(await page.text(second('[data-clock-note]'))));
  assert.equal(await page.run('return document.getElementById("second-clock-time").disabled'), true);
  await page.run('window.second.store.dispatch(window.actions.measured({ "find-first": 0.5, bulk: 25 }))');
  await page.click(second('[for="second-clock-time"]'));
  await page.until('bulk’s own time', async () => (await stepOf('bulk')) === 0);
  assert.match(await page.text(second('[data-clock-note]')), /0\.5 ns a step of find first, 25 ns a step of bulk/);
  await page.click(second('[data-do="step"]'));
  await page.until('its first free', async () => (await stepOf('bulk')) === 1);
  assert.equal(await stepOf('find-first'), 50);
  await page.click(second('[data-do="toEnd"]'));
  await page.until('both ends', async () => (await stepOf('find-first')) === 113_181 && (await stepOf('bulk')) === 4);
});

test('two labs on one page share nothing: ids, steps, dictionary, theme', async () => {
  await page.openAt(300, 3);
  await addLab('?fields=106&step=7&theme=dark');
  await page.until('the second lab', async () => (await stepOf('find-first')) === 7);
  const repeated = await page.run(`const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, index) => ids.indexOf(id) !== index)`);
  assert.deepEqual(repeated, []);
  assert.equal(await page.stepOf(), 3);
  assert.equal(await page.attribute('#second', 'data-theme'), 'dark');
  assert.equal(await page.attribute('#lab', 'data-theme'), 'light');
  await page.run('window.second.destroy()');
  assert.equal(await page.run('return document.getElementById("second").childElementCount'), 0);
  await page.click('[data-do="step"]');
  await page.untilStep(4);
});

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { useChart } from './support/chart.js';

const chart = useChart();
const names = async () => /** @type {string[]} */ (await chart.run('return [...document.querySelectorAll(".kept-name")].map((name) => name.value)'));
const ghosts = async () => (await chart.marks()).filter(({ run }) => run !== 'current');

/** Keeps what was measured. @param {string} name */
async function keep(name) {
  await chart.type('#keep-name', name);
  await chart.click('[data-do="keep"]');
  await chart.until(name, async () => (await names()).includes(name));
}

beforeEach(async () => {
  await chart.open();
  await chart.run('localStorage.clear()');
});

test('a kept run is there after a reload, and lies as a ghost under a later one', async () => {
  await chart.openChart();
  await chart.measure('300 1000');
  await keep('before the change');
  await chart.openChart();
  await chart.until('the kept run', async () => (await names()).join() === 'before the change');
  assert.deepEqual(await chart.marks(), [], 'nothing is measured in this page');
  await chart.click('.kept-item input[type="checkbox"]');
  await chart.until('its points', async () => (await ghosts()).length === 4);
  await chart.measure('300 700');
  assert.deepEqual((await ghosts()).map(({ count }) => count), [300, 1000, 300, 1000]);
  assert.equal((await chart.marks()).filter(({ run }) => run === 'current').length, 4);
  assert.match((await ghosts())[0]?.label ?? '', /Kept run before the change\.$/);
});

test('a run is renamed, deleted, and brought back', async () => {
  await chart.openChart();
  await chart.measure('300');
  await keep('one');
  await chart.type('.kept-name', 'other');
  await chart.run('document.activeElement.blur()');
  await chart.until('its new name', async () => (await names()).join() === 'other');
  await chart.click('.kept-item .button');
  await chart.until('nothing kept', async () => (await names()).length === 0);
  await chart.click('[data-do="undo"]');
  await chart.until('it back', async () => (await names()).join() === 'other');
  await chart.openChart();
  await chart.until('it after a reload', async () => (await names()).join() === 'other');
  await chart.click('.kept-item .button');
  await chart.until('nothing kept', async () => (await names()).length === 0);
  await chart.openChart();
  assert.deepEqual(await names(), []);
});

test('what cannot be read is told, left as it is, and can be saved or deleted', async () => {
  await chart.run('localStorage.setItem("teardown-lab.run.old", "{\\"format\\":\\"teardown-lab/run\\",\\"version\\":99}")');
  await chart.openChart();
  await chart.until('the sentence', async () => /cannot be read: a later version of this page wrote it\. It is left as it is/.test(await chart.text('[data-kept-troubles]')));
  await chart.measure('300');
  await keep('mine');
  assert.match(String(await chart.run('return localStorage.getItem("teardown-lab.run.old")')), /"version":99/);
  const saved = await chart.download('[data-trouble="unreadable"] button', 'teardown-lab.run.old.json');
  assert.match(saved.toString(), /"version":99/);
  await chart.click('[data-trouble="unreadable"] button:nth-of-type(2)');
  await chart.until('it gone', async () => (await chart.run('return localStorage.getItem("teardown-lab.run.old")')) === null);
  assert.deepEqual(await names(), ['mine']);
});

test('a browser that keeps nothing says so, and the run stays as long as the page', async () => {
  const unprepare = await chart.browser().prepare(
    'Object.defineProperty(window, "localStorage", { get() { throw new DOMException("Access is denied.", "SecurityError"); } })');
  try {
    await chart.openChart();
    await chart.until('the sentence', async () => /does not let the page keep anything \(Access is denied\.\)/.test(await chart.text('[data-kept-troubles]')));
    await chart.measure('300');
    await keep('mine');
    await chart.click('.kept-item input[type="checkbox"]');
    await chart.until('its points', async () => (await ghosts()).length === 2);
  } finally {
    await unprepare();
  }
});

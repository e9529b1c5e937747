import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';

import { useElements } from './support/elements.js';

const page = useElements();
beforeEach(() => page.open());

test('a grid shows the dictionary and the step that its attributes name', async () => {
  await page.add('one', { view: 'grid', fields: '106', step: '900' });
  await page.untilStep('one', 900);
  assert.equal(await page.inside('one', '[data-counter="examined"]', 'return it.textContent'), '871');
  assert.deepEqual(await page.browser().complaints(), []);
  const [ready] = await page.events('lab-ready');
  assert.deepEqual({ ...ready, steps: ready.steps['find-first'] },
    { name: 'lab-ready', id: 'one', count: 106, buckets: 193, steps: 10_978 });
});

test('attributes that change are followed, and properties mirror them', async () => {
  await page.add('one', { view: 'grid', fields: '106' });
  await page.untilPainted('one');
  await page.run('const one = document.getElementById("one"); one.fields = 8; one.theme = "dark";');
  await page.until('8 names', async () => (await page.events('lab-ready')).at(-1).count === 8);
  await page.until('the dark theme', async () => (await page.inside('one', '.lab', 'return it.dataset.theme')) === 'dark');
  await page.run('document.getElementById("one").step = 5');
  await page.untilStep('one', 5);
  await page.run('document.getElementById("one").names = ["id", "<img onerror=alert(1)>"]');
  await page.until('2 names', async () => (await page.events('lab-ready')).at(-1).count === 2);
  assert.deepEqual(await page.run(`const one = document.getElementById('one');
    return [one.view, one.fields, one.getAttribute('names'), one.autoplay, one.strategy]`),
  ['grid', '8', 'id\n<img onerror=alert(1)>', false, null]);
  await page.run('document.getElementById("one").view = "staircase"');
  await page.until('a staircase', () => page.inside('one', '.staircase', 'return it !== null'));
  assert.equal(await page.inside('one', '.grid', 'return it'), null);
});

test('every view shows its part, and only that', async () => {
  const parts = { grid: '.grid', staircase: '.staircase', chart: '.chart', profile: '.profile', lab: '.sentence' };
  for (const [view, part] of Object.entries(parts)) {
    await page.add(view, { view, fields: '8' });
    await page.run('document.getElementById(arguments[0]).scrollIntoView()', view);
    await page.until(view, () => page.inside(view, part, 'return it !== null'));
    for (const other of Object.values(parts)) {
      const isThere = await page.inside(view, other, 'return it !== null');
      assert.equal(isThere, view === 'lab' || other === part, `${other} in ${view}`);
    }
  }
});

test('one strategy stands alone, and the rail is its own', async () => {
  await page.add('one', { view: 'grid', fields: '106', strategy: 'bulk' });
  await page.until('a pane', () => page.inside('one', '.pane-bulk', 'return it?.dataset.step === "0"'));
  assert.equal(await page.inside('one', '.pane-find-first', 'return it'), null);
  assert.match(await page.inside('one', '[data-position]', 'return it.textContent'), /of 4 steps/);
});

test('a remedy stands alone too: its pane, its staircase, its lines', async () => {
  await page.add('one', { view: 'lab', fields: '106', strategy: 'cursor', step: '50' });
  await page.until('a pane', () => page.inside('one', '.pane-cursor', 'return it?.dataset.step === "50"'));
  assert.equal(await page.inside('one', '.pane-find-first', 'return it'), null);
  // 193 buckets looked at, 106 deletions, 4 frees.
  assert.match(await page.inside('one', '[data-position]', 'return it.textContent'), /of 303 steps/);
  assert.match(await page.inside('one', '.staircase-note', 'return it.textContent'), /^193 buckets examined in all\./);
  assert.equal(await page.inside('one', '[data-program] [aria-current]', 'return it !== null'), true);
  assert.deepEqual(await page.browser().complaints(), []);
});

test('controls are as many as are wanted; what is locked cannot be changed', async () => {
  await page.add('few', { view: 'grid', fields: '8', controls: 'minimal' });
  await page.add('none', { view: 'grid', fields: '8', controls: 'none' });
  await page.add('locked', { view: 'lab', fields: '8', locked: '' });
  for (const id of ['few', 'none']) await page.untilPainted(id);
  const buttons = (/** @type {string} */ id) => page.inside(id, '.lab', `
    return [...it.querySelectorAll('.transport button')].map((button) => button.dataset.do)`);
  assert.deepEqual(await buttons('few'), ['play', 'restart']);
  assert.deepEqual(await buttons('none'), []);
  await page.run('document.getElementById("locked").scrollIntoView()');
  await page.until('a sentence', () => page.inside('locked', '[data-count]', 'return it?.textContent === "8"'));
  assert.equal(await page.inside('locked', '.count-input, .chip, .field-names', 'return it'), null);
});

test('a value that means nothing gets the default, a sentence on the console, and an event', async () => {
  await page.add('one', { view: 'pie', fields: '8', theme: 'blue', speed: '-1' });
  await page.until('a lab', () => page.inside('one', '.sentence', 'return it !== null'));
  const errors = await page.events('lab-error');
  assert.deepEqual(errors.map(({ attribute }) => attribute).sort(), ['speed', 'theme', 'view']);
  const said = await page.browser().complaints();
  assert.equal(said.length, 3);
  for (const { message } of errors) assert.ok(said.some((line) => line.includes(message)), message);
  assert.match(errors.find(({ attribute }) => attribute === 'view').message, /view is “pie”/);
});

test('a dictionary that the engine refuses is said beside what is shown instead', async () => {
  await page.add('one', { view: 'grid', fields: 'many' });
  await page.until('a sentence', () => page.inside('one', '.notice-refusal', 'return it?.textContent.includes("300")'));
  assert.match(await page.inside('one', '.notice-refusal', 'return it.textContent'), /“many”.*Shown instead: 300 names/);
  const [error] = await page.events('lab-error');
  assert.equal(error.attribute, 'fields');
  await page.run('document.getElementById("one").goTo("nowhere")');
  await page.until('another event', async () => (await page.events('lab-error')).length === 2);
  assert.equal((await page.events('lab-error'))[1].attribute, 'step');
});

test('markup in names is text', async () => {
  await page.add('one', { view: 'grid', names: '<img src=x onerror="document.title=1">\nid' });
  await page.untilPainted('one');
  await page.inside('one', '.grid', 'it.focus()');
  await page.until('two buckets read', async () => {
    await page.inside('one', '.grid', 'it.dispatchEvent(new KeyboardEvent("keydown", {key: "ArrowRight", bubbles: true}))');
    return page.inside('one', '.reading-head', 'return it.textContent.includes("<img")');
  });
  assert.equal(await page.inside('one', 'img', 'return it'), null);
  assert.equal(await page.run('return document.title'), 'A page');
});

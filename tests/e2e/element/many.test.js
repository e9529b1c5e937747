import assert from 'node:assert/strict';
import { beforeEach } from 'node:test';

import { test } from '../support/test.js';
import { useElements } from './support/elements.js';

const page = useElements();
beforeEach(() => page.open());

/** A hundredth of what a page with elements holds: the noise of a heap that was just swept. */
const NOISE_BYTES = 500_000;

test('fifty on one page share one compiled engine; those off screen cost no frames and no worker', async () => {
  for (let i = 0; i < 50; i += 1) await page.add(`lab-${i}`, { view: 'grid', fields: String(100 + i), controls: 'minimal' });
  await page.untilPainted('lab-0');
  await page.until('all near ones are painted', async () => page.run(`
    return [...document.querySelectorAll('teardown-lab')].every((each) =>
      !each.shadowRoot.querySelector('.pane') || each.shadowRoot.querySelector('.pane').dataset.step !== undefined)`));
  assert.equal(await page.run('return counted.compiled'), 1);
  assert.ok(await page.run('return counted.workers') < 10, 'only those that are near');
  assert.equal(await page.run('return document.getElementById("lab-0").shadowRoot.adoptedStyleSheets[0] === document.getElementById("lab-49").shadowRoot.adoptedStyleSheets[0]'), true);

  // One that is near but not seen: told to play, it asks for no frame.
  const hidden = await page.run(`return [...document.querySelectorAll('teardown-lab')].find((each) =>
    each.getBoundingClientRect().top > innerHeight && each.shadowRoot.querySelector('.pane')).id`);
  const asked = await page.run(`const before = counted.frames;
    document.getElementById(arguments[0]).play();
    return new Promise((resolve) => setTimeout(() => resolve(counted.frames - before), 500));`, hidden);
  assert.equal(asked, 0);
  assert.equal(await page.stepOf(hidden), 0);
  await page.run('document.getElementById(arguments[0]).scrollIntoView()', hidden);
  await page.until('it plays once it is seen', async () => (await page.stepOf(hidden)) > 0);
});

test('two elements share no state', async () => {
  await page.add('one', { view: 'grid', fields: '8' });
  await page.add('two', { view: 'grid', fields: '106' });
  await page.untilPainted('one');
  await page.untilPainted('two');
  await page.run('document.getElementById("one").goTo(7)');
  await page.untilStep('one', 7);
  assert.equal(await page.stepOf('two'), 0);
});

test('adding and removing one a hundred times leaks no worker and no memory', async () => {
  await page.browser().driver.manage().setTimeouts({ script: 120_000 });
  const cycle = (/** @type {number} */ times) => page.run(`
    return (async () => {
      for (let i = 0; i < arguments[0]; i += 1) {
        const element = document.createElement('teardown-lab');
        element.setAttribute('view', 'grid');
        element.setAttribute('fields', '300');
        const ready = new Promise((resolve) => element.addEventListener('lab-ready', resolve, { once: true }));
        document.body.append(element);
        await ready;
        // Every other one goes while it is painting.
        if (i % 2) await new Promise((resolve) => setTimeout(resolve, 30));
        element.remove();
      }
      counted.events.length = 0;
    })()`, times);
  await cycle(20);
  const early = await page.browser().heap();
  await cycle(100);
  const late = await page.browser().heap();
  assert.equal(await page.run('return counted.workers'), 0);
  assert.equal(await page.run('return counted.started'), 120);
  assert.equal(await page.run('return counted.compiled'), 1);
  assert.ok(late < early + NOISE_BYTES, `the page went from ${early} to ${late} bytes`);
});

import assert from 'node:assert/strict';
import { beforeEach } from 'node:test';

import { test } from '../support/test.js';
import { useElements } from './support/elements.js';

const page = useElements();
beforeEach(async () => {
  await page.browser().become({ reducedMotion: false });
  await page.open();
});

const space = 'const space = document.createElement("div"); space.style.height = "5000px"; document.body.append(space);';

test('the fallback is seen until there is a lab, and in print', async () => {
  await page.run('document.body.style.color = "rgb(1, 2, 3)"');
  await page.add('one', { view: 'grid', fields: '8' }, 'Two teardowns, side by side.');
  await page.untilPainted('one');
  const display = (/** @type {string} */ selector) => page.inside('one', selector, 'return getComputedStyle(it).display');
  assert.equal(await display('.fallback'), 'none');
  await page.browser().become({ medium: 'print' });
  assert.deepEqual([await display('.fallback'), await display('.frame')], ['block', 'none']);
  assert.equal(await page.inside('one', 'slot', 'return getComputedStyle(it).color'), 'rgb(1, 2, 3)', 'it looks as the page says');
  await page.browser().become({ medium: 'screen' });
});

test('autoplay waits until the element is scrolled into view', async () => {
  await page.run(space);
  await page.add('one', { view: 'grid', fields: '300', autoplay: '' });
  await page.run(space);
  await page.run('window.scrollTo(0, 3900)');
  await page.untilPainted('one');
  assert.deepEqual(await page.events('lab-play'), []);
  assert.equal(await page.stepOf('one'), 0);
  await page.run('document.getElementById("one").scrollIntoView()');
  await page.until('it plays', async () => (await page.stepOf('one')) > 3);
  assert.equal((await page.events('lab-play')).length, 1);
});

test('with reduced motion nothing plays by itself', async () => {
  await page.browser().become({ reducedMotion: true });
  await page.open();
  await page.add('one', { view: 'grid', fields: '8', autoplay: '' });
  await page.untilPainted('one');
  await page.run('document.getElementById("one").goTo(2)');
  await page.untilStep('one', 2);
  assert.deepEqual(await page.events('lab-play'), []);
});

test('an element that is moved to another place goes on where it was', async () => {
  await page.add('one', { view: 'grid', fields: '300' });
  await page.untilPainted('one');
  await page.run('document.getElementById("one").goTo(1234)');
  await page.untilStep('one', 1234);
  await page.run('const place = document.createElement("section"); document.body.prepend(place); place.append(document.getElementById("one"))');
  await page.untilStep('one', 1234);
  assert.equal(await page.run('return counted.workers'), 1);
});

test('what attributes say while the element is out of the page counts when it is back', async () => {
  await page.add('one', { view: 'grid', fields: '300', step: '50' });
  await page.untilStep('one', 50);
  await page.run('window.kept = document.getElementById("one"); kept.remove(); kept.fields = 8; document.body.append(kept);');
  await page.until('8 names', async () => (await page.events('lab-ready')).at(-1).count === 8);
  await page.untilStep('one', 0);
});

test('an element far from what is seen keeps no worker, and its place; it comes back as it was', async () => {
  await page.add('one', { view: 'grid', fields: '300' });
  await page.untilPainted('one');
  await page.run('document.getElementById("one").goTo(77)');
  await page.untilStep('one', 77);
  await page.run(space);
  const height = () => page.run('return document.getElementById("one").getBoundingClientRect().height');
  const before = await height();
  await page.run('window.scrollTo(0, 5000)');
  await page.until('no worker', async () => (await page.run('return counted.workers')) === 0);
  assert.equal(await height(), before);
  await page.run('window.scrollTo(0, 0)');
  await page.untilStep('one', 77);
});

test('white space is no fallback: the figure itself is printed', async () => {
  await page.add('one', { view: 'grid', fields: '8' }, '\n  ');
  await page.untilPainted('one');
  await page.browser().become({ medium: 'print' });
  assert.notEqual(await page.inside('one', '.frame', 'return getComputedStyle(it).display'), 'none');
  await page.browser().become({ medium: 'screen' });
});

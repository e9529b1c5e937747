import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Key, usePage } from './support/page.js';

const page = usePage();

test('space plays and pauses; arrows, home, end, comma and full stop move', async () => {
  await page.openAt(300, 1000);
  await page.pressAnywhere(Key.ARROW_RIGHT);
  await page.untilStep(1001);
  await page.pressAnywhere(Key.ARROW_LEFT, Key.ARROW_LEFT);
  await page.untilStep(999);
  await page.pressAnywhere('.');
  await page.until('the next deletion', async () => (await page.attribute('.pane-find-first', 'data-phase')) === 'delete');
  const deletion = await page.stepOf();
  await page.pressAnywhere(',');
  await page.until('the one before', async () => (await page.stepOf()) < deletion);
  await page.pressAnywhere(Key.END);
  await page.untilStep(113_181);
  await page.pressAnywhere(Key.HOME);
  await page.untilStep(0);
  await page.pressAnywhere(' ');
  await page.until('playing', page.isPlaying);
  await page.pressAnywhere(' ');
  await page.until('the pause', async () => !(await page.isPlaying()));
});

test('in a text the keys are letters', async () => {
  await page.openAt(300, 1000);
  await page.press('.field-names', '.', ',', ' ', '?');
  assert.equal(await page.run('return document.querySelector(".field-names").value'), '., ?');
  assert.equal(await page.stepOf(), 1000);
  assert.equal(await page.run('return document.getElementById("help").hidden'), true);
});

test('space on a button presses that button, and nothing else', async () => {
  await page.openAt(300, 1000);
  await page.press('[data-do="step"]', ' ');
  await page.untilStep(1001);
  assert.equal(await page.isPlaying(), false);
});

test('a question mark opens the sheet of keys, Escape closes it and gives the focus back', async () => {
  await page.openAt(300, 1000);
  await page.run('document.querySelector(".scrub").focus()');
  await page.browser().driver.actions().sendKeys('?').perform();
  await page.until('the sheet', async () => !(await page.run('return document.getElementById("help").hidden')));
  assert.equal(await page.run('return document.activeElement.id'), 'help-heading');
  assert.equal(await page.attribute('[data-do="help"]', 'aria-expanded'), 'true');
  await page.browser().driver.actions().sendKeys(Key.ESCAPE).perform();
  await page.until('no sheet', async () => page.run('return document.getElementById("help").hidden'));
  assert.equal(await page.run('return document.activeElement.className'), 'scrub');
});

test('a term is explained on focus, and Escape puts the meaning away', async () => {
  await page.openAt(300, 1000);
  await page.run('document.querySelector(".sentence .term-word").focus()');
  const shown = () => page.run('return getComputedStyle(document.querySelector(".sentence .term-meaning")).display');
  assert.equal(await shown(), 'block');
  await page.browser().driver.actions().sendKeys(Key.ESCAPE).perform();
  assert.equal(await shown(), 'none');
});

// The last one: it may leave the focus outside the page.
test('everything that can be done is reached by the tab key, in reading order, and nothing holds it', async () => {
  await page.openAt(300, 1000);
  await page.run('document.activeElement?.blur(); window.scrollTo(0, 0)');
  /** @type {string[]} */
  const reached = [];
  for (let presses = 0; presses < 200; presses += 1) {
    await page.browser().driver.actions().sendKeys(Key.TAB).perform();
    const at = /** @type {string} */ (await page.run(`const at = document.activeElement;
      return at === document.body ? '' : at.dataset.do ?? at.dataset.grid ?? at.dataset.preset ?? at.dataset.staircase ?? (at.id || at.className || at.tagName)`));
    if (at === '' || (reached.length > 5 && at === reached[0])) break;
    reached.push(at);
  }
  for (const wanted of ['find-first', 'bulk', '4306', 'toStart', 'play', 'toEnd', 'restart', 'speed', 'clock-steps', 'count', 'family', 'names']) {
    assert.ok(reached.includes(wanted), `${wanted} is reached; reached were ${reached.join(' ')}`);
  }
  assert.ok(reached.indexOf('4306') < reached.indexOf('find-first'));
  assert.ok(reached.indexOf('find-first') < reached.indexOf('play'));
  assert.ok(reached.indexOf('play') < reached.indexOf('names'));
});

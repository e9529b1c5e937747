import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';

import { useElements } from './support/elements.js';

const page = useElements({ reader: { reducedMotion: true } });
beforeEach(() => page.open());

/** @param {string} id @param {string} step @param {string} count */
const untilTold = (id, step, count) => page.until(`${step} over ${count}`, () =>
  page.inside(id, '.lesson-step', `return it?.dataset.lessonStep === '${step}' && it.dataset.lessonTold === '${count}'`));
/** @param {string} id @param {string} name */
const press = (id, name) => page.inside(id, `[data-lesson-do="${name}"]`, 'it.click()');
/** @param {string} id @param {string} value */
const answer = (id, value) => page.inside(id, '.lesson-field', `it.value = '${value}'; it.form.requestSubmit()`);

test('the view that is the lesson begins with its first step, and does not take the focus of the page', async () => {
  await page.run('document.body.insertAdjacentHTML("afterbegin", "<input id=own>"); document.getElementById("own").focus()');
  await page.add('one', { view: 'lesson' });
  await untilTold('one', 'table', '8');
  assert.equal(await page.run('return document.activeElement.id'), 'own');
  await press('one', 'next');
  await untilTold('one', 'first', '8');
  assert.ok(await page.inside('one', '.lesson-title', 'return it.getRootNode().activeElement === it'));
  assert.deepEqual(await page.browser().complaints(), []);
});

test('one question, over the dictionary that the page names, locked until it is answered', async () => {
  await page.add('one', { view: 'lesson', lesson: '6', fields: '40', only: '', predict: 'first' });
  await untilTold('one', 'double', '40');
  assert.equal(await page.inside('one', '[data-lesson-do="skip"]', 'return it'), null);
  assert.ok(await page.inside('one', '[data-lesson-do="next"]', 'return it.hidden'));
  assert.match(await page.inside('one', '.lesson-ask', 'return it.textContent'), /80\snames/);
  await answer('one', '1');
  await page.until('a verdict', () => page.inside('one', '.lesson-verdict', 'return it?.dataset.verdict === "off"'));
  assert.match(await page.inside('one', '[data-lesson-truth]', 'return it.textContent'), /^80\snames take [\d,]+\slooks/);
});

test('two lessons on one page know nothing of each other', async () => {
  await page.add('one', { view: 'lesson', lesson: '4' });
  await page.add('two', { view: 'lesson', lesson: '4' });
  await untilTold('one', 'again', '8');
  await page.run('document.getElementById("two").scrollIntoView()');
  await untilTold('two', 'again', '8');
  await answer('two', '8');
  await page.until('a verdict', () => page.inside('two', '.lesson-verdict', 'return it?.dataset.verdict === "right"'));
  assert.equal(await page.inside('one', '.lesson-verdict', 'return it'), null);
});

test('another step may be set from outside; ended, it waits to be come back to', async () => {
  await page.add('one', { view: 'lesson', lesson: '3' });
  await untilTold('one', 'delete', '8');
  await page.run('document.getElementById("one").lesson = 8');
  await untilTold('one', 'limit', '16');
  await press('one', 'close');
  await page.until('the line', () => page.inside('one', '.lesson-waiting', 'return !it.hidden'));
  await press('one', 'resume');
  await untilTold('one', 'limit', '16');
});

test('a step that there is not is an event, and the first one is shown', async () => {
  await page.add('one', { view: 'lesson', lesson: '14' });
  await untilTold('one', 'table', '8');
  const [error] = await page.events('lab-error');
  assert.equal(error.attribute, 'lesson');
  assert.match(error.message, /“14”.* from 1 to 13/);
});

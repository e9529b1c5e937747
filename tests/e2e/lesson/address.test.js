import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { steps } from '../../../www/state/lesson/steps.js';
import { Key, useLesson } from './support/lesson.js';

const lesson = useLesson({ reader: { reducedMotion: true } });
const whole = (/** @type {number} */ value) => value.toLocaleString('en-US');

test('each step has an address, and back and forward go through them', async () => {
  await lesson.openLesson('?lesson=5');
  await lesson.untilTold(5);
  await lesson.click('[data-lesson-do="next"]');
  await lesson.untilTold(6);
  const { driver } = lesson.browser();
  await driver.navigate().back();
  await lesson.untilTold(5);
  assert.equal((await lesson.search()).get('lesson'), '5');
  await driver.navigate().forward();
  await lesson.untilTold(6);
});

test('the numbers follow the dictionary that the address, or the reader, asks for', async () => {
  await lesson.openLesson('?lesson=6&fields=40');
  await lesson.untilTold(6, 40);
  assert.match(await lesson.body(), /Emptying 40 names takes [\d,]+ looks/);
  assert.match(await lesson.text('.lesson-ask'), /80 names/);
  await lesson.type('.count-input-sentence', '50');
  await lesson.keys(Key.ENTER);
  await lesson.untilTold(6, 50);
  const cost = await lesson.text('.cost-find-first');
  assert.ok((await lesson.body()).includes(`Emptying 50 names takes ${cost} looks`));
  const truth = Number(await lesson.truth(6, 50));
  await lesson.press('.lesson-field', String(truth), Key.ENTER);
  await lesson.until('a verdict', lesson.verdict);
  assert.equal(await lesson.verdict(), 'right');
  assert.ok((await lesson.text('[data-lesson-truth]')).includes(`100 names take ${whole(truth)} looks`));
  // The answer has twice the names shown; the step still tells of those that were asked about.
  await lesson.untilShown(100);
  await lesson.untilTold(6, 50);
});

test('where the dictionary does not suit the step, the step says which one it speaks of', async () => {
  await lesson.openLesson('?lesson=9');
  await lesson.untilTold(9);
  await lesson.type('.count-input-sentence', '30');
  await lesson.keys(Key.ENTER);
  await lesson.until('a note', async () => /shows 30 names now; this step speaks of 4,306/.test(await lesson.text('.lesson-note')));
  await lesson.click('[data-lesson-do="again"]');
  await lesson.untilShown(4306);
  await lesson.until('no note', () => lesson.run('return document.querySelector(".lesson-note").hidden'));
});

test('it is left at any time to play, and come back to', async () => {
  await lesson.openLesson('?lesson=3');
  await lesson.untilTold(3);
  await lesson.until('the deletion that it tells of', async () => (await lesson.stepOf()) > 0);
  const step = await lesson.stepOf();
  await lesson.tabTo('[data-lesson-do="leave"]');
  await lesson.keys(Key.ENTER);
  await lesson.until('the line that waits', async () => /waits at step 3 of/.test(await lesson.text('.lesson-waiting')));
  assert.equal((await lesson.search()).get('lesson'), null);
  await lesson.click('[data-preset="106"]');
  await lesson.untilShown(106);
  await lesson.click('[data-lesson-do="resume"]');
  await lesson.untilTold(3);
  await lesson.untilStep(step);
  await lesson.untilShown(8);
  assert.ok(await lesson.isFocused('.lesson-title'));
});

test('a teacher’s link shows one question, and tells nothing before it is answered', async () => {
  await lesson.openLesson('?lesson=6');
  await lesson.run('document.querySelector(".lesson-teacher").open = true; document.querySelector("#lesson-lock").click()');
  const link = new URL(await lesson.text('[data-lesson-link]'));
  assert.equal(link.search, '?lesson=6&only&predict=first');
  assert.ok(link.href.startsWith(lesson.server().url));

  await lesson.openLesson(link.search);
  await lesson.untilTold(6);
  assert.match(await lesson.progress(), /^One question: step 6/);
  const isSeen = (/** @type {string} */ selector) => lesson.run('return document.querySelector(arguments[0])?.checkVisibility() ?? false', selector);
  assert.equal(await isSeen('[data-lesson-do="next"]'), false);
  assert.equal(await isSeen('[data-lesson-do="skip"]'), false);
  const truth = Number(await lesson.truth(6));
  assert.ok(!(await lesson.text('.lesson')).includes(whole(truth)));
  await lesson.answer(2 * 112_877);
  assert.equal(await lesson.attribute('.lesson-verdict', 'data-slip'), 'twice');
  assert.ok((await lesson.text('.lesson')).includes(whole(truth)));
  await lesson.untilShown(600);
  assert.equal((await lesson.search()).toString(), 'lesson=6&only=&predict=first');
});

test('locked, nobody goes on before an answer, by button or by key', async () => {
  await lesson.openLesson('?lesson=4&predict=first');
  await lesson.untilTold(4);
  assert.equal(await lesson.attribute('[data-lesson-do="next"]', 'aria-disabled'), 'true');
  await lesson.click('[data-lesson-do="next"]');
  await lesson.press('.lesson-title', Key.PAGE_DOWN);
  assert.match(await lesson.progress(), /^Step 4 of/);
  await lesson.answer(Number(await lesson.truth(4)));
  assert.equal(await lesson.attribute('[data-lesson-do="next"]', 'aria-disabled'), null);
  await lesson.press('.lesson-title', Key.PAGE_DOWN);
  await lesson.untilTold(5);
  assert.equal((await lesson.search()).get('predict'), 'first');
});

test('what would give the answer away is hidden until then', async () => {
  await lesson.openLesson('?lesson=10');
  await lesson.untilTold(10);
  const visibility = (/** @type {string} */ selector) => lesson.run('return getComputedStyle(document.querySelector(arguments[0])).visibility', selector);
  assert.deepEqual([await visibility('.cost-bulk'), await visibility('.program-bulk')], ['hidden', 'hidden']);
  await lesson.answer(0);
  assert.deepEqual([await visibility('.cost-bulk'), await visibility('.program-bulk')], ['visible', 'visible']);
});

test('an address that asks for a step that there is not is told so', async () => {
  await lesson.openLesson('?lesson=99');
  await lesson.untilTold(1);
  assert.match(await lesson.text('[data-complaints]'), new RegExp(`step “99” .* from 1 to ${steps.length}`));
});

test('another language leaves the step, its answer and the playhead where they are', async () => {
  await lesson.openLesson('?lesson=4');
  await lesson.untilTold(4);
  await lesson.until('the first deletion, at which it is asked', async () => (await lesson.stepOf()) > 0);
  const before = await lesson.stepOf();
  await lesson.answer(8);
  await lesson.until('the second entry, which the answer shows', async () => (await lesson.stepOf()) > before);
  const step = await lesson.stepOf();
  await lesson.run('const it = document.querySelector("#language"); it.value = "ru"; it.focus(); it.dispatchEvent(new Event("change"))');
  await lesson.until('Russian', async () => /^Шаг 4/.test(await lesson.progress()) && (await lesson.verdict()) === 'right');
  assert.match(await lesson.text('.lesson-graded'), /Верно/);
  assert.equal(await lesson.stepOf(), step);
  assert.ok(await lesson.isFocused('#language'));
  await lesson.run('const it = document.querySelector("#language"); it.value = "en"; it.dispatchEvent(new Event("change"))');
  await lesson.until('English', async () => /^Step 4/.test(await lesson.progress()));
});

test('behind its door are its steps, each a link', async () => {
  await lesson.open('?fields=8#lesson');
  await lesson.until('the steps', async () => (await lesson.run('return document.querySelectorAll("[data-lesson-start]").length')) === steps.length + 2);
  await lesson.click('li [data-lesson-start="8"]');
  await lesson.untilTold(8);
  assert.ok(await lesson.isFocused('.lesson-title'));
});

test('the single file has the lesson too, from file://, with its addresses', async () => {
  const { driver } = lesson.browser();
  const file = new URL(`file://${fileURLToPath(new URL('../../../dist/teardown-lab.html', import.meta.url))}`);
  file.search = '?lesson=4';
  await driver.get(file.href);
  await lesson.untilTold(4);
  await lesson.answer(8);
  assert.equal(await lesson.verdict(), 'right');
  await lesson.click('[data-lesson-do="next"]');
  await lesson.untilTold(5);
  await driver.navigate().back();
  await lesson.untilTold(4);
});

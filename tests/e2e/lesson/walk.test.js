import assert from 'node:assert/strict';
import { test } from 'node:test';

import { namesPlot } from '../../../www/state/lesson/plots.js';
import { stepAt, steps } from '../../../www/state/lesson/steps.js';
import { factsOf } from '../../js/lesson/support/told.js';
import { Key, useLesson } from './support/lesson.js';

const lesson = useLesson({ reader: { reducedMotion: true } });

/** An answer that is far from right. @param {import('../../../www/state/lesson/types.js').Given} truth */
const wrong = (truth) => (typeof truth === 'number' ? (truth > 40 ? truth * 3 : truth + 9) : truth.map(() => 0));

const right = (/** @type {import('../../../www/state/lesson/types.js').Given} */ truth) => truth;

for (const [language, how, chosen] of /** @type {const} */ ([['en', 'right', right], ['en', 'off', wrong], ['ru', 'right', right], ['ru', 'off', wrong]])) {
  test(`${language}: the lesson is walked from start to end by keyboard, with every answer ${how}`, async () => {
    await lesson.open(`?fields=106&lang=${language}`);
    await lesson.until('the language', () => lesson.run('return document.querySelector(".lab").lang === arguments[0]', language));
    await lesson.run('document.querySelector("[data-do=lesson]").focus()');
    await lesson.keys(Key.ENTER);
    for (let step = 1; step <= steps.length; step += 1) {
      await lesson.untilTold(step);
      assert.match(await lesson.progress(), new RegExp(language === 'en' ? `^Step ${step} of ${steps.length}$` : `^Шаг ${step} из ${steps.length}$`));
      assert.ok(await lesson.isFocused('.lesson-title'), `the heading of step ${step} has the focus`);
      assert.equal((await lesson.search()).get('lesson'), String(step));
      if (stepAt(step).question) {
        const truth = await lesson.truth(step);
        await lesson.answer(chosen(truth));
        assert.equal(await lesson.verdict(), how, `step ${step}`);
        assert.ok(await lesson.isFocused('.lesson-verdict'));
        assert.ok((await lesson.text('[data-lesson-truth]')).length > 0 && (await lesson.text('[data-lesson-why]')).length > 0);
        assert.doesNotMatch((await lesson.search()).toString(), /answer|given|guess/);
      }
      await lesson.tabTo('[data-lesson-do="next"]');
      await lesson.keys(Key.ENTER);
    }
    await lesson.until('the end', () => lesson.run('return document.querySelector(".lesson").hidden'));
    assert.equal((await lesson.search()).get('lesson'), null);
    assert.deepEqual(await lesson.browser().complaints(), []);
  });
}

test('a bucket is chosen in the grid, by a click and by keyboard', async () => {
  await lesson.openLesson('?lesson=2');
  await lesson.untilTold(2);
  const grid = '[data-grid="find-first"]';
  await lesson.drag(grid, { x: 0.5, y: 0.6 });
  await lesson.until('a chosen bucket', async () => /^Bucket \d+ is chosen/.test(await lesson.text('[data-lesson-chosen]')));
  const clicked = await lesson.run('return document.querySelector(".lesson-field").value');
  assert.ok((await lesson.text('[data-lesson-chosen]')).includes(`Bucket ${clicked} `));

  const truth = Number(await lesson.truth(2));
  await lesson.press(grid, Key.ESCAPE, Key.ARROW_RIGHT, ...Array.from({ length: truth }, () => Key.ARROW_RIGHT), Key.ENTER);
  await lesson.until('that bucket', async () => (await lesson.run('return document.querySelector(".lesson-field").value')) === String(truth));
  await lesson.press('.lesson-field', Key.ENTER);
  await lesson.until('a verdict', lesson.verdict);
  assert.equal(await lesson.verdict(), 'right');
});

test('a line is drawn by the pointer', async () => {
  await lesson.openLesson('?lesson=5');
  await lesson.untilTold(5);
  await lesson.untilDrawn();
  await lesson.drag('.line-field', { x: 0.25, y: 0.7 }, { x: 0.97, y: 0.12 });
  const last = Number(await lesson.attribute('[data-handle="3"]', 'aria-valuenow'));
  assert.ok(last > 0.9 * Number(await lesson.attribute('[data-handle="3"]', 'aria-valuemax')), String(last));
});

test('over the chart a line is drawn by the pointer; the curve after it is hidden until there is an answer', async () => {
  await lesson.openLesson('?lesson=7');
  await lesson.untilTold(7);
  await lesson.untilDrawn();
  const [names, costs] = [namesPlot(await factsOf(stepAt(7))).at, namesPlot(await factsOf(stepAt(7))).truth];
  const curve = () => lesson.run(`return [...document.querySelectorAll('.line-board [data-curve="exact"]')].map((each) => each.getBBox().x + each.getBBox().width)[0]`);
  const cover = await lesson.run(`return document.querySelector('.line-board [data-key="brush"]').getBBox().x`);
  assert.ok(Number(await curve()) <= Number(cover) + 1, 'the curve ends where the cover begins');
  assert.equal(await lesson.run('return getComputedStyle(document.querySelector("#chart-body") ?? document.querySelector("#chart > :not(.section-heading)")).visibility'), 'hidden');

  await lesson.click('[data-lesson-do="commit"]');
  await lesson.until('a refusal', async () => /none of its points has been moved/.test(await lesson.text('#lesson-refusal')));
  assert.ok(await lesson.isFocused('[data-handle="0"]'));

  // Up from the first point, and from there to the last one.
  await lesson.drag('.line-field', { x: 0.12, y: 0.5 }, { x: 0.9, y: 0.2 });
  const [first, last] = await Promise.all([0, 3].map(async (index) => Number(await lesson.attribute(`[data-handle="${index}"]`, 'aria-valuenow'))));
  assert.ok(Number(first) > 3_356_924 && Number(last) > Number(first), `${first} ${last}`);
  assert.match(String(await lesson.attribute('[data-handle="3"]', 'aria-valuetext')), /^[\d,]+ looks$/);
  assert.equal(await lesson.attribute('[data-handle="3"]', 'aria-label'), `${names[3]?.toLocaleString('en-US')} names`);
  await lesson.click('[data-lesson-do="commit"]');
  await lesson.until('a verdict', lesson.verdict);
  assert.ok(Number(await curve()) > Number(cover) + 50, 'the curve goes on');
  await lesson.run('document.querySelector(".line-numbers").open = true');
  for (const each of costs) assert.ok((await lesson.text('.line-numbers')).includes(each.toLocaleString('en-US')));
  assert.match(await lesson.text('[data-lesson-why]'), /off by a factor of \d\.\d\d/);
});

test('a finger draws too', async () => {
  await lesson.openLesson('?lesson=7');
  await lesson.untilTold(7);
  await lesson.untilDrawn();
  await lesson.browser().become({ width: 390, height: 844 });
  await lesson.until('a narrow chart', () => lesson.run('return document.querySelector(".line-picture").getBoundingClientRect().right <= 390'));
  await lesson.swipe('.line-field', { x: 0.3, y: 0.6 }, { x: 0.85, y: 0.25 });
  const values = await Promise.all([0, 1, 2, 3].map(async (index) => Number(await lesson.attribute(`[data-handle="${index}"]`, 'aria-valuenow'))));
  assert.ok(Number(values[3]) > 7_000_000, String(values));
  await lesson.browser().become({ width: 1280, height: 800 });
});

for (const [shape, given, slip] of /** @type {const} */ ([
  ['goes straight on', [1, 1.25, 1.5, 1.75], 'straight'], ['bends upward', [1, 1.6, 2.4, 3.4], 'bent'], ['stays level', [1, 1, 1, 1], 'flat'],
  ['leaps, and is level then', [2, 2, 2, 2], 'level'], ['falls', [1, 0.8, 0.5, 0.2], 'falling'],
])) {
  test(`a line that ${shape} is told so`, async () => {
    await lesson.openLesson('?lesson=7');
    await lesson.untilTold(7);
    const { cost } = (await factsOf(stepAt(7))).here;
    await lesson.answer(given.map((times) => times * cost['find-first'].examined));
    assert.equal(await lesson.attribute('.lesson-verdict', 'data-slip'), slip);
    assert.notEqual(await lesson.verdict(), 'right');
  });
}

test('what is no answer is refused by name; the question stays', async () => {
  await lesson.openLesson('?lesson=4');
  await lesson.untilTold(4);
  for (const [typed, said] of [['', 'nothing has been typed'], ['seven', '“seven”'], ['2.5', '“2.5”'], ['-3', '“-3”']]) {
    await lesson.type('.lesson-field', String(typed));
    await lesson.keys(Key.ENTER);
    await lesson.until(`a refusal of ${typed}`, async () => (await lesson.text('#lesson-refusal')).includes(String(said)));
    assert.equal(await lesson.verdict(), null);
  }
  await lesson.openLesson('?lesson=2');
  await lesson.type('.lesson-field', '23');
  await lesson.keys(Key.ENTER);
  await lesson.until('a refusal', async () => /no bucket 23; the last one is 22/.test(await lesson.text('#lesson-refusal')));
});

test('a question may be passed over, and asked again', async () => {
  await lesson.openLesson('?lesson=4');
  await lesson.tabTo('[data-lesson-do="skip"]');
  await lesson.keys(Key.ENTER);
  await lesson.until('the answer', async () => (await lesson.verdict()) === 'shown');
  await lesson.tabTo('[data-lesson-do="guess-again"]');
  await lesson.keys(Key.ENTER);
  await lesson.until('the question', () => lesson.run('return document.querySelector(".lesson-question") !== null'));
  assert.equal(await lesson.verdict(), null);
});

test('a presenter’s remote goes on and back', async () => {
  await lesson.openLesson('?lesson=1');
  await lesson.keys(Key.PAGE_DOWN);
  await lesson.untilTold(2);
  await lesson.keys(Key.PAGE_DOWN);
  await lesson.untilTold(3);
  await lesson.keys(Key.PAGE_UP);
  await lesson.untilTold(2);
});

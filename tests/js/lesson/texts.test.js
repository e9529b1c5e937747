import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';

import { grade } from '../../../www/state/lesson/grade.js';
import { stepIds } from '../../../www/state/lesson/ids.js';
import { stepAt, steps } from '../../../www/state/lesson/steps.js';
import { enLesson } from '../../../www/words/en-lesson.js';
import { ruLesson } from '../../../www/words/ru-lesson.js';
import { engine, exactOf, factsOf, plain, truthOf } from './support/told.js';

/** @import { Answer, Facts, Given, Plot, Step } from '../../../www/state/lesson/types.js' */
/** @import { Piece } from '../../../www/words/en-lesson.js' */

const whole = (/** @type {number} */ value) => value.toLocaleString('en-US');
const stepOf = (/** @type {import('../../../www/state/lesson/ids.js').StepId} */ id) => stepAt(stepIds.indexOf(id) + 1);

/** What a number looks like that was not there. */
const broken = /NaN|undefined|Infinity|\bnull\b|-\d/;

/** The first bucket has a number that no engine has to compute. */
const bucketZero = /(?:[Bb]ucket|from|[Кк]орзин[аыу]|начина(?:я|ются) с) 0(?!\d)/g;

/** @param {number} count */
function costOf(count) {
  const dictionary = engine.dictionary({ count });
  try {
    // Counted by running, where the lesson takes the figure that is computed without.
    return dictionary.run('find-first').examined;
  } finally {
    dictionary.free();
  }
}

/** Lines of every shape. @param {Plot} plot @returns {(readonly number[])[]} */
const linesOver = ({ truth, known, most }) => {
  const last = known.at(-1)?.[1] ?? 0;
  return [
    truth, truth.map(() => 1), [...truth].reverse(), truth.map((each) => each / 2), truth.map(() => last), truth.map(() => truth[0] ?? 0),
    truth.map((_, index) => last * (1 + index / 10)), truth.map((_, index) => last * (1 + index)), truth.map(() => most), truth.map(() => 0),
  ];
};

/** Answers of every kind, right and wrong, and no answer. @param {Step} step @param {Facts} facts @returns {Answer[]} */
function answersTo({ question }, facts) {
  if (!question) return [];
  /** @type {Given[]} */
  const given = question.kind === 'line'
    ? linesOver(question.plot(facts))
    : [question.truth(facts), question.truth(facts) + 3, Math.max(0, question.truth(facts) - 2), ...question.slips.map(({ value }) => value(facts))];
  return [{ given: null, grade: null }, ...given.map((each) => ({ given: each, grade: grade(question, facts, each) }))];
}

/** All that a step says over a dictionary. @param {Step} step @param {Facts} facts @param {typeof enLesson} [told] @returns {readonly (readonly Piece[])[]} */
function allOf(step, facts, told = enLesson) {
  const words = told.steps[step.id];
  const { question } = words;
  const asked = question ? [question.ask(facts), question.truth(facts), ...answersTo(step, facts).map((answer) => question.why(facts, answer))] : [];
  return [...words.text(facts), ...asked, ...(words.after?.(facts) ?? [])];
}

/** Two dictionaries a step, its own and another one that it can be told over. @param {Step} step */
const countsOf = (step) => (step.inFlight ? [4306, 34_410] : [step.count, step.count === 300 ? 40 : 300]);

test('there are 10 to 14 steps; each has a title and a text, and each question all its words', () => {
  assert.ok(steps.length >= 10 && steps.length <= 14);
  assert.deepEqual(Object.keys(enLesson.steps).sort(), [...stepIds].sort());
  for (const step of steps) {
    const words = enLesson.steps[step.id];
    assert.ok(words.title.length > 0);
    assert.equal(words.question === undefined, step.question === null, step.id);
    assert.equal(step.reveal !== null && step.question === null, false, `${step.id} reveals what it has not asked`);
  }
});

test('five questions and more, of three kinds', () => {
  const asked = steps.filter(({ question }) => question !== null);
  assert.ok(asked.length >= 5);
  assert.deepEqual([...new Set(asked.map(({ question }) => question?.kind))].sort(), ['bucket', 'line', 'number']);
});

for (const step of steps) {
  test(`${step.id}: no number is typed, whatever the dictionary`, async () => {
    for (const count of countsOf(step)) {
      const facts = await factsOf(step, count);
      for (const pieces of [...allOf(step, facts), ...allOf(step, facts, ruLesson)]) {
        const typed = pieces.filter((piece) => typeof piece === 'string').join(' ').replaceAll(bucketZero, '');
        assert.doesNotMatch(typed, /\d|!/, plain(pieces));
        assert.doesNotMatch(plain(pieces), broken, `${count}: ${plain(pieces)}`);
      }
    }
  });
}

test('a step can be told over every dictionary that it takes', async () => {
  for (const step of steps.filter(({ inFlight }) => !inFlight)) {
    const { seed, numRuns } = { seed: 7, numRuns: 15 };
    await fc.assert(fc.asyncProperty(fc.integer({ min: step.least, max: 700 }), async (count) => {
      const facts = await factsOf(step, count);
      for (const pieces of [...allOf(step, facts), ...allOf(step, facts, ruLesson)]) assert.doesNotMatch(plain(pieces), broken);
    }), { seed, numRuns, examples: [[step.least]] });
  }
});

test('the numbers of a text follow the dictionary', async () => {
  for (const step of steps.filter(({ id }) => id !== 'elsewhere')) {
    const [one, other] = await Promise.all(countsOf(step).map(async (count) => allOf(step, await factsOf(step, count)).flatMap(exactOf)));
    assert.ok(one && other && one.length > 0, step.id);
    assert.notDeepEqual(one, other, step.id);
  }
});

test('what one deletion and the second call cost is what the engine does', async () => {
  for (const count of [8, 12, 30]) {
    const dictionary = engine.dictionary({ count });
    const timeline = dictionary.timeline('find-first');
    const first = timeline.seek(timeline.nextDeletion(0));
    const second = timeline.seek(timeline.nextDeletion(first.step));
    timeline.free();
    dictionary.free();
    const deleted = enLesson.steps.delete.text(await factsOf(stepOf('delete'), count)).flatMap(exactOf);
    assert.ok(deleted.includes(whole(first.cursor)) && deleted.includes(`${whole(first.examined)} look${first.examined === 1 ? '' : 's'}`), String(count));
    const question = stepOf('again').question;
    assert.equal(question && truthOf(question, await factsOf(stepOf('again'), count)), second.examined - first.examined);
  }
});

test('twice the names, and one name more: the figures are those of the runs', async () => {
  for (const count of [300, 40, 1000]) {
    const facts = await factsOf(stepOf('double'), count);
    assert.ok(plain(enLesson.steps.double.question?.truth(facts) ?? []).startsWith(`${whole(2 * count)} names take ${whole(costOf(2 * count))} looks`));
  }
  for (const [count, before, after] of [[2155, 2155, 2156], [2156, 2155, 2156], [300, 538, 539], [4305, 4305, 4306], [4306, 4305, 4306]]) {
    const facts = await factsOf(stepOf('jump'), count);
    assert.ok(plain(enLesson.steps.jump.text(facts)[0] ?? []).includes(`${whole(costOf(Number(before)))} looks`), String(count));
    assert.ok(plain(enLesson.steps.jump.question?.truth(facts) ?? []).startsWith(`${whole(Number(after))} names take ${whole(costOf(Number(after)))} looks`), String(count));
  }
});

test('the limit that is asked for is where the engine grows', async () => {
  for (const count of [16, 30, 300, 2156]) {
    const facts = await factsOf(stepOf('limit'), count);
    const { question } = stepOf('limit');
    const holds = Number(question && truthOf(question, facts));
    const largest = (/** @type {number} */ names) => {
      const dictionary = engine.dictionary({ count: names });
      const { buckets, shadowBuckets } = dictionary.info;
      dictionary.free();
      return Math.max(buckets, shadowBuckets);
    };
    assert.equal(largest(holds), largest(Number(facts.after?.info.count)), String(count));
    assert.ok(largest(holds + 1) > largest(holds), String(count));
  }
});

test('the figures of the case are those that are known', async () => {
  const jump = await factsOf(stepOf('jump'));
  assert.match(plain(enLesson.steps.jump.text(jump)[0] ?? []), /2,155 names fill 3,079 buckets .* 3,356,924 looks/);
  assert.match(plain(enLesson.steps.jump.question?.truth(jump) ?? []), /^2,156 names take 6,607,104 looks, 2\.0 times as many/);
  const flight = plain(enLesson.steps.flight.text(await factsOf(stepOf('flight'))).flat());
  assert.match(flight, /256 of 6,151 buckets .* 12,289 buckets/);
  assert.match(flight, /13,248,973 looks; with this one it takes 26,207,956 looks/);
  const { question } = stepOf('fix');
  assert.equal(question && truthOf(question, await factsOf(stepOf('fix'))), 0);
});

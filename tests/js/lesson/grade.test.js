import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';

import { grade } from '../../../www/state/lesson/grade.js';
import { steps } from '../../../www/state/lesson/steps.js';
import { factsOf } from './support/told.js';

/** @import { Facts, Grade, Plot, Question } from '../../../www/state/lesson/types.js' */

const seed = 7;
const facts = /** @type {Facts} */ (/** @type {unknown} */ ({}));
const rank = { right: 0, near: 1, off: 2 };
const rankOf = (/** @type {Grade} */ { verdict }) => rank[verdict];

/** @param {number} truth @param {'count' | 'log'} scale @returns {Question} */
const number = (truth, scale) => ({ kind: 'number', scale, truth: () => truth, slips: [] });
/** @param {readonly number[]} truth @param {number} most @returns {Question} */
const line = (truth, most) => ({ kind: 'line', scale: 'count', plot: () => plotOf({ truth, most }) });
/** @param {Partial<Plot>} known @returns {Plot} */
const plotOf = (known) => ({ over: 'names', across: [0, 1], most: 1, known: [], at: [], truth: [], curve: [], jumps: [], ...known });
const naturals = fc.integer({ min: 0, max: 2 ** 40 });
const scales = fc.constantFrom(/** @type {const} */ ('count'), /** @type {const} */ ('log'));

test('the truth is right on every scale', () => {
  fc.assert(fc.property(naturals, scales, (truth, scale) => {
    assert.deepEqual(grade(number(truth, scale), facts, truth), { verdict: 'right', side: null, slip: null });
  }), { seed });
});

test('who is further off on one side is never graded better', () => {
  fc.assert(fc.property(naturals, scales, naturals, naturals, (truth, scale, one, other) => {
    const [less, more] = [Math.min(one, other), Math.max(one, other)];
    const question = number(truth, scale);
    const at = (/** @type {number} */ given) => rankOf(grade(question, facts, given));
    assert.ok(at(truth + less) <= at(truth + more));
    assert.ok(at(Math.max(0, truth - less)) <= at(Math.max(0, truth - more)));
  }), { seed });
});

test('where the size counts, too much by a factor is as far off as too little by it', () => {
  fc.assert(fc.property(fc.integer({ min: 1, max: 2 ** 20 }), fc.integer({ min: 2, max: 50 }), (truth, factor) => {
    const up = grade(number(truth * factor, 'log'), facts, truth * factor * factor);
    const down = grade(number(truth * factor, 'log'), facts, truth);
    assert.deepEqual([up.verdict, up.side], [down.verdict, 'high']);
    assert.equal(down.side, 'low');
  }), { seed });
});

test('a guess of about the size is right, half as much again is near, twice is off', () => {
  const at = (/** @type {number} */ given) => grade(number(458_419, 'log'), facts, given).verdict;
  assert.deepEqual([at(450_000), at(500_000), at(600_000), at(900_000), at(0)], ['right', 'right', 'near', 'off', 'off']);
});

test('a count that is off by one is near, unless there is nothing to count', () => {
  assert.equal(grade(number(8, 'count'), facts, 7).verdict, 'near');
  assert.equal(grade(number(8, 'count'), facts, 6).verdict, 'off');
  assert.equal(grade(number(0, 'count'), facts, 1).verdict, 'off');
});

test('a line that is drawn as it is counted is right, wherever it lies', () => {
  fc.assert(fc.property(fc.integer({ min: 1, max: 1e6 }), fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 8 }), (most, shares) => {
    const truth = shares.map((share) => share * most);
    const result = grade(line(truth, most), facts, truth);
    assert.deepEqual([result.verdict, result.side], ['right', null]);
    const far = truth.map((value) => (value < most / 2 ? most : 0));
    assert.equal(grade(line(truth, most), facts, far).verdict, 'off');
  }), { seed });
});

test('a flat line and a falling one are told apart from one that rises too slowly', () => {
  const rising = line([250, 500, 750, 1000], 1000);
  assert.equal(grade(rising, facts, [2, 2, 2, 2]).slip, 'flat');
  assert.equal(grade(rising, facts, [1000, 700, 400, 10]).slip, 'falling');
  assert.deepEqual(grade(rising, facts, [100, 200, 300, 400]), { verdict: 'off', side: 'low', slip: null });
  assert.equal(grade(rising, facts, [200, 450, 700, 900]).verdict, 'right');
});

test('each slip of each question is known by its name, and is no right answer', async () => {
  for (const step of steps) {
    const { question } = step;
    if (!question || question.kind === 'line') continue;
    const known = await factsOf(step);
    for (const { name, value } of question.slips) {
      const result = grade(question, known, value(known));
      assert.deepEqual([result.slip, result.verdict === 'right'], [name, false], `${step.id}: ${name}`);
    }
  }
});

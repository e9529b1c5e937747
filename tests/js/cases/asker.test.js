import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LabError } from '../../../www/engine/lab-error.js';
import { createAsker } from '../../../www/ui/cases/asker.js';

/** An asker whose answers the test gives. */
function createScripted() {
  /** @type {{wish: {subject: unknown, place: number}, signal: AbortSignal, answer: (value: string) => void, refuse: (error: Error) => void}[]} */
  const asked = [];
  /** @type {[number, string][]} */
  const answers = [];
  /** @type {string[]} */
  const refusals = [];
  const asker = createAsker({
    ask: (/** @type {{subject: unknown, place: number}} */ wish, signal) => new Promise((/** @type {(value: string) => void} */ answer, refuse) => {
      asked.push({ wish, signal, answer, refuse });
    }),
    onAnswer: ({ place }, answer) => void answers.push([place, answer]),
    onRefusal: ({ code }) => void refusals.push(code),
  });
  return { asker, asked, answers, refusals, settled: () => new Promise((resolve) => setImmediate(resolve)) };
}

test('of wishes about one subject the newest waits for the one under way', async () => {
  const { asker, asked, answers, settled } = createScripted();
  for (const place of [2, 3, 4]) asker.want({ subject: 'a', place });
  assert.deepEqual(asked.map(({ wish }) => wish.place), [2]);
  asked[0]?.answer('two');
  await settled();
  assert.deepEqual(asked.map(({ wish }) => wish.place), [2, 4]);
  asked[1]?.answer('four');
  await settled();
  assert.deepEqual(answers, [[2, 'two'], [4, 'four']]);
});

test('a wish about another subject takes the place of the one under way, whose answer is not heard', async () => {
  const { asker, asked, answers, settled } = createScripted();
  asker.want({ subject: 'a', place: 2 });
  asker.want({ subject: 'b', place: 2 });
  assert.equal(asked[0]?.signal.aborted, true);
  asked[0]?.answer('late');
  asked[1]?.answer('right');
  await settled();
  assert.deepEqual(answers, [[2, 'right']]);
});

test('a refusal is told, and the next wish is asked all the same', async () => {
  const { asker, asked, answers, refusals, settled } = createScripted();
  asker.want({ subject: 'a', place: 9 });
  asker.want({ subject: 'a', place: 2 });
  asked[0]?.refuse(new LabError('refused-at-out-of-range', 'no field 9'));
  await settled();
  asked[1]?.answer('two');
  await settled();
  assert.deepEqual([refusals, answers], [['refused-at-out-of-range'], [[2, 'two']]]);
});

test('after the end nothing is told', async () => {
  const { asker, asked, answers, refusals, settled } = createScripted();
  asker.want({ subject: 'a', place: 2 });
  asker.end();
  assert.equal(asked[0]?.signal.aborted, true);
  asked[0]?.refuse(new LabError('engine-failed', 'too late'));
  await settled();
  assert.deepEqual([answers, refusals], [[], []]);
});

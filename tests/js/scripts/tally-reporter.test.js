import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import test from 'node:test';

import tallyReporter from '../../../scripts/test/tally-reporter.js';

/** @param {{ type: string, data: object }[]} events */
async function tallyOf(events) {
  async function* stream() {
    yield { type: 'test:dequeue', data: { name: file, file } };
    yield* events;
  }
  let text = '';
  for await (const part of tallyReporter(stream())) text += part;
  return JSON.parse(text);
}

const file = resolve('a.test.js');

test('tests count, suites do not', async () => {
  const tally = await tallyOf([
    { type: 'test:start', data: { name: 'one', file } },
    { type: 'test:pass', data: { name: 'one', file } },
    { type: 'test:fail', data: { name: 'two', file } },
    { type: 'test:pass', data: { name: 'group', file, details: { type: 'suite' } } },
  ]);
  assert.deepEqual(tally, { 'a.test.js': { passed: 1, failed: 1, skipped: 0 } });
});

test('skipped and to be done are the same', async () => {
  const tally = await tallyOf([
    { type: 'test:pass', data: { name: 'one', file, skip: true } },
    { type: 'test:pass', data: { name: 'two', file, todo: 'later' } },
  ]);
  assert.deepEqual(tally, { 'a.test.js': { passed: 0, failed: 0, skipped: 2 } });
});

test('a file that passes without tests is no test', async () => {
  const tally = await tallyOf([{ type: 'test:pass', data: { name: file, file } }]);
  assert.deepEqual(tally, {});
});

test('a file that cannot be loaded is a failure', async () => {
  const tally = await tallyOf([{ type: 'test:fail', data: { name: file, file } }]);
  assert.deepEqual(tally, { 'a.test.js': { passed: 0, failed: 1, skipped: 0 } });
});

test('a test that a helper declares is one of the file that runs', async () => {
  const helper = resolve('support/test.js');
  const tally = await tallyOf([{ type: 'test:pass', data: { name: 'one', file: helper } }]);
  assert.deepEqual(tally, { 'a.test.js': { passed: 1, failed: 0, skipped: 0 } });
});

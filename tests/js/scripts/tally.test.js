import assert from 'node:assert/strict';
import test from 'node:test';

import { faultsOf, tallyOf } from '../../../scripts/test/tally.js';

const SOUND = { passed: 3, failed: 0, skipped: 0, empty: [], unsteady: [], exitCode: 0 };

test('a part that ran and passed has no fault', () => {
  assert.deepEqual(faultsOf(SOUND), []);
});

for (const [what, change, fault] of /** @type {const} */ ([
  ['ran nothing', { passed: 0 }, /no test ran/],
  ['failed', { failed: 1, exitCode: 1 }, /1 failed/],
  ['skipped', { skipped: 2 }, /2 skipped/],
  ['has an empty file', { empty: ['a.test.js'] }, /a\.test\.js holds no test/],
  ['died', { exitCode: 101 }, /exit code 101/],
])) {
  test(`a part that ${what} has one fault`, () => {
    const faults = faultsOf({ ...SOUND, ...change });
    assert.equal(faults.length, 1);
    assert.match(faults[0], fault);
  });
}

const PASSED = { passed: 2, failed: 0, skipped: 0 };
const FAILED = { passed: 1, failed: 1, skipped: 0 };

test('a tally sums the files, and names those without tests', () => {
  const tally = tallyOf(['a', 'b', 'c'], { counted: { a: PASSED, b: FAILED }, exitCode: 1 }, null);
  assert.deepEqual(tally, { passed: 3, failed: 1, skipped: 0, empty: ['c'], unsteady: [], exitCode: 1 });
});

test('a file that was run again counts as it ended then, and is named', () => {
  const first = { counted: { a: PASSED, b: FAILED, c: FAILED }, exitCode: 1 };
  const mended = tallyOf(['a', 'b', 'c'], first, { counted: { b: PASSED, c: FAILED }, exitCode: 1 });
  assert.deepEqual(mended, { passed: 5, failed: 1, skipped: 0, empty: [], unsteady: ['b'], exitCode: 1 });
});

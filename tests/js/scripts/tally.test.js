import assert from 'node:assert/strict';
import test from 'node:test';

import { faultsOf } from '../../../scripts/test/tally.js';

const SOUND = { passed: 3, failed: 0, skipped: 0, empty: [], exitCode: 0 };

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

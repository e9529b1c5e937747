/** @import { KeptRun } from '../../../www/state/chart/types.js' */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from '../draw/seeded.js';
import { decodeRun, encodeRun } from '../../../www/measure/kept/codec.js';
import { createCupboard, isRunKey } from '../../../www/measure/kept/cupboard.js';
import { fitOf, pointOf, sweepOf } from './support/points.js';

/** @param {Partial<KeptRun>} [wanted] @returns {KeptRun} */
const runOf = (wanted = {}) => ({
  id: 'a', name: 'first', plan: sweepOf({ counts: [100, 200] }), points: [pointOf(100), pointOf(200, { bulk: null })],
  fit: fitOf({ segments: [{ from: 100, to: 200, slope: 3, intercept: 4 }], jumps: [{ at: 200, from: 100 }] }), begunAt: 5, ...wanted,
});

/** A browser's storage. @param {{full?: boolean}} [options] */
function createStorage({ full = false } = {}) {
  /** @type {Map<string, string>} */
  const held = new Map();
  const storage = /** @type {Storage} */ (/** @type {unknown} */ ({
    get length() {
      return held.size;
    },
    key: (/** @type {number} */ index) => [...held.keys()][index] ?? null,
    getItem: (/** @type {string} */ key) => held.get(key) ?? null,
    setItem(/** @type {string} */ key, /** @type {string} */ value) {
      if (full) throw new DOMException('no room', 'QuotaExceededError');
      held.set(key, value);
    },
    removeItem: (/** @type {string} */ key) => void held.delete(key),
  }));
  return { storage, held };
}

test('a run comes back as it was kept', () => {
  for (const run of [runOf(), runOf({ points: [], fit: null }), runOf({ plan: sweepOf({ iterations: 3, withinMs: 10 }) })]) {
    assert.deepEqual(decodeRun(encodeRun(run)), { run });
  }
});

test('names of all kinds come back', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (name) => {
    assert.deepEqual(decodeRun(encodeRun(runOf({ name }))), { run: runOf({ name }) });
  }));
});

for (const { what, text, reason } of [
  { what: 'no JSON', text: '{"format":', reason: 'not-json' },
  { what: 'nothing', text: '', reason: 'not-json' },
  { what: 'null', text: 'null', reason: 'not-a-run' },
  { what: 'something else', text: '{"format":"shopping list","version":1}', reason: 'not-a-run' },
  { what: 'a later version', text: '{"format":"teardown-lab/run","version":2,"run":{}}', reason: 'newer-version' },
  { what: 'an empty run', text: '{"format":"teardown-lab/run","version":1,"run":{}}', reason: 'damaged' },
]) {
  test(`${what} is told apart from a run`, () => assert.deepEqual(decodeRun(text), { unreadable: reason }));
}

test('a run of which any part is gone or wrong is damaged, and never shown by half', () => {
  const whole = JSON.parse(encodeRun(runOf()));
  /** @type {string[][]} */
  const places = [];
  const walk = (/** @type {any} */ value, /** @type {string[]} */ path) => {
    if (typeof value !== 'object' || value === null) return;
    for (const key of Object.keys(value)) {
      places.push([...path, key]);
      walk(value[key], [...path, key]);
    }
  };
  walk(whole.run, ['run']);
  fc.assert(fc.property(fc.constantFrom(...places), fc.constantFrom('text', [], null, undefined, {}), (place, wrong) => {
    const damaged = structuredClone(whole);
    const holder = place.slice(0, -1).reduce((/** @type {any} */ at, key) => at[key], damaged);
    const before = holder[place.at(-1) ?? ''];
    holder[place.at(-1) ?? ''] = wrong;
    const read = decodeRun(JSON.stringify(damaged));
    if ('run' in read) {
      // What may be left out, or is text anyhow, does no harm.
      assert.ok(typeof before === 'string' || ['counts', 'points', 'segments', 'jumps', 'samples', 'outliers', 'notes', 'strategies', 'logSlope', 'bulk', 'find-first', 'fit', 'r2', 'nsPerBucket', 'iterations', 'withinMs', 'ratio'].includes(place.at(-1) ?? ''),
        `${place.join('.')} = ${String(wrong)} was taken`);
    }
  }));
});

test('points out of order are damage', () => {
  assert.deepEqual(decodeRun(encodeRun(runOf({ points: [pointOf(200), pointOf(100)] }))), { unreadable: 'damaged' });
});

test('the cupboard gives back what was put into it, and what is removed is gone', () => {
  const { storage } = createStorage();
  const cupboard = createCupboard(() => storage);
  assert.equal(cupboard.put(runOf()), null);
  assert.equal(cupboard.put(runOf({ id: 'b', name: 'second' })), null);
  assert.equal(cupboard.put(runOf({ name: 'renamed' })), null);
  assert.deepEqual(cupboard.load().runs.map(({ id, name }) => [id, name]), [['a', 'renamed'], ['b', 'second']]);
  assert.equal(cupboard.remove('a'), null);
  assert.deepEqual(cupboard.load(), { runs: [runOf({ id: 'b', name: 'second' })], troubles: [] });
});

test('one that cannot be read spoils no other, is told, and is left as it is', () => {
  const { storage, held } = createStorage();
  const cupboard = createCupboard(() => storage);
  cupboard.put(runOf());
  held.set('teardown-lab.run.bad', '{');
  held.set('theme', 'dark');
  const { runs, troubles } = cupboard.load();
  assert.deepEqual(runs, [runOf()]);
  assert.deepEqual(troubles, [{ code: 'unreadable', key: 'teardown-lab.run.bad', reason: 'not-json' }]);
  assert.equal(held.get('teardown-lab.run.bad'), '{');
  assert.equal(cupboard.raw('teardown-lab.run.bad'), '{');
  assert.equal(cupboard.throwAway('teardown-lab.run.bad'), null);
  assert.deepEqual(cupboard.load().troubles, []);
});

test('storage that is full says so', () => {
  const { storage } = createStorage({ full: true });
  assert.deepEqual(createCupboard(() => storage).put(runOf()), { code: 'storage-full' });
});

test('storage that is refused says so, and breaks nothing', () => {
  const cupboard = createCupboard(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const trouble = { code: 'storage-refused', message: 'The operation is insecure.' };
  assert.deepEqual(cupboard.load(), { runs: [], troubles: [trouble] });
  assert.deepEqual(cupboard.put(runOf()), trouble);
  assert.deepEqual(cupboard.remove('a'), trouble);
});

test('other keys of the page are not runs', () => {
  assert.equal(isRunKey('teardown-lab.run.x'), true);
  assert.equal(isRunKey('teardown-lab.theme'), false);
  assert.equal(isRunKey(null), true, 'all keys at once');
});

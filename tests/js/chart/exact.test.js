import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LabError } from '../../../www/engine/lab-error.js';
import { chartActions as act } from '../../../www/state/chart/actions.js';
import { createChartStore } from '../../../www/state/chart/create.js';
import { toilOfExact } from '../../../www/state/chart/select.js';
import { followExact } from '../../../www/ui/chart/effects/exact.js';

/** @import { ExactCurve } from '../../../www/measure/types.js' */

const settled = () => new Promise((resolve) => setImmediate(resolve));
const list = Array.from({ length: 4000 }, (_, index) => `name ${index}`);
const building = { count: 4000, probes: 16_000_001, ms: 150 };

/** A chart whose exact curves the test counts. */
function createFollowed() {
  /** @type {{to: number, names?: readonly string[], signal?: AbortSignal, answer: () => void, refuse: () => void}[]} */
  const asked = [];
  const store = createChartStore();
  const end = followExact({
    store,
    measurer: /** @type {any} */ ({
      exact: (/** @type {{from: number, to: number, names?: readonly string[]}} */ ask, /** @type {{signal: AbortSignal}} */ { signal }) =>
        new Promise((resolve, reject) => {
          const curve = /** @type {ExactCurve} */ ({ from: ask.from, to: ask.to, points: [], jumps: [] });
          signal.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
          asked.push({ ...ask, signal, answer: () => resolve(curve), refuse: () => reject(new LabError('out-of-memory', 'no room')) });
        }),
    }),
  });
  return { store, asked, end };
}

test('the exact curve of names that spread is counted at once', async () => {
  const { store, asked, end } = createFollowed();
  store.dispatch(act.format(list, { ...building, probes: 9000 }));
  assert.deepEqual(asked.map(({ to }) => to), [20_000, 4000]);
  assert.equal(toilOfExact(store.get()), null);
  end();
  await settled();
});

test('that of names that collide waits for a press; stopped it waits again, counted it stays', async () => {
  const { store, asked, end } = createFollowed();
  store.dispatch(act.format(list, building));
  await settled();
  assert.deepEqual(asked.map(({ to, signal }) => [to, signal?.aborted]), [[20_000, true]]);
  assert.deepEqual(toilOfExact(store.get()), { building, ms: 8 * 150 });
  store.dispatch(act.want(list));
  assert.equal(asked[1]?.names, list);
  store.dispatch(act.want(null));
  assert.equal(asked[1]?.signal?.aborted, true);
  await settled();
  assert.ok(toilOfExact(store.get()));
  store.dispatch(act.want(list));
  asked[2]?.answer();
  await settled();
  assert.equal(store.get().exact?.to, 4000);
  assert.equal(toilOfExact(store.get()), null);
  assert.equal(asked.length, 3);
  end();
});

test('a count that fails waits for another press', async () => {
  const { store, asked, end } = createFollowed();
  store.dispatch(act.format(list, building));
  store.dispatch(act.want(list));
  asked[1]?.refuse();
  await settled();
  assert.equal(store.get().wanted, null);
  assert.equal(asked.length, 2);
  store.dispatch(act.want(list));
  assert.equal(asked.length, 3);
  end();
  await settled();
});

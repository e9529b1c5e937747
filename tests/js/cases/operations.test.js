import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { serverCreate } from '../../../www/draw/chart/data/tarantool-2.6.0-create.js';
import { serverCounts } from '../../../www/draw/chart/data/tarantool-2.6.0.js';
import { operationCurves, serverModel, timesAt } from '../../../www/draw/chart/series/server-model.js';
import { loadCases } from '../../../www/engine/cases.js';
import { loadEngine } from '../../../www/engine/index.js';
import { operationsActions } from '../../../www/state/operations/actions.js';
import { createOperationsStore } from '../../../www/state/operations/create.js';
import { placeCounted, shownTolls } from '../../../www/state/operations/select.js';
import { followTolls } from '../../../www/ui/operations/effects.js';
import { enOperations } from '../../../www/words/en-operations.js';
import { perStrategy } from '../../../www/strategies.js';

/** @import { OperationsRequest } from '../../../www/engine/cases-types.js' */

const cases = await loadCases();
const engine = await loadEngine();
const source = { count: 2156 };
const counted = { source, count: 2156, tolls: cases.tollsOf({ count: 2156, refusedAt: 1001 }) };

test('times are predicted of the exact counts, and of nothing that was not measured', () => {
  const tolls = shownTolls(counted, { 'find-first': 0.5, bulk: 40 });
  const drop = tolls.find(({ toll }) => toll.operation === 'drop');
  assert.deepEqual(drop?.times, { 'find-first': (6_607_104 + 2156) * 0.5 + 4 * 40, bulk: 160 });
  assert.deepEqual(drop?.share, 1);
  const refused = tolls.find(({ toll }) => toll.operation === 'refused');
  assert.ok(refused && refused.share > 0.4 && refused.share < 0.5);
  assert.deepEqual(tolls[0]?.times, { 'find-first': null, bulk: null }, 'nothing is torn down');
  assert.deepEqual(shownTolls(counted, { 'find-first': null, bulk: null })[3]?.times, { 'find-first': null, bulk: null });
});

test('the place that was counted is the field behind the names that were put', () => {
  assert.equal(placeCounted(counted), 1001);
  assert.equal(placeCounted({ ...counted, tolls: cases.tollsOf({ count: 1 }) }), null);
});

test('a refusal leaves what was counted, and goes with the next count', () => {
  const store = createOperationsStore();
  store.dispatch(operationsActions.counted(counted));
  store.dispatch(operationsActions.refuse({ code: 'refused-at-out-of-range', message: 'no' }));
  assert.equal(store.get().counted, counted);
  store.dispatch(operationsActions.counted(counted));
  assert.equal(store.get().refusal, null);
});

test('words say for each operation what happens to dictionaries', () => {
  const said = counted.tolls.map((toll) => enOperations.table.happens(toll));
  assert.match(said[0] ?? '', /None is torn down/);
  assert.match(said[1] ?? '', /the old one of 2,156 is torn down/);
  assert.match(said[2] ?? '', /A new dictionary of 2,157 names/);
  assert.match(said[5] ?? '', /1,000 names are put; field 1,001 then repeats the name of field 1\. The 1,000 names so far are torn down/);
});

test('the server’s times of creating are the golden ones', async () => {
  const [, ...rows] = (await readFile(new URL('../../golden/tarantool-2.6.0-ddl.csv', import.meta.url), 'utf8')).trim().split('\n');
  const golden = rows.map((row) => row.split(',').map(Number));
  assert.deepEqual(golden.map(([count]) => count), [...serverCounts]);
  assert.deepEqual(golden.map(([, create = 0]) => Math.round(create * 1e7)), [...serverCreate]);
});

test('the exact count, scaled, lies on the server’s drop', () => {
  const points = [500, 1000, 2155, 2156, 4305, 4306, 8602, 8603, 12_000, 16_000].map((count) => {
    const dictionary = engine.dictionary({ count });
    const looks = perStrategy((strategy) => dictionary.cost(strategy).examined);
    const { buckets, shadowBuckets } = dictionary.info;
    dictionary.free();
    return { count, buckets, shadowBuckets, examined: looks['find-first'], looks };
  });
  const model = serverModel({ from: 1, to: 20_000, points, jumps: [] });
  assert.ok(model && model.nsPerBucket > 0.3 && model.nsPerBucket < 0.5, String(model?.nsPerBucket));
  assert.ok(model.typical < 0.1, String(model.typical));
  assert.equal(serverModel({ from: 1, to: 2, points: points.slice(0, 2), jumps: [] }), null);
});

test('what the curves say at a count is between their points, and nothing beyond them', () => {
  const curves = operationCurves();
  assert.deepEqual(curves.map(({ kind }) => kind), ['reported-create', 'reported-rename', 'reported']);
  const times = timesAt(curves, 2156);
  assert.equal(times.get('reported'), 2_461_100);
  assert.equal(timesAt(curves, 20_001).size, 0);
  assert.match(enOperations.picture.at(2156, times), /^At 2,156 fields it took .*\u00a0µs to create the space, 3\.64\u00a0ms to rename a field, 2\.46\u00a0ms to drop it\.$/);
  assert.match(enOperations.picture.at(1_000_000, timesAt(curves, 1e6)), /up to 20,000 fields/);
});

/** A dictionary as it stands. @param {number} count @param {number} probes */
const standingOf = (count, probes) => ({ source: { count }, built: { info: { count, probes }, buildMs: 1 } });

/** A lab of which a dictionary stands, and what is asked of its measurer. @param {number} count */
function createFollowed(count) {
  let standing = standingOf(count, 2 * count);
  /** @type {(() => void)[]} */
  const listeners = [];
  /** @type {OperationsRequest[]} */
  const asked = [];
  const store = createOperationsStore();
  const end = followTolls({
    lab: /** @type {any} */ ({ get: () => ({ standing }), subscribe: (/** @type {() => void} */ listener) => (listeners.push(listener), () => {}) }),
    store,
    measurer: {
      operations: async (request) => {
        asked.push(request);
        return cases.tollsOf(request);
      },
      exact: async () => ({ from: 1, to: 20_000, points: [], jumps: [] }),
    },
  });
  const stand = (/** @type {number} */ next, probes = 2 * next) => {
    standing = standingOf(next, probes);
    for (const listener of listeners) listener();
  };
  return { store, asked, stand, source: () => standing.source, end, settled: () => new Promise((resolve) => setImmediate(resolve)) };
}

test('the middle field repeats a name until another is asked for; a refusal names what was typed', async () => {
  const { store, asked, end, settled } = createFollowed(300);
  await settled();
  assert.equal(asked.at(-1)?.refusedAt, 151);
  store.dispatch(operationsActions.repeatAt(200));
  await settled();
  assert.equal(store.get().counted && placeCounted(/** @type {any} */ (store.get().counted)), 200);
  store.dispatch(operationsActions.repeatAt('none'));
  await settled();
  assert.match(store.get().refusal?.message ?? '', /“none”/);
  assert.equal(store.get().counted?.count, 300);
  end();
});

test('a place that the next dictionary has not is given up; one that it has stays', async () => {
  const { store, asked, stand, end, settled } = createFollowed(300);
  await settled();
  store.dispatch(operationsActions.repeatAt(200));
  await settled();
  stand(250);
  await settled();
  assert.deepEqual([asked.at(-1)?.refusedAt, store.get().place], [200, 200]);
  stand(100);
  await settled();
  assert.deepEqual([asked.at(-1)?.refusedAt, store.get().place], [51, null]);
  stand(1);
  await settled();
  assert.equal(store.get().counted?.tolls.length, 5);
  end();
});

test('names that collide wait for a press, which holds for that dictionary alone and can be taken back', async () => {
  const { store, asked, stand, source, end, settled } = createFollowed(300);
  await settled();
  stand(5000, 25_000_000);
  await settled();
  assert.deepEqual([asked.length, store.get().isBusy, store.get().counted?.count], [1, false, 300]);
  store.dispatch(operationsActions.want(source()));
  assert.equal(store.get().isBusy, true);
  await settled();
  assert.deepEqual([asked.length, store.get().isBusy, store.get().counted?.count], [2, false, 5000]);
  store.dispatch(operationsActions.repeatAt(7));
  store.dispatch(operationsActions.want(null));
  assert.equal(store.get().isBusy, false);
  await settled();
  assert.equal(store.get().counted && placeCounted(/** @type {any} */ (store.get().counted)), 2501, 'what was stopped is not heard');
  stand(5001, 25_010_001);
  await settled();
  assert.equal(asked.length, 3);
  end();
});

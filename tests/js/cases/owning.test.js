import assert from 'node:assert/strict';
import { test } from 'node:test';
import { layFates } from '../../../www/draw/fates/layout.js';
import { loadCases } from '../../../www/engine/cases.js';
import { owningActions } from '../../../www/state/owning/actions.js';
import { createOwningStore } from '../../../www/state/owning/create.js';
import { followOutcomes } from '../../../www/ui/owning/effects.js';
import { mostOwning as most } from '../../../www/state/owning/select.js';
import { enOwning } from '../../../www/words/en-owning.js';

/** @import { OwningRequest } from '../../../www/engine/cases-types.js' */

const cases = await loadCases();

test('each fate is drawn once a bucket, by a shape of its own', () => {
  const fates = /** @type {const} */ (['leaked', 'empty', 'freed', 'leaked', 'owned-nothing']);
  const { width, height, ground, paths } = layFates(fates, 3);
  assert.deepEqual([width, height], [30, 20]);
  const drawn = (/** @type {string | undefined} */ path) => (path?.match(/M/g) ?? []).length;
  assert.deepEqual([drawn(ground), drawn(paths.leaked), drawn(paths.freed), drawn(paths['owned-nothing']), paths.empty], [5, 2, 1, 1, undefined]);
  const shapes = Object.values(paths).map((path) => path.replace(/[-\d.,]+/g, ''));
  assert.equal(new Set(shapes.map((shape) => shape.slice(0, 4))).size, 3);
});

test('no bucket at all is no picture, and no error', () => {
  assert.deepEqual(layFates([], 30), { width: 300, height: 0, ground: '', paths: {} });
});

test('words tell right from wrong by whether entries own', () => {
  assert.match(enOwning.verdict('bulk-alone', true), /^Wrong\./);
  assert.match(enOwning.verdict('bulk-alone', false), /^Right:/);
  const [, bulk] = cases.outcomesOf({ count: 300, shown: 100 });
  assert.ok(bulk);
  const leaked = bulk.fates.filter((fate) => fate === 'leaked').length;
  assert.equal(enOwning.picture(bulk), `Bulk alone, the first 100 of 769 buckets after the teardown: ${leaked} leaked, 0 freed.`);
  assert.match(enOwning.note({ count: 50_000, taken: 10_000, owns: true, shown: 600, buckets: 24_593 }), /^The first 10,000 of 50,000 names, since/);
});

/** @param {object} source @param {number} count */
function createFollowed(source, count) {
  /** @type {OwningRequest[]} */
  const asked = [];
  const store = createOwningStore();
  const end = followOutcomes({
    lab: /** @type {any} */ ({ get: () => ({ standing: { source, built: { info: { count } } } }), subscribe: () => () => {} }),
    store,
    measurer: {
      owning: async (request) => {
        asked.push(request);
        return cases.outcomesOf({ ...request, ...('names' in request ? {} : { count: 5 }) });
      },
    },
  });
  return { store, asked, end, settled: () => new Promise((resolve) => setImmediate(resolve)) };
}

test('more names than can be run are cut, and that is told', async () => {
  const { store, asked, end, settled } = createFollowed({ count: 50_000 }, 50_000);
  await settled();
  assert.ok('count' in (asked[0] ?? {}) && asked[0]?.count === most);
  assert.deepEqual([store.get().counted?.count, store.get().counted?.taken], [50_000, most]);
  end();
});

test('the switch has all counted anew', async () => {
  const names = ['id', 'owner', 'sum'];
  const { store, asked, end, settled } = createFollowed({ names }, 3);
  await settled();
  assert.deepEqual(store.get().counted?.outcomes.map(({ leaked }) => leaked), [0, 3, 0]);
  store.dispatch(owningActions.own(false));
  await settled();
  assert.deepEqual(asked.map(({ owns }) => owns), [true, false]);
  assert.deepEqual(store.get().counted?.outcomes.map(({ leaked, freed }) => leaked + freed), [0, 0, 0]);
  end();
});

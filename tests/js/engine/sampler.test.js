import assert from 'node:assert/strict';
import test from 'node:test';

import { LabError, loadEngine } from '../../../www/engine/index.js';
import { loadSampler } from '../../../www/engine/sampler.js';

/** @import { PointRequest, PointResult } from '../../../www/engine/measure-types.js' */

const sampler = await loadSampler();
const engine = await loadEngine();

/** @type {PointRequest} */
const REQUEST = { count: 500, measure: 'teardown', samples: 5, budgetMs: 200, nsPerBucket: null };

/** @param {Partial<PointRequest>} changes @param {number} [sliceMs] */
function measured(changes, sliceMs = 20) {
  const run = sampler.start({ ...REQUEST, ...changes });
  while (!run.advance(sliceMs).done);
  const result = run.result();
  run.free();
  return result;
}

/** @param {string} strategy @param {PointResult} point */
function resultOf(strategy, point) {
  const result = point.strategies[/** @type {'bulk'} */ (strategy)];
  assert.ok(result, `${strategy} was asked for`);
  return result;
}

for (const measure of /** @type {const} */ (['teardown', 'close', 'open-close'])) {
  test(`a point of ${measure} tells every strategy with exact counts`, () => {
    for (const count of [1, 68, 2156, 4306]) {
      const point = measured({ count, measure, strategies: engine.strategies });
      const dictionary = engine.dictionary({ count });
      const { buckets, shadowBuckets } = dictionary.info;
      assert.deepEqual([point.buckets, point.shadowBuckets], [buckets, shadowBuckets]);
      for (const strategy of engine.strategies) {
        const result = resultOf(strategy, point);
        const { examined, words } = dictionary.cost(strategy);
        assert.equal(result.examined, examined + words);
        assert.ok(result.median > 0 && Number.isFinite(result.median), JSON.stringify(result));
        assert.ok(result.low <= result.median && result.median <= result.high, JSON.stringify(result));
        if (result.source === 'predicted') continue;
        assert.ok(result.samples.length >= 5 && result.iterations >= 1, JSON.stringify(result));
        assert.ok(result.outliers.every((at) => at in result.samples), JSON.stringify(result));
      }
      assert.ok(point.clockStep > 0);
      dictionary.free();
    }
  });
}

test('a result holds the request that it answers', () => {
  const request = { ...REQUEST, strategies: /** @type {const} */ (['bulk']), iterations: 7 };
  const run = sampler.start(request);
  while (!run.advance(20).done);
  const point = run.result();
  run.free();
  assert.equal(point.request, request);
  assert.deepEqual(Object.keys(point.strategies), ['bulk']);
  assert.deepEqual([resultOf('bulk', point).iterations, point.ratio], [7, null]);
});

test('there is a ratio exactly when both are measured', () => {
  const point = measured({ samples: 9 });
  const isMeasured = ['find-first', 'bulk'].every((strategy) => resultOf(strategy, point).source === 'measured');
  assert.equal(point.ratio !== null, isMeasured);
});

test('what would take too long is predicted from the count', () => {
  const point = measured({ count: 100_000, nsPerBucket: 0.5, budgetMs: 300 });
  const result = resultOf('find-first', point);
  assert.deepEqual([result.source, result.median], ['predicted', result.examined * 0.5]);
  assert.deepEqual([result.samples, result.outliers, result.iterations], [[], [], 0]);
  assert.ok(point.notes.includes('budget'));
});

test('a run comes back between slices, and tells what it knows', () => {
  const run = sampler.start({ ...REQUEST, count: 20_000, strategies: ['bulk'] });
  let slices = 0;
  let last = 0;
  let taken = 0;
  for (let done = false; !done; slices += 1) {
    const { done: isDone, progress } = run.advance(1);
    assert.ok(progress >= last && progress <= 1, `${progress} after ${last}`);
    assert.equal(isDone, progress === 1);
    const known = run.result().strategies.bulk?.samples.length ?? 0;
    assert.ok(known >= taken || run.result().notes.includes('retried'), 'a sample is not forgotten');
    [last, taken, done] = [progress, known, isDone];
  }
  assert.ok(slices > 1, `${slices}`);
  run.free();
});

test('a run that was freed is refused, freeing twice does no harm', () => {
  const run = sampler.start(REQUEST);
  run.advance(1);
  run.free();
  run.free();
  assert.throws(() => run.advance(1), { code: 'freed', name: 'LabError' });
  assert.throws(() => run.result(), { code: 'freed', name: 'LabError' });
});

/** @type {[Record<string, unknown>, string, RegExp][]} */
const REFUSED = [
  [{ count: 0 }, 'count-out-of-range', /is 0;/],
  [{ count: '7' }, 'count-not-a-number', /is “7”;/],
  [{ count: undefined }, 'count-not-a-number', /is undefined;/],
  [{ family: 'nonesuch' }, 'unknown-family', /“nonesuch”; the families are field, f,/],
  [{ measure: 'closing' }, 'unknown-measure', /“closing” to measure; it must be teardown, close, open-close\./],
  [{ measure: undefined }, 'unknown-measure', /“undefined” to measure/],
  [{ strategies: ['bulk', 'fast'] }, 'unknown-strategy', /“fast”; the strategies are find-first, word-scan, first-hint, cursor, bulk\./],
  [{ strategies: [] }, 'unknown-strategy', /are \[\]; give an array of find-first, word-scan, first-hint, cursor, bulk\./],
  [{ strategies: 'bulk' }, 'unknown-strategy', /are "bulk"; give an array/],
  [{ samples: 4 }, 'samples-out-of-range', /is 4; it must be a whole number from 5 to 1000\./],
  [{ samples: 5.5 }, 'samples-out-of-range', /is 5\.5;/],
  [{ samples: undefined }, 'samples-out-of-range', /is undefined;/],
  [{ iterations: 0 }, 'iterations-out-of-range', /is 0; it must be a whole number from 1 to 1000000\./],
  [{ iterations: 1e9 }, 'iterations-out-of-range', /is 1000000000;/],
  [{ iterations: null }, 'iterations-out-of-range', /is null;/],
  [{ budgetMs: 0 }, 'budget-out-of-range', /is 0; it must be from 1 to 3600000\./],
  [{ budgetMs: NaN }, 'budget-out-of-range', /is NaN;/],
  [{ budgetMs: Infinity }, 'budget-out-of-range', /is Infinity;/],
];

test('a request that cannot be is refused, with what was given and what would be right', () => {
  for (const [changes, code, message] of REFUSED) {
    const request = /** @type {any} */ ({ ...REQUEST, ...changes });
    assert.throws(() => sampler.start(request), { name: 'LabError', code, message }, JSON.stringify(changes));
  }
  for (const none of [null, undefined, 7]) {
    assert.throws(() => sampler.start(/** @type {any} */ (none)), { code: 'request-missing', message: new RegExp(String(none)) });
  }
  const run = sampler.start(REQUEST);
  for (const slice of [0, -1, NaN, 'x']) {
    assert.throws(() => run.advance(/** @type {any} */ (slice)), { code: 'slice-out-of-range' });
  }
  run.free();
});

test('a sweep leaves the memory of the engine as it was', async () => {
  const { loadMeasureGlue } = await import('../../../www/engine/measure-glue.js');
  const { memory } = await loadMeasureGlue();
  const sweep = () => [1000, 16_384, 300].forEach((count) => measured({ count, measure: 'close', budgetMs: 100 }));
  sweep();
  const after = memory.buffer.byteLength;
  for (let again = 0; again < 5; again += 1) sweep();
  assert.equal(memory.buffer.byteLength, after);
});

test('jumps are exact', () => {
  assert.deepEqual(sampler.exactJumps(2000, 9000), [
    { count: 2156, bucketsBefore: 3079, bucketsAfter: 6151, inFlight: false },
    { count: 4306, bucketsBefore: 6151, bucketsAfter: 12289, inFlight: true },
    { count: 8603, bucketsBefore: 12289, bucketsAfter: 24593, inFlight: false },
  ]);
  assert.deepEqual(sampler.exactJumps(2157, 2157), []);
  assert.throws(() => sampler.exactJumps(0, 10), { code: 'count-out-of-range' });
  assert.throws(() => sampler.exactJumps(1, NaN), { code: 'count-not-a-number' });
});

/**
 * A point as if it had been measured.
 *
 * @param {number} count
 * @param {number} findFirst
 * @param {import('../../../www/engine/measure-types.js').Source} [source]
 * @returns {PointResult}
 */
function made(count, findFirst, source = 'measured') {
  const result = { source, mad: 0, low: 0, high: 0, samples: [], outliers: [], iterations: 1 };
  return /** @type {any} */ ({
    request: { ...REQUEST, count },
    strategies: {
      'find-first': { ...result, median: findFirst, examined: 2 * findFirst },
      bulk: { ...result, median: 100, examined: 0 },
    },
  });
}

test('a fit finds the jump between points in any order, by those that were measured', () => {
  const points = [
    ...[2160, 2100, 2156, 2400].map((count) => made(count, 6 * count)),
    ...[2000, 2155, 2050].map((count) => made(count, 3 * count)),
    made(2110, 1e9, 'predicted'),
  ];
  points[1] = made(2100, 3 * 2100);
  const fit = sampler.fit(points);
  assert.deepEqual(fit.jumps, [{ at: 2156, from: 2155 }]);
  assert.deepEqual(fit.segments.map(({ from, to }) => [from, to]), [[2000, 2155], [2156, 2400]]);
  assert.deepEqual(fit.segments.map(({ slope }) => Math.round(1000 * slope)), [3000, 6000]);
  assert.deepEqual([fit.r2, fit.nsPerBucket, fit.logSlope.bulk], [1, 0.5, 0]);
});

test('a fit of too little says nothing', () => {
  const nothing = { r2: null, nsPerBucket: null, logSlope: { 'find-first': null, bulk: null } };
  assert.deepEqual(sampler.fit([]), { segments: [], jumps: [], ...nothing });
  const { segments, jumps, ...rest } = sampler.fit([made(10, 100), made(20, 200)]);
  assert.deepEqual([segments.length, jumps, rest], [1, [], nothing]);
});

test('errors are LabErrors', () => {
  assert.throws(() => sampler.start({ ...REQUEST, count: 0 }), LabError);
});

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { perStrategy } from '../../../www/strategies.js';
import fc from '../draw/seeded.js';
import { serverCounts, serverDrop, serverRename } from '../../../www/draw/chart/data/tarantool-2.6.0.js';
import { growthOf, jumpsOf, slopesOf, strayJumps } from '../../../www/draw/chart/series/findings.js';
import { curvesThrough, marksOf } from '../../../www/draw/chart/series/marks.js';
import { pictureOf } from '../../../www/draw/chart/series/picture.js';
import { nsPerBucket, predictionCurve } from '../../../www/draw/chart/series/prediction.js';
import { compareWithServer, serverCurves } from '../../../www/draw/chart/series/server.js';
import { valueAt } from '../../../www/draw/chart/series/value-at.js';
import { chartActions } from '../../../www/state/chart/actions.js';
import { reduceChart } from '../../../www/state/chart/reduce.js';
import { fitOf, pointOf, sweepOf } from '../measure/support/points.js';
import { chartAfter, measuredChart, runIn } from './support/chart.js';

const exact = {
  from: 1, to: 400, jumps: [{ count: 200, bucketsBefore: 1, bucketsAfter: 2, inFlight: false }],
  points: [{ count: 100, buckets: 1, shadowBuckets: 0, examined: 1000, looks: perStrategy(() => 1000) }, { count: 400, buckets: 2, shadowBuckets: 0, examined: 9000, looks: perStrategy(() => 9000) }],
};
const calibration = { nsPerBucket: 0.4, nsPerStep: { 'find-first': 0.4, bulk: 30 }, clockStepNs: 1e5 };

test('the server’s times are those of the golden file, row by row', async () => {
  const [, ...rows] = (await readFile(new URL('../../golden/tarantool-2.6.0-ddl.csv', import.meta.url), 'utf8')).trim().split('\n');
  const columns = rows.map((row) => row.split(','));
  const tenths = (/** @type {string | undefined} */ seconds) => Math.round(Number(seconds) * 1e7);
  assert.deepEqual(columns.map(([count]) => Number(count)), serverCounts);
  assert.deepEqual(columns.map((row) => tenths(row[5])), serverDrop);
  assert.deepEqual(columns.map((row) => tenths(row[3])), serverRename);
});

test('a value between two points is on the line between them; beyond the ends there is none', () => {
  const points = /** @type {const} */ ([[10, 100], [20, 300], [21, 1000]]);
  assert.deepEqual([5, 10, 15, 20, 20.5, 21, 22].map((count) => valueAt(points, count)), [null, 100, 200, 300, 650, 1000, null]);
  assert.equal(valueAt([], 1), null);
});

test('points of each strategy stand apart; lines go through what was measured, bounds have their own', () => {
  const run = { ...runIn(measuredChart(100)), points: [pointOf(100), pointOf(200, { bulk: { source: 'below-clock', median: 400 } }), pointOf(300, { findFirst: { source: 'predicted' }, bulk: null })] };
  const marks = marksOf(run, 'current');
  assert.deepEqual(marks.map(({ target, source }) => [target.strategy, target.count, source]), [
    ['find-first', 100, 'measured'], ['find-first', 200, 'measured'], ['find-first', 300, 'predicted'],
    ['bulk', 100, 'measured'], ['bulk', 200, 'below-clock'],
  ]);
  assert.deepEqual(curvesThrough(marks, 'measured').map(({ kind, strategy, points }) => [kind, strategy, points.map(([count]) => count)]), [
    ['measured', 'find-first', [100, 200]], ['bound', 'bulk', [200]], ['measured', 'bulk', [100]],
  ]);
});

test('the prediction takes the run’s own time a bucket, else that of the first look, else there is none', () => {
  assert.equal(nsPerBucket(chartAfter()), null);
  const looked = chartAfter(chartActions.calibrated(calibration));
  assert.deepEqual(nsPerBucket(looked), { ns: 0.4, from: 'calibration' });
  const begun = reduceChart(looked, chartActions.run(sweepOf(), 0));
  assert.deepEqual(nsPerBucket(begun), { ns: 0.4, from: 'calibration' });
  const one = reduceChart(begun, chartActions.point(pointOf(100), fitOf({ nsPerBucket: null })));
  assert.deepEqual(nsPerBucket(one), { ns: 0.5, from: 'run' }, 'a single point has no fit but a time');
  const fitted = reduceChart(begun, chartActions.point(pointOf(100), fitOf({ nsPerBucket: 0.45 })));
  assert.deepEqual(nsPerBucket(fitted), { ns: 0.45, from: 'run' });
});

test('the prediction is the exact count times the nanoseconds', () => {
  assert.deepEqual(predictionCurve(exact, 0.5).points, [[100, 500], [400, 4500]]);
});

test('the server is compared by the median ratio, so that one disturbed point does not matter', () => {
  const drop = serverCurves('seconds', null)[0]?.points ?? [];
  const twice = [1000, 2000, 3000, 5000, 9000].map((count) => /** @type {const} */ ([count, 2 * (valueAt(drop, count) ?? 0)]));
  const agreement = compareWithServer([...twice, [7000, 1e12]]);
  assert.ok(agreement && Math.abs(agreement.factor - 2) < 1e-9 && agreement.typical < 1e-9 && agreement.largest > 100);
  assert.equal(compareWithServer(twice.slice(0, 2)), null, 'two points are no curve');
  assert.equal(compareWithServer([[10, 1], [20, 1], [30, 1], [90_000, 1]]), null, 'nor are such as the server’s other work drowns');
});

test('a scaled server is its curve times the factor; off is nothing', () => {
  const plain = serverCurves('seconds', 3)[0]?.points ?? [];
  const scaled = serverCurves('scaled', 3)[0]?.points ?? [];
  fc.assert(fc.property(fc.nat({ max: plain.length - 1 }), (index) => {
    assert.ok(Math.abs((scaled[index]?.[1] ?? 0) / (plain[index]?.[1] ?? 1) - 3) < 1e-9);
  }));
  assert.deepEqual(serverCurves('off', 3), []);
});

test('before anything is measured the picture has the prediction and the server, over the planned counts', () => {
  const picture = pictureOf(chartAfter(chartActions.calibrated(calibration), chartActions.counted(exact)), [500, 16_384]);
  assert.deepEqual(picture.curves.map(({ kind }) => kind), ['reported', 'reported-rename', 'exact']);
  assert.deepEqual([picture.marks, picture.counts, picture.exactJumps], [[], [500, 16_384], [200]]);
});

test('a ghost is in the picture while it is shown, with all its counts', () => {
  const kept = [chartActions.keep('a', 'mine'), chartActions.run(sweepOf({ counts: [10, 20] }), 2000)].reduce(reduceChart, measuredChart(100, 900));
  assert.deepEqual(pictureOf(kept, []).counts, [10, 20]);
  const shown = pictureOf(reduceChart(kept, chartActions.show('a', true)), []);
  assert.deepEqual(shown.counts, [10, 20, 100, 900]);
  assert.deepEqual(shown.curves.filter(({ kind }) => kind === 'ghost').map(({ run, strategy }) => [run, strategy]), [['a', 'find-first'], ['a', 'bulk']]);
});

test('growth is the last time over the first, with an interval that holds all the two intervals allow', () => {
  const points = [pointOf(256, { bulk: { median: 200, low: 190, high: 220 } }), pointOf(300, { bulk: { source: 'below-clock' } }), pointOf(16_384, { bulk: { median: 300, low: 280, high: 310 } })];
  assert.deepEqual(growthOf(points, 'bulk'), { from: 256, to: 16_384, value: 1.5, low: 280 / 220, high: 310 / 190 });
  assert.equal(growthOf(points.slice(0, 2), 'bulk'), null);
  assert.equal(growthOf([], 'bulk'), null);
});

test('a segment’s slope stands beside half its buckets’ time; a single point has none', () => {
  const fit = fitOf({ nsPerBucket: 0.5, segments: [{ from: 100, to: 200, slope: 51, intercept: 0 }, { from: 300, to: 300, slope: 0, intercept: 0 }] });
  const run = { ...runIn(measuredChart(100)), points: [pointOf(100, { buckets: 193 }), pointOf(200), pointOf(300)], fit };
  assert.deepEqual(slopesOf(run), [{ from: 100, to: 200, buckets: 193, found: 51, expected: 48.25 }]);
  const inFlight = { ...run, points: [pointOf(100, { buckets: 193, shadowBuckets: 389 })] };
  assert.deepEqual(slopesOf(inFlight).map(({ buckets }) => buckets), [389], 'while a resize is in flight the larger array is scanned');
  assert.deepEqual(slopesOf({ ...run, fit: null }), []);
});

test('an exact jump is found where the fit’s resolution holds it; others are noise', () => {
  const state = chartAfter(chartActions.counted({ ...exact, jumps: [200, 350].map((count) => ({ count, bucketsBefore: 1, bucketsAfter: 2, inFlight: false })) }),
    chartActions.run(sweepOf(), 0), ...[100, 199, 200, 400].map((count) => chartActions.point(pointOf(count), fitOf({ jumps: [{ from: 199, at: 200 }, { from: 100, at: 199 }] }))));
  assert.deepEqual(jumpsOf(state), [{ exact: 200, found: { from: 199, at: 200 } }, { exact: 350, found: null }]);
  assert.deepEqual(strayJumps(state), [{ from: 100, at: 199 }]);
  assert.deepEqual(jumpsOf(chartAfter()), []);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { loadEngine } from '../../../www/engine/index.js';
import { racePlan } from '../../../www/measure/race.js';
import { logSlope } from '../../../www/state/remedies/slope.js';
import { curvesOfLooks, curvesOfTimes, slopesOf, verdictOf } from '../../../www/state/remedies/verdict.js';
import { allStrategies, perStrategy } from '../../../www/strategies.js';
import { remediesWords } from '../../../www/words/en-remedies.js';
import { pointOf, resultOf } from '../measure/support/points.js';

/** @import { ExactPoint } from '../../../www/measure/types.js' */

const engine = await loadEngine();

/** @returns {ExactPoint[]} counted by the engine */
const counted = () => racePlan.counts.map((count) => {
  const dictionary = engine.dictionary({ count });
  const looks = perStrategy((strategy) => {
    const { examined, words } = dictionary.run(strategy);
    return examined + words;
  });
  const { buckets, shadowBuckets } = dictionary.info;
  dictionary.free();
  return { count, buckets, shadowBuckets, examined: looks['find-first'], looks };
});

test('the slope of a power is its exponent, whatever its factor', () => {
  fc.assert(fc.property(fc.double({ min: -3, max: 3, noNaN: true }), fc.double({ min: 1e-3, max: 1e6, noNaN: true }), (power, factor) => {
    const slope = logSlope([10, 20, 50, 1000].map((count) => [count, factor * count ** power]));
    assert.ok(slope !== null && Math.abs(slope - power) < 1e-6, `${slope} is not ${power}`);
  }), { seed: 12019 });
});

test('too few points, one count alone, and values without a logarithm have no slope', () => {
  assert.equal(logSlope([[1, 1], [2, 2]]), null);
  assert.equal(logSlope([[5, 1], [5, 2], [5, 3]]), null);
  assert.equal(logSlope([[1, 0], [2, 0], [3, 0], [4, 4]]), null);
});

test('by exact looks word scan changes the constant, first hint and cursor the slope, and bulk looks at nothing', () => {
  const verdict = verdictOf(curvesOfLooks(counted()));
  assert.ok(verdict !== null);
  assert.ok(Math.abs(verdict.reference - 2) < 0.1, String(verdict.reference));
  assert.deepEqual(verdict.constant.map(({ strategy }) => strategy), ['word-scan']);
  assert.ok(Math.abs(verdict.constant[0].factor - 16) < 1, 'about a sixteenth of the looks');
  assert.deepEqual(verdict.bent.map(({ strategy }) => strategy), ['first-hint', 'cursor']);
  for (const { slope } of verdict.bent) assert.ok(Math.abs(slope - 1) < 0.1, String(slope));
  assert.deepEqual(verdict.still, ['bulk']);
});

test('other numbers make another verdict, and another sentence', () => {
  const points = [100, 200, 400].map((count) => pointOf(count, {
    findFirst: { median: count ** 2 }, bulk: { median: 300 },
  }));
  const bent = points.map((point, index) => ({
    ...point, strategies: { ...point.strategies, 'word-scan': resultOf({ median: 7 * [100, 200, 400][index] }) },
  }));
  const lower = points.map((point, index) => ({
    ...point, strategies: { ...point.strategies, 'word-scan': resultOf({ median: [100, 200, 400][index] ** 2 / 8 }) },
  }));
  const [one, other] = [bent, lower].map((each) => verdictOf(curvesOfTimes(each)));
  assert.ok(one && other);
  assert.deepEqual(one.bent.map(({ strategy }) => strategy), ['word-scan', 'bulk']);
  assert.deepEqual(other.constant.map(({ strategy, factor, count }) => [strategy, Math.round(factor), count]), [['word-scan', 8, 400]]);
  assert.match(remediesWords.curve.verdict(one), /^By the times measured here, find first has slope 2\.00\. Word scan and bulk change the slope itself, to 1\.00 and 0\.00\.$/);
  assert.match(remediesWords.curve.verdict(other), /Word scan changes only the constant: slope 2\.00, and 8 times less at 400 names\./);
});

test('a bound and a prediction are no measurement, so they have no slope', () => {
  const points = [100, 200, 400].map((count) => pointOf(count, { bulk: { source: 'below-clock' }, findFirst: { source: 'predicted' } }));
  const curves = curvesOfTimes(points);
  assert.deepEqual(Object.values(slopesOf(curves)), allStrategies.map(() => null));
  assert.equal(verdictOf(curves), null);
});

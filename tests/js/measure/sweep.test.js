/** @import { SweepNews } from '../../../www/measure/types.js' */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LabError } from '../../../www/engine/lab-error.js';
import { cancelled } from '../../../www/measure/cancelled.js';
import { runSweep } from '../../../www/measure/sweep.js';
import { fitOf, pointOf, scriptedSampler, sweepOf } from './support/points.js';

/** A desk that keeps what it is told; its clock goes on by 30 ms with each look. */
function createDesk({ stopAfter = Infinity } = {}) {
  /** @type {SweepNews[]} */
  const news = [];
  let time = 0;
  let breaths = 0;
  return {
    news,
    points: () => news.flatMap((each) => (each.kind === 'point' ? [each.point.request.count] : [])),
    desk: {
      tell: (/** @type {SweepNews} */ each) => void news.push(each),
      now: () => (time += 30),
      async breathe() {
        breaths += 1;
        if (breaths > stopAfter) throw cancelled;
      },
    },
  };
}

test('points are told as they are finished, each with a fit of all so far', async () => {
  const fitted = /** @type {number[]} */ ([]);
  const { sampler } = scriptedSampler({ fit: (points) => {
    fitted.push(points.length);
    return fitOf();
  } });
  const { desk, points } = createDesk();
  await runSweep({ plan: sweepOf({ counts: [10, 20, 30] }), sampler, desk });
  assert.deepEqual(points(), [10, 20, 30]);
  assert.deepEqual(fitted, [1, 2, 3]);
});

test('what a bucket took so far is handed to the next point, so that it can be predicted', async () => {
  const { sampler, begun } = scriptedSampler();
  const { desk } = createDesk();
  await runSweep({ plan: sweepOf({ counts: [10, 20] }), sampler, desk });
  assert.deepEqual(begun.map(({ nsPerBucket }) => nsPerBucket), [null, 0.5]);
});

test('a sweep that has to be quick divides its time, and hands on what is left over', async () => {
  const { sampler, begun } = scriptedSampler();
  const { desk } = createDesk();
  await runSweep({ plan: sweepOf({ counts: [1000, 4000, 16_000], budgetMs: 5000, withinMs: 3000 }), sampler, desk });
  const [first = 0, second = 0, last = 0] = begun.map(({ budgetMs }) => budgetMs);
  assert.ok(first + second < 3000 && second < last, String([first, second, last]));
  assert.ok(last > 2500 && last < 3000, `the last may take what is left: ${last}`);
});

test('iterations are the sampler’s to choose unless they are asked for', async () => {
  const { sampler, begun } = scriptedSampler();
  const { desk } = createDesk();
  await runSweep({ plan: sweepOf({ counts: [10] }), sampler, desk });
  await runSweep({ plan: sweepOf({ counts: [10], iterations: 7 }), sampler, desk });
  assert.deepEqual(begun.map(({ iterations }) => iterations), [undefined, 7]);
});

test('a sweep that is stopped leaves what it has told, and frees the point under way', async () => {
  const { sampler, begun, freed } = scriptedSampler({ slices: 4 });
  const { desk, points } = createDesk({ stopAfter: 6 });
  await assert.rejects(runSweep({ plan: sweepOf({ counts: [10, 20, 30] }), sampler, desk }), (thrown) => thrown === cancelled);
  assert.deepEqual(points(), [10]);
  assert.equal(begun.length, 2);
  assert.equal(freed(), 2);
});

test('a point that fails ends the sweep with its error, after the points before it', async () => {
  const { sampler, begun, freed } = scriptedSampler({ measure(count) {
    if (count === 20) throw new LabError('out-of-memory', 'no room for 20');
    return pointOf(count);
  } });
  const { desk, points } = createDesk();
  await assert.rejects(runSweep({ plan: sweepOf({ counts: [10, 20, 30] }), sampler, desk }), { code: 'out-of-memory' });
  assert.deepEqual(points(), [10]);
  assert.equal(freed(), begun.length);
});

test('a clock that was not seen to move is given a second try, which is told', async () => {
  const { sampler, begun } = scriptedSampler({ measure(count, nth) {
    if (nth === 1) throw new LabError('clock-stood-still', 'it stood');
    return pointOf(count);
  } });
  const { desk, news } = createDesk();
  await runSweep({ plan: sweepOf({ counts: [10] }), sampler, desk });
  assert.equal(begun.length, 2);
  const [point] = news.flatMap((each) => (each.kind === 'point' ? [each.point] : []));
  assert.deepEqual(point?.notes, ['retried']);
});

test('a clock that stands still is an error', async () => {
  const { sampler, begun } = scriptedSampler({ measure: () => {
    throw new LabError('clock-stood-still', 'it stood');
  } });
  const { desk } = createDesk();
  await assert.rejects(runSweep({ plan: sweepOf({ counts: [10] }), sampler, desk }), { code: 'clock-stood-still' });
  assert.equal(begun.length, 2);
});

for (const jump of [2001, 2016, 2077, 2156, 2320]) {
  test(`a sweep that homes in finds a jump at ${jump} to the field`, async () => {
    const { sampler } = scriptedSampler({ fit: (points) => {
      const counts = points.map(({ request }) => request.count);
      const at = counts.find((count) => count >= jump);
      const from = counts.findLast((count) => count < jump);
      return fitOf({ jumps: at !== undefined && from !== undefined ? [{ at, from }] : [] });
    } });
    const { desk, news } = createDesk();
    const counts = Array.from({ length: 21 }, (_, index) => 2000 + 16 * index);
    await runSweep({ plan: sweepOf({ counts, homesIn: true }), sampler, desk });
    const last = news.findLast((each) => each.kind === 'point');
    assert.deepEqual(last?.kind === 'point' ? last.fit.jumps : null, [{ at: jump, from: jump - 1 }]);
    assert.equal(news.filter((each) => each.kind === 'point').length, 21 + 4 + 2, 'four halvings, and both neighbours once more');
  });
}

test('a point that was disturbed leads a sweep that homes in astray, and is found out', async () => {
  const { sampler, begun } = scriptedSampler({
    measure: (count, nth) => {
      // The 22nd point is the first halving: it takes twice its time.
      const isSlow = count >= 2156 || (count === 2152 && nth === 22);
      return pointOf(count, { findFirst: { median: isSlow ? 2000 : 1000 } });
    },
    fit: (points) => {
      const isSlow = (/** @type {import('../../../www/engine/measure-types.js').PointResult} */ point) => (point.strategies['find-first']?.median ?? 0) > 1500;
      const at = points.find(isSlow)?.request.count ?? 0;
      const from = points.findLast(({ request }) => request.count < at)?.request.count ?? 0;
      return fitOf({ jumps: [{ at, from }] });
    },
  });
  const { desk, news } = createDesk();
  const counts = Array.from({ length: 21 }, (_, index) => 2000 + 16 * index);
  await runSweep({ plan: sweepOf({ counts, homesIn: true }), sampler, desk });
  const last = news.findLast((each) => each.kind === 'point');
  assert.deepEqual(begun.slice(21).map(({ count }) => count), [
    2152, 2148, 2150, 2151, 2151, 2152, // astray, and found out
    2156, 2154, 2155, 2155, 2156,
  ]);
  assert.deepEqual(last?.kind === 'point' ? last.fit.jumps : null, [{ at: 2156, from: 2155 }]);
});

test('progress goes from nothing to nearly all and never back', async () => {
  const { sampler } = scriptedSampler({ slices: 10 });
  const { desk, news } = createDesk();
  await runSweep({ plan: sweepOf({ counts: [100, 1000, 8000] }), sampler, desk });
  const told = news.flatMap((each) => (each.kind === 'progress' ? [each.progress] : []));
  assert.ok(told.length >= 5);
  assert.deepEqual(told.map(({ share }) => share).toSorted((one, other) => one - other), told.map(({ share }) => share));
  assert.ok(told.every(({ share, done, of }) => share >= 0 && share < 1 && done < of));
  assert.equal(told[0]?.left, null, 'nothing is guessed from nothing');
  assert.ok(Number(told.at(-1)?.left) > 0);
});

test('names of one’s own are handed to every point, and sent back by none', async () => {
  const { sampler, begun } = scriptedSampler();
  const { desk, news } = createDesk();
  const names = ['id', 'owner', 'sum'];
  await runSweep({ plan: { ...sweepOf({ counts: [1, 3], format: 3 }), names }, sampler, desk });
  assert.ok(begun.every((request) => request.names === names));
  const requests = news.flatMap((each) => (each.kind === 'point' ? [each.point.request] : []));
  assert.deepEqual(requests.map(({ count }) => count), [1, 3]);
  assert.ok(requests.every((request) => !('names' in request)));
});

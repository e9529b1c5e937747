/** @import { Frame, PlacedFrame } from '../../../www/draw/profile/types.js' */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { framesOf, icicleOf } from '../../../www/draw/profile/layout/frames.js';
import { layGrowth, reported, teardownShare } from '../../../www/draw/profile/layout/growth.js';
import { frameAt } from '../../../www/draw/profile/layout/nearest.js';
import { placeFrames, ticksTo } from '../../../www/draw/profile/layout/place.js';
import { walk } from '../../../www/draw/profile/layout/walk.js';
import fc from '../draw/seeded.js';
import { pairOf, pairs, phases } from './support/profiles.js';

const sides = /** @type {const} */ (['before', 'after']);
const side = fc.constantFrom(...sides);
const width = fc.integer({ min: 200, max: 2000 });
/** A billionth of all: what sums of floating-point numbers may be off. */
const almost = (/** @type {number} */ one, /** @type {number} */ other, scale = Math.max(one, other)) => Math.abs(one - other) <= scale * 1e-9;
const rowsOf = (/** @type {readonly Frame[]} */ frames) => [0, 1, 2, 3].map((depth) => frames.filter((each) => each.depth === depth));
const childrenOf = (/** @type {readonly Frame[]} */ frames, /** @type {Frame} */ { name }) => frames.filter(({ parent }) => parent === name);

test('frames of a row never overlap and stand in the order of time', () => {
  fc.assert(fc.property(pairs, side, (pair, which) => {
    const frames = icicleOf(pair, which);
    for (const row of rowsOf(frames)) {
      for (const [at, frame] of row.entries()) {
        const next = row[at + 1];
        if (next) assert.ok(frame.start + frame.ns <= next.start + pair[which].total * 1e-9, `${frame.name} and ${next.name}`);
      }
    }
  }));
});

test('a frame lies within the one that holds it, and the held ones fill opening, closing and all', () => {
  fc.assert(fc.property(pairs, side, (pair, which) => {
    const frames = icicleOf(pair, which);
    const { total } = pair[which];
    for (const frame of frames) {
      const holder = frames.find(({ name }) => name === frame.parent);
      assert.equal(holder === undefined, frame.name === 'all');
      if (!holder) continue;
      assert.equal(frame.depth, holder.depth + 1);
      assert.ok(frame.start >= holder.start - total * 1e-9);
      assert.ok(frame.start + frame.ns <= holder.start + holder.ns + total * 1e-9);
    }
    for (const frame of frames.filter(({ name }) => ['all', 'open', 'close'].includes(name))) {
      const held = childrenOf(frames, frame).reduce((sum, { ns }) => sum + ns, 0);
      assert.ok(almost(held, frame.ns, total), `${frame.name}: ${held} of ${frame.ns}`);
    }
  }));
});

test('on any scale widths are in proportion to times, and the longest fits', () => {
  fc.assert(fc.property(pairs, width, (pair, wide) => {
    const longest = Math.max(pair.before.total, pair.after.total);
    const placed = sides.flatMap((which) => placeFrames(icicleOf(pair, which), { width: wide, longest }));
    for (const { left, width: own, ns, start } of placed) {
      assert.ok(almost(own / wide, ns / longest, 1) && almost(left / wide, start / longest, 1));
      assert.ok(left >= 0 && left + own <= wide * (1 + 1e-9));
    }
    assert.ok(placed.some(({ name, width: own }) => name === 'all' && almost(own, wide)));
  }));
});

test('there are all phases, and the loop exactly where find first takes longer', () => {
  fc.assert(fc.property(pairs, (pair) => {
    const [before, after] = sides.map((which) => icicleOf(pair, which));
    const names = ['all', 'open', 'close', ...phases];
    assert.deepEqual(after.map(({ name }) => name), names);
    const [slow, quick] = [before, after].map((frames) => frames.find(({ name }) => name === 'tear-down-dictionary'));
    assert.ok(slow && quick);
    const isSlower = slow.ns > quick.ns;
    assert.deepEqual(before.map(({ name }) => name), isSlower ? [...names, 'loop'] : names);
    if (isSlower) assert.ok(almost(before.at(-1)?.ns ?? 0, slow.ns - quick.ns, slow.ns));
  }));
});

test('without its bulk twin a profile has no loop to show', () => {
  assert.ok(framesOf(pairOf(1000).before).every(({ name }) => name !== 'loop'));
});

test('opening and closing tell the sum of their times, their phases what they are', () => {
  const frames = icicleOf(pairOf(100), 'before');
  const of = (/** @type {string} */ wanted) => frames.find(({ name }) => name === wanted);
  assert.equal(of('open')?.ns, 6000);
  assert.equal(of('close')?.ns, 14_000);
  assert.equal(of('all')?.ns, 20_000);
  assert.deepEqual([of('open')?.calls, of('open')?.source, of('open')?.mad], [null, null, null]);
  assert.deepEqual([of('tear-down-dictionary')?.calls, of('tear-down-dictionary')?.share], [100, 0.5]);
  assert.deepEqual([of('loop')?.start, of('loop')?.ns, of('loop')?.calls], [6000, 9750, 100]);
});

test('ticks are round, ascend from 0, and are no more than there is room for', () => {
  fc.assert(fc.property(fc.double({ min: 1e-3, max: 1e12, noNaN: true }), fc.integer({ min: 1, max: 20 }), (longest, most) => {
    const ticks = ticksTo(longest, most);
    assert.equal(ticks[0], 0);
    assert.ok(ticks.length >= 1 && ticks.length <= most + 1, `${ticks}`);
    assert.ok((ticks.at(-1) ?? 0) <= longest * (1 + 1e-9));
    for (const [at, tick] of ticks.entries()) if (at > 0) assert.ok(tick > (ticks[at - 1] ?? 0));
  }));
  assert.deepEqual(ticksTo(2340, 5), [0, 500, 1000, 1500, 2000]);
});

test('the pointer means the frame under it, or a narrow one beside it', () => {
  const frame = (/** @type {Partial<PlacedFrame>} */ own) => /** @type {PlacedFrame} */ ({ depth: 2, ...own });
  const frames = [
    frame({ name: 'register', left: 0, width: 0.2 }), frame({ name: 'make-fields', left: 0.2, width: 100 }),
    frame({ name: 'all', depth: 0, left: 0, width: 300 }),
  ];
  assert.equal(frameAt(frames, { x: 50, depth: 2 })?.name, 'make-fields');
  assert.equal(frameAt(frames, { x: 0.1, depth: 2 })?.name, 'register');
  assert.equal(frameAt(frames, { x: 105, depth: 2 })?.name, 'make-fields');
  assert.equal(frameAt(frames, { x: 150, depth: 2 }), null);
  assert.equal(frameAt(frames, { x: 50, depth: 1 }), null);
});

test('the arrow keys reach every frame of both sides, and an end leads nowhere', () => {
  fc.assert(fc.property(pairs, (pair) => {
    const icicles = { before: icicleOf(pair, 'before'), after: icicleOf(pair, 'after') };
    const reached = new Set(['before all']);
    const ahead = [/** @type {import('../../../www/state/profile/types.js').FrameTarget} */ ({ side: 'before', frame: 'all' })];
    for (let from = ahead.pop(); from; from = ahead.pop()) {
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']) {
        const to = walk(icicles, from, key);
        if (!to || reached.has(`${to.side} ${to.frame}`)) continue;
        reached.add(`${to.side} ${to.frame}`);
        ahead.push(to);
      }
    }
    assert.equal(reached.size, icicles.before.length + icicles.after.length);
  }), { numRuns: 20 });
  const pair = pairOf(1000);
  const icicles = { before: icicleOf(pair, 'before'), after: icicleOf(pair, 'after') };
  assert.deepEqual(walk(icicles, { side: 'before', frame: 'unregister' }, 'ArrowRight'), { side: 'after', frame: 'register' });
  assert.deepEqual(walk(icicles, { side: 'before', frame: 'close' }, 'ArrowDown'), { side: 'before', frame: 'tear-down-dictionary' });
  assert.equal(walk(icicles, { side: 'before', frame: 'all' }, 'ArrowUp'), null);
  assert.equal(walk(icicles, { side: 'before', frame: 'all' }, 'ArrowLeft'), null);
  assert.equal(walk(icicles, { side: 'after', frame: 'loop' }, 'ArrowLeft'), null, 'there is no such frame');
  assert.equal(walk(icicles, { side: 'after', frame: 'all' }, 'x'), null);
});

test('the share’s picture keeps all within its plot, and the band is what was reported', () => {
  const counts = [1, 500, 2156, 10_000, 2_000_000];
  fc.assert(fc.property(pairs, width, (pair, wide) => {
    const all = [...new Set([...counts, pair.before.count])].sort((one, other) => one - other);
    const { plot, points, band, y, x, labels } = layGrowth([pair], all, { width: wide, height: 280 });
    const [bottom, right] = [plot.top + plot.height, plot.left + plot.width];
    for (const point of points) {
      assert.ok(point.x >= plot.left - 1e-6 && point.x <= right + 1e-6);
      for (const which of sides) assert.ok(point[which] >= plot.top - 1e-6 && point[which] <= bottom + 1e-6);
      assert.equal(point.before, y(teardownShare(pair.before)));
    }
    assert.deepEqual([band.top, band.top + band.height].map((each) => each.toFixed(6)), [reported.high, reported.low].map((each) => y(each).toFixed(6)));
    for (const [at, label] of labels.entries()) if (at > 0) assert.ok(x(label) - x(labels[at - 1] ?? 0) >= 50);
  }));
});

test('with one count alone the share stands in the middle', () => {
  const { points, plot } = layGrowth([pairOf(300)], [300], { width: 600, height: 280 });
  assert.equal(points[0]?.x, plot.left + plot.width / 2);
});

test('the names of the lines stand beside the lines, within the plot, and never one over the other', () => {
  fc.assert(fc.property(fc.array(pairs, { minLength: 1, maxLength: 6 }), width, (some, wide) => {
    const ascending = some.toSorted((one, other) => one.before.count - other.before.count);
    const { names, plot, points } = layGrowth(ascending, ascending.map(({ before }) => before.count), { width: wide, height: 280 });
    assert.ok(names && points[0]);
    assert.ok(names.x === points[0].x + 8 || names.x <= plot.left + plot.width - 100);
    assert.ok(Math.abs(names.before - names.after) >= 16 - 1e-9, `${names.before} and ${names.after}`);
    const at = points.find(({ x }) => x + 8 === names.x);
    assert.ok(at && (at.before <= at.after) === (names.before <= names.after), 'in the order of the lines');
  }));
  assert.equal(layGrowth([], [300], { width: 600, height: 280 }).names, null);
});

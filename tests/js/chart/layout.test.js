import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from '../draw/seeded.js';
import { createAxis } from '../../../www/draw/chart/layout/axis.js';
import { fullCounts, fullTimes } from '../../../www/draw/chart/layout/domain.js';
import { placeJumps } from '../../../www/draw/chart/layout/jumps.js';
import { placeLabels, spread } from '../../../www/draw/chart/layout/labels.js';
import { markByKey, nearestMark, visibleMarks } from '../../../www/draw/chart/layout/nearest.js';
import { layPlane, timeUnit } from '../../../www/draw/chart/layout/plane.js';
import { unitOf } from '../../../www/draw/chart/layout/units.js';
import { panBy, zoomBy, zoomTo } from '../../../www/draw/chart/layout/zoom.js';
import { curveOf, markOf, pictureWith, say, viewOf } from './support/chart.js';

const scales = fc.constantFrom(/** @type {const} */ ('linear'), /** @type {const} */ ('log'));
const ascending = fc.uniqueArray(fc.integer({ min: 1, max: 2_000_000 }), { minLength: 1, maxLength: 30 }).map((list) => list.sort((one, other) => one - other));

test('a time is told in the largest unit in which it is at least 1 as three digits show it', () => {
  assert.deepEqual([0.3, 999, 1000, 999_400, 999_999, 1e6, 1e9].map((ns) => unitOf(ns).name), ['ns', 'ns', 'us', 'us', 'ms', 'ms', 's']);
});

test('counts that begin small begin at 0, counts near each other do not', () => {
  assert.equal(fullCounts([500, 16_384], 'linear')[0], 0);
  const [from, to] = fullCounts([2000, 2320], 'linear');
  assert.ok(from > 1900 && from < 2000 && to > 2320 && to < 2400);
});

test('the picture reaches over all its counts, on either scale', () => {
  fc.assert(fc.property(ascending, scales, (counts, scale) => {
    const [from, to] = fullCounts(counts, scale);
    assert.ok(from <= (counts[0] ?? 0) && to >= (counts.at(-1) ?? 0) && from < to);
    assert.ok(scale === 'linear' || from > 0);
  }));
});

test('the time axis holds every point and interval that is seen, and no more than it must', () => {
  const values = fc.array(fc.tuple(fc.integer({ min: 1, max: 1000 }), fc.double({ min: 1, max: 1e9, noNaN: true })), { minLength: 1, maxLength: 20 });
  fc.assert(fc.property(values, scales, (pairs, scale) => {
    const marks = pairs.map(([count, value]) => markOf(count, value));
    const [least, most] = fullTimes(pictureWith({ marks }), [1, 1000], scale);
    const high = Math.max(...marks.map((mark) => mark.high));
    assert.ok(most >= high && most <= high * 2);
    assert.ok(scale === 'log' ? least > 0 && least <= Math.min(...marks.map(({ low }) => low)) : least === 0);
  }));
});

test('a curve that leaves the picture between two of its points is not cut off', () => {
  const curves = [curveOf([[0, 0], [2000, 1000]])];
  assert.ok(fullTimes(pictureWith({ curves }), [0, 1000], 'linear')[1] >= 500);
});

test('an empty picture has axes all the same', () => {
  for (const y of /** @type {const} */ (['linear', 'log'])) {
    const plane = layPlane({ picture: pictureWith(), view: viewOf({ y }), size: { width: 800, height: 400 }, say });
    assert.ok(plane.x.ticks.length > 1 && plane.y.ticks.length > 1);
  }
});

test('a place and its value lead to each other', () => {
  fc.assert(fc.property(scales, fc.integer({ min: 1, max: 1e6 }), (scale, value) => {
    const axis = createAxis({ scale, domain: [1, 1e6], range: [50, 950], room: 80 });
    assert.ok(Math.abs(axis.value(axis.place(value)) / value - 1) < 1e-9);
  }));
});

test('ticks lie within the axis, ascend, and are no more than there is room for', () => {
  const domains = fc.tuple(fc.double({ min: 1e-3, max: 1e6, noNaN: true }), fc.double({ min: 1.2, max: 1e9, noNaN: true }));
  fc.assert(fc.property(domains, scales, fc.integer({ min: 100, max: 1500 }), ([from, factor], scale, length) => {
    const domain = /** @type {const} */ ([from, from * factor]);
    const { ticks } = createAxis({ scale, domain, range: [0, length], room: 60 });
    assert.ok(ticks.every((tick, index) => tick >= domain[0] * (1 - 1e-9) && tick <= domain[1] * (1 + 1e-9) && tick > (ticks[index - 1] ?? -Infinity)));
    // A linear axis takes the nearest round step, which may be somewhat finer.
    assert.ok(ticks.length <= Math.max(2, Math.floor(length / 60)) * (scale === 'log' ? 1 : 1.6) + 1, `${ticks}`);
  }));
});

test('a bound of nothing lands on the ground of a logarithmic axis, not nowhere', () => {
  const axis = createAxis({ scale: 'log', domain: [10, 1e6], range: [400, 0], room: 40 });
  assert.ok(Number.isFinite(axis.place(0)));
  assert.ok(axis.place(0) > 400);
});

test('a linear axis has one unit, on a logarithmic one each tick has its own', () => {
  const picture = pictureWith({ marks: [markOf(1000, 9e7)], counts: [500, 1500] });
  const size = { width: 900, height: 400 };
  assert.equal(timeUnit(layPlane({ picture, view: viewOf(), size, say }))?.name, 'ms');
  assert.equal(timeUnit(layPlane({ picture, view: viewOf({ y: 'log' }), size, say })), null);
});

test('the plot has room in every window, with labels beside it where it is wide', () => {
  fc.assert(fc.property(fc.integer({ min: 250, max: 2000 }), ascending, scales, (width, counts, scale) => {
    const picture = pictureWith({ counts, marks: counts.map((count) => markOf(count, count * count)) });
    const { plot, wide } = layPlane({ picture, view: viewOf({ x: scale, y: scale }), size: { width, height: 320 }, say });
    assert.ok(plot.left >= 0 && plot.left + plot.width <= width && plot.width >= 40);
    assert.equal(wide, width >= 620);
  }));
});

test('labels do not cover one another, stay in their order and within the plot', () => {
  const anchors = fc.array(fc.integer({ min: 50, max: 450 }), { minLength: 1, maxLength: 12 });
  fc.assert(fc.property(anchors, (list) => {
    const labels = list.sort((one, other) => one - other).map((anchor) => ({ curve: curveOf([]), anchor, y: anchor }));
    const placed = spread(labels, { top: 50, height: 400 });
    assert.deepEqual(placed.map(({ anchor }) => anchor), list);
    for (const [index, { y }] of placed.entries()) {
      assert.ok(y >= 50 && y <= 450, String(y));
      assert.ok(index === 0 || y - (placed[index - 1]?.y ?? 0) >= 17 - 1e-9);
    }
  }));
});

test('a label with room about it stands where its curve ends', () => {
  const [one, other] = spread([100, 300].map((anchor) => ({ curve: curveOf([]), anchor, y: 0 })), { top: 0, height: 400 });
  assert.deepEqual([one?.y, other?.y], [100, 300]);
});

const marks = [
  markOf(100, 1e6), markOf(200, 4e6), markOf(300, 9e6),
  markOf(100, 1e6, { strategy: 'bulk' }), markOf(300, 2e6, { strategy: 'bulk' }),
  markOf(200, 5e6, { run: 'kept' }),
];
const plane = layPlane({ picture: pictureWith({ marks, counts: [100, 300] }), view: viewOf(), size: { width: 900, height: 400 }, say });

test('the pointer means the nearest point, and none from afar', () => {
  const at = (/** @type {number} */ count, /** @type {number} */ value) => ({ x: plane.x.place(count) + 3, y: plane.y.place(value) - 3 });
  assert.equal(nearestMark(marks, plane, at(200, 4e6)), marks[1]);
  assert.equal(nearestMark(marks, plane, at(300, 2e6)), marks[4]);
  assert.equal(nearestMark(marks, plane, at(250, 9e6)), null);
});

test('arrow keys go from count to count of one curve, and between curves at one count', () => {
  const [first = null, second = null, third = null, bulkFirst = null, bulkThird = null, kept = null] = marks;
  assert.equal(markByKey(marks, null, 'ArrowRight'), first);
  assert.equal(markByKey(marks, first, 'ArrowRight'), second);
  assert.equal(markByKey(marks, first, 'ArrowLeft'), null);
  assert.equal(markByKey(marks, bulkFirst, 'ArrowRight'), bulkThird);
  assert.equal(markByKey(marks, first, 'End'), third);
  assert.equal(markByKey(marks, third, 'Home'), first);
  assert.equal(markByKey(marks, second, 'ArrowUp'), kept);
  assert.equal(markByKey(marks, third, 'ArrowDown'), bulkThird);
  assert.equal(markByKey(marks, first, 'x'), null);
});

test('points beyond a zoom are not seen', () => {
  const zoomed = layPlane({ picture: pictureWith({ marks, counts: [100, 300] }), view: viewOf({ zoom: [150, 250] }), size: { width: 900, height: 400 }, say });
  assert.deepEqual(visibleMarks(marks, zoomed).map(({ target }) => target.count), [200, 200]);
});

test('a zoom stays within all there is, keeps what it is about in place, and never shows nothing', () => {
  const full = /** @type {const} */ ([0, 16_876]);
  const stretches = fc.tuple(fc.double({ min: 0, max: 16_000, noNaN: true }), fc.double({ min: 5, max: 16_876, noNaN: true }));
  fc.assert(fc.property(stretches, fc.double({ min: 0.2, max: 50, noNaN: true }), fc.double({ min: -3, max: 3, noNaN: true }), ([from, length], factor, share) => {
    const x = createAxis({ scale: 'linear', domain: [from, Math.min(full[1], from + length)], range: [50, 950], room: 80 });
    for (const zoom of [zoomBy(x, full, factor), panBy(x, full, share), zoomTo(x, full, [from + length, from])]) {
      if (zoom === null) continue;
      assert.ok(zoom[0] >= full[0] && zoom[1] <= full[1] + 1e-9 && zoom[1] - zoom[0] >= 4 - 1e-6, String(zoom));
    }
  }));
  const x = createAxis({ scale: 'linear', domain: [0, 10_000], range: [0, 1000], room: 80 });
  assert.deepEqual(zoomBy(x, full, 2, 2000), [1000, 6000]);
  assert.deepEqual(panBy(x, full, -0.5), [0, 10_000], 'at the end it stays as long as it is');
  assert.equal(zoomTo(x, full, [-50, 20_000]), null, 'all there is');
});

test('jumps are shown from the right until they would crowd', () => {
  const wide = layPlane({ picture: pictureWith({ counts: [500, 16_384] }), view: viewOf(), size: { width: 1000, height: 400 }, say });
  const jumps = [8, 16, 38, 68, 136, 273, 539, 1081, 2156, 4306, 8603];
  const shown = placeJumps(jumps, wide);
  assert.deepEqual(shown.map(({ count }) => count).slice(-3), [2156, 4306, 8603]);
  for (const [index, { x }] of shown.entries()) assert.ok(index === 0 || x - (shown[index - 1]?.x ?? 0) >= 46);
  assert.deepEqual(placeJumps([50_000], wide), []);
});

test('a label stands where its curve leaves the plot, and a curve that is not seen has none', () => {
  const [label] = placeLabels([curveOf([[100, 1e6], [300, 9e6]])], plane);
  assert.ok(label && label.anchor >= plane.plot.top && label.anchor <= plane.plot.top + plane.plot.height);
  assert.deepEqual(placeLabels([curveOf([[90_000, 1e6]])], plane), []);
});

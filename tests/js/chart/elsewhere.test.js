import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cases } from '../../../www/draw/chart/data/elsewhere.js';
import { elsewhereMarks, elsewherePlane, meantMark } from '../../../www/draw/chart/elsewhere/layout.js';
import { elsewhereScene } from '../../../www/draw/chart/elsewhere/scene.js';
import { slopeOf } from '../../../www/draw/chart/elsewhere/slope.js';

/** @type {import('../../../www/draw/chart/elsewhere/scene.js').ElsewhereSay} */
const say = {
  entries: String, seconds: String, timeTitle: 'time', entriesTitle: 'entries', lab: 'lab',
  name: (id) => id, mark: ({ key }) => key, guide: (slope) => `slope ${slope}`,
};

/** @param {number} width */
const laid = (width) => {
  const plane = elsewherePlane({ width, height: 400 });
  return { plane, marks: elsewhereMarks(cases, plane) };
};

test('the slope of a power is its exponent, whatever its factor', () => {
  fc.assert(fc.property(fc.double({ min: 0.5, max: 3, noNaN: true }), fc.double({ min: 1e-9, max: 1e3, noNaN: true }), (exponent, factor) => {
    const points = [100, 700, 5000, 90_000].map((entries) => ({ entries, seconds: factor * entries ** exponent }));
    assert.ok(Math.abs(Number(slopeOf(points)) - exponent) < 1e-9);
  }), { seed: 12019 });
});

test('one number has no slope, nor have several of one count', () => {
  assert.equal(slopeOf([]), null);
  assert.equal(slopeOf([{ entries: 10, seconds: 1 }]), null);
  assert.equal(slopeOf([{ entries: 10, seconds: 1 }, { entries: 10, seconds: 2 }]), null);
});

test('what was reported with two numbers or more is quadratic', () => {
  const slopes = cases.flatMap(({ slow }) => slopeOf(slow) ?? []);
  assert.deepEqual(slopes.map((slope) => slope.toFixed(2)), ['2.18', '1.97']);
});

test('every number stands within the plot, on a wide screen and on a narrow one', () => {
  for (const width of [320, 700, 1200]) {
    const { plane: { plot }, marks } = laid(width);
    assert.equal(marks.length, 14);
    for (const { key, x, y } of marks) {
      assert.ok(x > plot.left && x < plot.left + plot.width && y > plot.top && y < plot.top + plot.height, `${key} at ${width}`);
    }
  }
});

test('the pointer means the nearest mark, and none where none is near', () => {
  const { marks } = laid(1000);
  for (const mark of marks) assert.equal(meantMark(marks, mark)?.key, mark.key);
  assert.equal(meantMark(marks, { x: -500, y: 0 }), null);
});

test('one mark is reached by the tab key; the lab’s own curve is there once it is known', () => {
  const { plane, marks } = laid(1000);
  const scene = (/** @type {string | null} */ target, /** @type {[number, number][]} */ lab) =>
    elsewhereScene({ cases, marks, plane, say, target, lab });
  const reached = (/** @type {string | null} */ target) =>
    scene(target, []).filter(({ attributes }) => attributes?.tabindex === 0).map(({ key }) => key);
  assert.deepEqual(reached(null), [marks[0]?.key]);
  assert.deepEqual(reached('rust quick 1800000'), ['rust quick 1800000']);
  assert.equal(scene(null, []).some(({ key }) => key === 'lab'), false);
  assert.equal(scene(null, [[1000, 1e-4], [2000, 4e-4]]).some(({ key }) => key === 'lab'), true);
});

test('each case says where it was reported', () => {
  for (const { id, address, source } of cases) {
    assert.match(address, /^https:\/\/github\.com\//, id);
    assert.ok(source.length > 0);
  }
});

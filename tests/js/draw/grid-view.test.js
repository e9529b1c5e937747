import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from './seeded.js';
import { gridLayout } from '../../../www/draw/grid/layout.js';
import { contentHeight, placeGrid, scaleAt } from '../../../www/draw/grid/place.js';
import { bucketAt, cellBox, clampView, fit, largestZoom, panBy, reveal, zoomAt } from '../../../www/draw/grid/view.js';
import { layouts, part, somePlace, views } from './arbitraries.js';

/** @typedef {import('../../../www/draw/types.js').Box} Box */
/** @typedef {import('../../../www/draw/types.js').GridLayout} GridLayout */

/** @param {Box | null} box */
function middle(box) {
  assert.ok(box);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** @param {GridLayout} layout */
const cssSize = ({ width, height, pixelRatio }) => ({ width: width / pixelRatio, height: height / pixelRatio });

test('the bucket at the middle of a cell is the cell’s', () => {
  fc.assert(fc.property(layouts, views, part, (layout, view, which) => {
    const place = somePlace(layout, which);
    const { x, y } = middle(cellBox(view, layout, place));
    assert.deepEqual(bucketAt(view, layout, x, y), place);
  }));
});

test('outside of the grid there is no bucket', () => {
  const layout = gridLayout({ arrays: [{ array: 'table', buckets: 53 }], width: 590, height: 440, pixelRatio: 2 });
  assert.equal(bucketAt(fit(), layout, -1, 10), null);
  assert.equal(bucketAt(fit(), layout, 10, -1), null);
  assert.equal(bucketAt(fit(), layout, 589.9, 439.9), null);
  assert.equal(cellBox(fit(), layout, { array: 'table', bucket: 53 }), null);
  assert.equal(cellBox(fit(), layout, { array: 'shadow', bucket: 0 }), null);
});

test('rows and columns that are visible are exactly those that touch the pane', () => {
  fc.assert(fc.property(layouts, views, (layout, view) => {
    const placed = placeGrid(layout, clampView(view, layout));
    const { scale, rowHeight } = placed;
    const touches = (/** @type {number} */ start, /** @type {number} */ room) => start + scale > 1e-6 && start < room - 1e-6;
    const rowTouches = (/** @type {number} */ start) => start + rowHeight > 1e-6 && start < layout.height - 1e-6;
    for (const { top, rows, visible } of placed.sections) {
      for (const row of [visible.first, visible.end - 1]) {
        if (visible.first < visible.end) assert.ok(rowTouches(top + row * rowHeight));
      }
      if (visible.first > 0 && visible.first < rows) assert.ok(!rowTouches(top + (visible.first - 1) * rowHeight));
      if (visible.end < rows) assert.ok(!rowTouches(top + visible.end * rowHeight));
    }
    const { first, end } = placed.visible;
    assert.ok(first < end, 'some column is always visible');
    if (first > 0) assert.ok(!touches(placed.left + (first - 1) * scale, layout.width));
    if (end < layout.columns) assert.ok(!touches(placed.left + end * scale, layout.width));
  }));
});

test('a clamped view leaves no gap at an edge of a grid that is larger than its pane', () => {
  fc.assert(fc.property(layouts, views, (layout, view) => {
    const { left, sections, scale } = placeGrid(layout, clampView(view, layout));
    const width = layout.columns * scale;
    const top = sections[0].top - layout.caption;
    const height = contentHeight(layout, scale);
    if (width > layout.width) assert.ok(left <= 0 && left + width >= layout.width - 1);
    else assert.ok(left >= 0 && left + width <= layout.width + 1e-6);
    if (height > layout.height) assert.ok(top <= 0 && top + height >= layout.height - 1);
    else assert.ok(top >= -1e-6);
  }));
});

test('clamping keeps zoom in bounds, and a second time changes nothing that can be seen', () => {
  fc.assert(fc.property(layouts, views, (layout, view) => {
    const once = clampView(view, layout);
    assert.ok(once.zoom >= 1 && once.zoom <= largestZoom(layout));
    const twice = clampView(once, layout);
    const a = placeGrid(layout, once);
    const b = placeGrid(layout, twice);
    assert.equal(a.scale, b.scale);
    assert.ok(Math.abs(a.left - b.left) <= 1);
    assert.ok(Math.abs(a.sections[0].top - b.sections[0].top) <= 1);
  }));
});

test('numbers that are none give the fitting view', () => {
  const layout = gridLayout({ arrays: [{ array: 'table', buckets: 6151 }], width: 590, height: 440, pixelRatio: 1 });
  const view = clampView({ zoom: NaN, centre: { x: NaN, y: NaN } }, layout);
  assert.equal(view.zoom, 1);
  assert.ok(Math.abs(view.centre.x - 0.5) < 1e-9 && Math.abs(view.centre.y - 0.5) < 1e-9);
});

test('zooming keeps the cell under the pointer where it is, edges of the grid permitting', () => {
  fc.assert(fc.property(layouts, part, part, fc.double({ min: 1, max: 8, noNaN: true }), (layout, x, y, factor) => {
    // One section: at a caption a point has no cell to keep.
    fc.pre(layout.sections.length === 1);
    const size = cssSize(layout);
    // Well inside, so that no edge interferes.
    const start = clampView({ zoom: Math.min(largestZoom(layout), 4), centre: { x: 0.5, y: 0.5 } }, layout);
    const point = { x: x * size.width, y: y * size.height };
    const before = placeGrid(layout, start);
    const next = zoomAt(start, layout, { ...point, factor });
    const after = placeGrid(layout, next);
    for (const [axis, room, cells, was, is] of /** @type {const} */ ([
      [point.x, layout.width, layout.columns, { from: before.left, pitch: before.scale }, { from: after.left, pitch: after.scale }],
      [
        point.y, layout.height, layout.rows,
        { from: before.sections[0].top, pitch: before.rowHeight }, { from: after.sections[0].top, pitch: after.rowHeight },
      ],
    ])) {
      // An axis on which the grid did not fill the pane is centred, as is one that does not yet.
      if (cells * was.pitch <= room || cells * is.pitch <= room) continue;
      const cell = (axis * layout.pixelRatio - was.from) / was.pitch;
      const now = is.from + cell * is.pitch;
      assert.ok(Math.abs(now - axis * layout.pixelRatio) <= 1.5, `${now} is not ${axis * layout.pixelRatio}`);
    }
  }));
});

test('panning moves by what the pointer moved, until an edge', () => {
  const layout = gridLayout({ arrays: [{ array: 'table', buckets: 24593 }], width: 590, height: 440, pixelRatio: 2 });
  const view = clampView({ zoom: 8, centre: { x: 0.5, y: 0.5 } }, layout);
  const before = placeGrid(layout, view);
  const after = placeGrid(layout, panBy(view, layout, { x: 20, y: -11 }));
  assert.equal(after.left - before.left, 40);
  assert.equal(after.sections[0].top - before.sections[0].top, -22);
  const far = placeGrid(layout, panBy(view, layout, { x: 1e6, y: 1e6 }));
  assert.equal(far.left, 0);
  assert.equal(far.sections[0].top, 0);
});

test('a revealed bucket is inside the pane, and nothing moves when it was', () => {
  fc.assert(fc.property(layouts, views, part, (layout, view, which) => {
    const place = somePlace(layout, which);
    const next = reveal(view, layout, place);
    const box = cellBox(next, layout, place);
    assert.ok(box);
    const size = cssSize(layout);
    const slack = 1.5 / layout.pixelRatio;
    // A cell higher than the pane cannot be inside it.
    fc.pre(box.height <= size.height && box.width <= size.width);
    assert.ok(box.x >= -slack && box.x + box.width <= size.width + slack, JSON.stringify({ box, size }));
    assert.ok(box.y >= -slack && box.y + box.height <= size.height + slack, JSON.stringify({ box, size }));
    const still = placeGrid(layout, reveal(next, layout, place));
    assert.ok(Math.abs(still.left - placeGrid(layout, next).left) <= 1);
  }));
});

test('cells with shapes are whole pixels wide at every zoom', () => {
  fc.assert(fc.property(layouts, fc.double({ min: 1, max: 500, noNaN: true }), (layout, zoom) => {
    const scale = scaleAt(layout, zoom);
    assert.ok(scale < 6 || scale === Math.floor(scale));
  }));
});

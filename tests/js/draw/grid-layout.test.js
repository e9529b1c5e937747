import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from './seeded.js';
import { LARGEST_CELL, SHAPES_FROM, gridLayout } from '../../../www/draw/grid/layout.js';
import { contentHeight } from '../../../www/draw/grid/place.js';
import { layouts } from './arbitraries.js';

/** @param {number} buckets */
const table = (buckets) => [{ array: /** @type {const} */ ('table'), buckets }];

test('every bucket has a cell, and no row is empty', () => {
  fc.assert(fc.property(layouts, ({ sections, columns, rows }) => {
    let firstRow = 0;
    for (const section of sections) {
      assert.equal(section.firstRow, firstRow);
      assert.ok(section.rows * columns >= section.buckets);
      assert.ok((section.rows - 1) * columns < section.buckets);
      firstRow += section.rows;
    }
    assert.equal(rows, firstRow);
  }));
});

test('the whole grid fits the pane', () => {
  fc.assert(fc.property(layouts, (layout) => {
    assert.ok(layout.columns * layout.scale <= layout.width * (1 + 1e-12));
    // A pane that is too low even for its captions keeps one pixel for the cells.
    const room = Math.max(layout.height, layout.caption * layout.sections.length + 1);
    assert.ok(contentHeight(layout, layout.scale) <= room * (1 + 1e-12));
  }));
});

test('cells with shapes are whole pixels wide, and none is larger than the largest', () => {
  fc.assert(fc.property(layouts, ({ scale, pixelRatio }) => {
    if (scale >= SHAPES_FROM) assert.equal(scale, Math.floor(scale));
    assert.ok(scale <= LARGEST_CELL * pixelRatio);
  }));
});

test('rows stand apart by what rounding left over, and by no more than a quarter of a cell', () => {
  fc.assert(fc.property(layouts, ({ scale, rowRatio }) => {
    assert.ok(rowRatio >= 1 && rowRatio <= 1.25);
    if (scale < SHAPES_FROM) assert.equal(rowRatio, 1);
  }));
  const { columns, scale, rowRatio } = gridLayout({ arrays: table(6151), width: 620, height: 440, pixelRatio: 1 });
  assert.deepEqual({ columns, scale, rowHeight: scale * rowRatio }, { columns: 103, scale: 6, rowHeight: 7 });
});

test('cells too small for a shape fill the pane to at least nine tenths', () => {
  fc.assert(fc.property(layouts, (layout) => {
    const { sections, caption, scale, width, height } = layout;
    fc.pre(scale < SHAPES_FROM && width >= 300 && height >= 300 && width < 4 * height && height < 4 * width);
    const buckets = sections.reduce((sum, section) => sum + section.buckets, 0);
    assert.ok(buckets * scale ** 2 > 0.9 * width * (height - caption * sections.length), JSON.stringify(layout));
  }));
});

test('sizes that a person looks at', () => {
  const pane = { width: 590, height: 440, pixelRatio: 1 };
  assert.deepEqual(pick(gridLayout({ arrays: table(53), ...pane })), { columns: 9, scale: 65 });
  assert.deepEqual(pick(gridLayout({ arrays: table(3), ...pane })), { columns: 3, scale: 96 });
  const million = gridLayout({ arrays: table(1_572_869), ...pane });
  assert.ok(million.scale > 0.4 && million.scale < 0.41, String(million.scale));
});

/** @param {import('../../../www/draw/types.js').GridLayout} layout */
function pick({ columns, scale }) {
  return { columns, scale };
}

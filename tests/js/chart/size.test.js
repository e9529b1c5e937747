import assert from 'node:assert/strict';
import test from 'node:test';

import { sizeAt } from '../../../www/draw/chart/layout/size.js';

const shape = { ratio: 0.5, least: 300, most: 500 };

for (const [width, height] of [[320, 300], [700, 350], [701, 351], [1280, 500]]) {
  test(`at ${width} pixels the picture is ${height} high`, () => {
    assert.deepEqual(sizeAt(shape, width), { width, height });
  });
}

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { copyTile } from '../../../www/draw/grid/copy-tile.js';
import { createPicture } from '../../../www/draw/grid/picture.js';
import { fakeCanvas } from './fake-canvas.js';
import fc from './seeded.js';

/** @param {{ columns: number, buckets: number }} of */
function pictureOf({ columns, buckets }) {
  const rows = Math.ceil(buckets / columns);
  /** @type {ReturnType<typeof fakeCanvas>[]} */
  const made = [];
  const picture = createPicture({
    columns, rows, buckets, ground: 'white',
    makeCanvas(width, height) {
      const canvas = fakeCanvas(width, height);
      made.push(canvas);
      return /** @type {HTMLCanvasElement} */ (/** @type {unknown} */ (canvas));
    },
  });
  return { picture, canvas: made[0], rows };
}

/** @param {(bucket: number) => number} colourOf */
const painter = (colourOf) => (/** @type {number} */ first, /** @type {number} */ count) => (
  new Uint8ClampedArray(Uint32Array.from({ length: count }, (_, at) => colourOf(first + at)).buffer)
);

test('a picture holds every bucket of the range in its place, and nothing where there is no bucket', () => {
  const sizes = fc.record({ columns: fc.integer({ min: 1, max: 400 }), buckets: fc.integer({ min: 1, max: 20_000 }) });
  fc.assert(fc.property(sizes, fc.nat(20_000), fc.nat(20_000), (size, a, b) => {
    fc.pre(size.columns <= size.buckets);
    const { picture, canvas, rows } = pictureOf(size);
    const first = Math.min(a, b, size.buckets);
    const end = Math.min(Math.max(a, b), size.buckets);
    picture.update({ first, end }, painter((bucket) => bucket + 1));
    for (let bucket = first; bucket < end; bucket += 1) {
      const pixel = canvas.context.pixelAt(bucket % size.columns, Math.floor(bucket / size.columns));
      assert.equal(pixel, bucket + 1, `bucket ${bucket}`);
    }
    for (let bucket = size.buckets; bucket < rows * size.columns; bucket += 1) {
      assert.equal(canvas.context.pixelAt(bucket % size.columns, rows - 1), undefined, `no bucket ${bucket}`);
    }
  }), { numRuns: 40 });
});

test('a picture larger than a strip is put together of several', () => {
  const size = { columns: 1000, buckets: 300_123 };
  const { picture, canvas } = pictureOf(size);
  picture.update({ first: 0, end: size.buckets }, painter((bucket) => bucket + 1));
  for (const bucket of [0, 999, 130_999, 131_000, 131_072, 262_000, 300_000, 300_122]) {
    assert.equal(canvas.context.pixelAt(bucket % 1000, Math.floor(bucket / 1000)), bucket + 1);
  }
});

test('an empty range touches nothing', () => {
  const { picture, canvas } = pictureOf({ columns: 10, buckets: 95 });
  picture.update({ first: 40, end: 40 }, () => assert.fail('painted'));
  assert.deepEqual(canvas.context.calls.filter(([name]) => name === 'putImageData'), []);
});

test('a tile is copied whole, or cut at the edges of the pane', () => {
  const place = fc.record({ x: fc.integer({ min: -12, max: 24 }), y: fc.integer({ min: -12, max: 24 }), size: fc.integer({ min: 1, max: 11 }) });
  fc.assert(fc.property(place, ({ x, y, size }) => {
    const pane = { pixels: new Uint32Array(20 * 15), width: 20, height: 15 };
    const tile = Uint32Array.from({ length: size * size }, (_, at) => at + 1);
    copyTile(pane, tile, { x, y, size });
    pane.pixels.forEach((pixel, at) => {
      const column = (at % 20) - x;
      const row = Math.floor(at / 20) - y;
      const inside = column >= 0 && column < size && row >= 0 && row < size;
      assert.equal(pixel, inside ? tile[row * size + column] : 0);
    });
  }));
});

/**
 * The picture of an array, one pixel a bucket, kept on a canvas of its own and shown scaled: to fit,
 * when there are more buckets than pixels, as plain rectangles when there are fewer.
 *
 * The engine writes colours into its own memory; they are copied from there in strips of whole rows,
 * small enough for a processor's cache, into one ImageData that lives as long as the picture. So
 * nothing is allocated a frame, and engine memory that grows or moves cannot be seen half gone.
 *
 * Time: O(buckets changed) to update; the scaling is the browser's and costs O(pixels).
 *
 * @import { Range, PlacedGrid, PlacedSection } from '../types.js'
 * @import { Context, MakeCanvas } from './drawer.js'
 * @typedef {(first: number, count: number) => Uint8ClampedArray} Paint RGBA of `count` buckets from `first` on
 */

import { contextOf } from '../canvas.js';

/** Buckets that are copied at a time. */
const STRIP = 131072;

/**
 * @param {{ columns: number, rows: number, buckets: number, makeCanvas: MakeCanvas, ground: string }} of
 *   ground: behind the cells of the last row that hold no bucket
 */
export function createPicture({ columns, rows, buckets, makeCanvas, ground }) {
  const canvas = makeCanvas(columns, rows);
  const context = contextOf(canvas);
  const stripRows = Math.min(rows, Math.max(1, Math.floor(STRIP / columns)));
  const strip = context.createImageData(columns, stripRows);
  context.fillStyle = ground;
  context.fillRect(0, 0, columns, rows);

  return {
    /**
     * Paints the rows again that a range of buckets touches.
     *
     * @param {Range} range
     * @param {Paint} paint
     */
    update({ first, end }, paint) {
      const endRow = Math.ceil(end / columns);
      for (let row = Math.floor(first / columns); row < endRow; row += stripRows) {
        const bucket = row * columns;
        const count = Math.min(Math.min(stripRows, endRow - row) * columns, buckets - bucket);
        strip.data.set(paint(bucket, count));
        const whole = Math.floor(count / columns);
        if (whole > 0) context.putImageData(strip, 0, row, 0, 0, columns, whole);
        if (count % columns > 0) context.putImageData(strip, 0, row, 0, whole, count % columns, 1);
      }
    },

    /**
     * Draws the visible part where the section stands.
     *
     * @param {Context} target
     * @param {PlacedGrid} placed
     * @param {PlacedSection} section
     */
    draw(target, placed, section) {
      const { scale, left } = placed;
      const x = placed.visible;
      const y = section.visible;
      if (x.first === x.end || y.first === y.end) return;
      // Enlarged buckets are rectangles; shrunk ones are averaged, or single ones would be lost.
      target.imageSmoothingEnabled = scale < 1;
      target.imageSmoothingQuality = 'medium';
      target.drawImage(
        canvas,
        x.first, y.first, x.end - x.first, y.end - y.first,
        left + x.first * scale, section.top + y.first * scale, (x.end - x.first) * scale, (y.end - y.first) * scale,
      );
    },
  };
}

/**
 * Cells that can be read, a hundred or so at a time: drawn one by one with index, name, field number
 * and bits.
 *
 * @import { ArrayName } from '../../engine/types.js'
 * @import { PlacedSection } from '../types.js'
 * @import { Drawer, DrawerParts, GridScene, LabelledBucket } from './drawer.js'
 */
import { kindOf, lookAt } from '../bucket-state.js';
import { latest } from '../latest.js';
import { cssOf, lookPalette } from '../palette.js';
import { drawCell } from './cell.js';
import { createLabeller } from './label.js';
import { drawMarks } from './marks.js';

/** CSS pixels a cell from which it is labelled. */
export const LABELS_FROM = 44;

/**
 * @param {DrawerParts} parts
 * @returns {Drawer}
 */
export function createLabelledCells({ context, layout, placed, colours, labels }) {
  const { columns, pixelRatio } = layout;
  const palette = lookPalette();
  const drawLabel = createLabeller({ context, colours, size: placed.scale, pixelRatio });
  const { first, end } = placed.visible;
  const looks = new Uint32Array(end - first);
  /** What has been read of a dictionary already, by array and bucket. */
  const readOf = latest((/** @type {GridScene['dictionary']} */ dictionary) => {
    /** @type {Map<string, LabelledBucket>} */
    const known = new Map();
    return (/** @type {ArrayName} */ array, /** @type {number} */ bucket) => {
      const key = `${array} ${bucket}`;
      const read = known.get(key) ?? dictionary.bucket(bucket, array);
      known.set(key, read);
      return read;
    };
  });

  /**
   * @param {GridScene} scene
   * @param {PlacedSection} section
   * @param {number} row
   */
  function drawRow(scene, section, row) {
    const bucket = row * columns + first;
    const count = Math.min(end - first, section.buckets - bucket);
    if (count <= 0) return;
    const bytes = scene.timeline.paint(scene.frame.step, section.array, bucket, count, palette);
    const bucketOf = readOf(scene.dictionary);
    // Copied, since reading a bucket for its label asks the engine, after which the view is stale.
    looks.set(new Uint32Array(bytes.buffer, bytes.byteOffset, count));
    for (let at = 0; at < count; at += 1) {
      const where = {
        x: placed.left + (first + at) * placed.scale,
        y: section.top + row * placed.rowHeight,
        size: placed.scale,
      };
      const look = lookAt(looks[at]);
      drawCell(context, where, look, colours);
      drawLabel(where, look, kindOf(look.state) === 'empty' ? nothingIn(bucket + at) : bucketOf(section.array, bucket + at));
    }
  }

  return {
    draw(scene) {
      context.fillStyle = cssOf(colours.ground);
      context.fillRect(0, 0, layout.width, layout.height);
      for (const section of placed.sections) {
        for (let row = section.visible.first; row < section.visible.end; row += 1) drawRow(scene, section, row);
      }
      drawMarks(context, scene.frame, { layout, placed, colours, labels });
    },
  };
}

/** What will be in a bucket is not told before it is. @param {number} index @returns {LabelledBucket} */
const nothingIn = (index) => ({ index, name: null, field: null });

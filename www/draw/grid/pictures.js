/**
 * Cells of a few pixels, or a fraction of one: each array is a picture of one pixel a bucket, shown
 * scaled. Only what can have changed is painted again.
 *
 * @import { GridLayout, RgbColours } from '../types.js'
 * @import { Drawer, DrawerParts, GridFrame, MakeCanvas, PictureSet } from './drawer.js'
 */
import { buildPalette, cssOf } from '../palette.js';
import { changedRange } from './change.js';
import { drawMarks } from './marks.js';
import { createPicture } from './picture.js';

/**
 * @param {DrawerParts} parts
 * @returns {Drawer}
 */
export function createPictures({ context, layout, placed, colours, labels, stock }) {
  const pictures = stock.pictures(layout, colours);
  return {
    draw(scene) {
      pictures.update(scene);
      context.fillStyle = cssOf(colours.ground);
      context.fillRect(0, 0, layout.width, layout.height);
      pictures.draw(context, placed);
      drawMarks(context, scene.frame, { layout, placed, colours, labels });
    },
  };
}

/**
 * @param {MakeCanvas} makeCanvas
 * @param {GridLayout} layout
 * @param {RgbColours} colours
 * @returns {PictureSet}
 */
export function createPictureSet(makeCanvas, layout, colours) {
  const palette = buildPalette(colours);
  const ground = cssOf(colours.ground);
  const pictures = layout.sections.map(({ array, buckets, rows }) => ({
    array,
    buckets,
    picture: createPicture({ columns: layout.columns, rows, buckets, makeCanvas, ground }),
  }));
  /** @type {{ id: number, frame: GridFrame } | null} */
  let shown = null;

  return {
    update({ id, timeline, frame, reach }) {
      const before = shown?.id === id ? shown.frame : null;
      const moving = timeline.buckets.shadow > 0;
      for (const { array, buckets, picture } of pictures) {
        const range = changedRange(before, frame, { array, buckets, moving, reach });
        picture.update(range, (first, count) => timeline.paint(frame.step, array, first, count, palette));
      }
      shown = { id, frame };
    },

    draw(context, placed) {
      placed.sections.forEach((section, index) => pictures[index]?.picture.draw(context, placed, section));
    },
  };
}

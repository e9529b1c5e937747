/**
 * Cells that have a shape but no room for words, thousands at a time. Every look that occurs is drawn
 * once, as a tile; a cell whose look has changed since the last frame gets its tile copied into the
 * pane's pixels. Drawing each cell by canvas calls would cost ten times as much.
 *
 * Time: O(visible cells) to compare, O(pixels) of those that changed and of the pane. No allocation a
 * frame.
 *
 * @import { PlacedSection, RgbColours } from '../types.js'
 * @import { Drawer, DrawerParts, GridScene, MakeCanvas } from './drawer.js'
 */
import { PALETTE_SIZE, lookAt } from '../bucket-state.js';
import { readableContextOf } from '../canvas.js';
import { lookPalette, pixelOf } from '../palette.js';
import { drawCell } from './cell.js';
import { copyTile } from './copy-tile.js';
import { drawMarks } from './marks.js';

/**
 * @param {DrawerParts} parts placed: at a whole scale
 * @returns {Drawer}
 */
export function createTiles({ context, layout, placed, colours, labels, stock }) {
  const palette = lookPalette();
  const tileOf = stock.tiles(placed.scale, colours);
  const image = stock.image(context, layout.width, layout.height);
  const pane = { pixels: new Uint32Array(image.data.buffer), width: layout.width, height: layout.height };
  pane.pixels.fill(pixelOf(colours.ground));
  const shown = placed.sections.map((section) => new Int16Array(visibleCells(section)).fill(-1));

  /** @param {PlacedSection} section */
  function visibleCells({ visible }) {
    return (visible.end - visible.first) * layout.columns;
  }

  /**
   * @param {GridScene} scene
   * @param {PlacedSection} section
   * @param {Int16Array} before what its cells look like so far
   */
  function update({ timeline, frame }, section, before) {
    const bucket = section.visible.first * layout.columns;
    const count = Math.min(before.length, section.buckets - bucket);
    if (count <= 0) return;
    const bytes = timeline.paint(frame.step, section.array, bucket, count, palette);
    const looks = new Uint32Array(bytes.buffer, bytes.byteOffset, count);
    for (let at = 0; at < count; at += 1) {
      const look = looks[at];
      if (before[at] === look) continue;
      before[at] = look;
      const column = at % layout.columns;
      const row = section.visible.first + (at - column) / layout.columns;
      copyTile(pane, tileOf(look), {
        x: placed.left + column * placed.scale,
        y: section.top + row * placed.rowHeight,
        size: placed.scale,
      });
    }
  }

  return {
    draw(scene) {
      placed.sections.forEach((section, index) => update(scene, section, shown[index]));
      context.putImageData(image, 0, 0);
      drawMarks(context, scene.frame, { layout, placed, colours, labels });
    },
  };
}

/**
 * Draws tiles when they are first wanted.
 *
 * @param {MakeCanvas} makeCanvas
 * @param {number} size of a cell, in device pixels
 * @param {RgbColours} colours
 * @returns {(look: number) => Uint32Array} size × size pixels of the look at a place of the palette
 */
export function createTileSet(makeCanvas, size, colours) {
  const context = readableContextOf(makeCanvas(size, size));
  /** @type {(Uint32Array | undefined)[]} */
  const tiles = new Array(PALETTE_SIZE);
  return (look) => {
    const known = tiles[look];
    if (known !== undefined) return known;
    drawCell(context, { x: 0, y: 0, size }, lookAt(look), colours);
    const tile = new Uint32Array(context.getImageData(0, 0, size, size).data.buffer);
    tiles[look] = tile;
    return tile;
  };
}

/**
 * One strategy's grid on its canvas: remembers canvas, size, view, theme and the instant drawn last,
 * and chooses how to draw by the size of a cell.
 *
 * @import { GridView, Labels, RgbColours } from '../types.js'
 * @import { Drawer, DrawerParts, MakeCanvas, GridScene, Stock } from './drawer.js'
 * @import { Canvas, PaneSize } from '../canvas.js'
 */
import { contextOf, fitCanvas } from '../canvas.js';
import { latest } from '../latest.js';
import { arraysOf, hasLanded } from './arrays.js';
import { LABELS_FROM, createLabelledCells } from './labelled.js';
import { SHAPES_FROM, gridLayout } from './layout.js';
import { createPictureSet, createPictures } from './pictures.js';
import { placeGrid } from './place.js';
import { createTileSet, createTiles } from './tiles.js';
import { clampView, fit } from './view.js';

/** @param {{ makeCanvas: MakeCanvas }} tools */
export function createGridPane({ makeCanvas }) {
  /** @type {Canvas | null} */
  let canvas = null;
  /** @type {PaneSize | null} */
  let size = null;
  let view = fit();
  /** @type {{ drawer: Drawer, id: number, step: number } | null} */
  let drawn = null;
  // A canvas from the page gives its context once in Firefox, and throws when it is asked again.
  const contextFor = latest(contextOf);

  /** @type {Stock} */
  const stock = {
    pictures: latest((layout, colours) => createPictureSet(makeCanvas, layout, colours)),
    tiles: latest((cell, colours) => createTileSet(makeCanvas, cell, colours)),
    image: latest((context, width, height) => context.createImageData(width, height)),
  };
  const layoutFor = latest((
    /** @type {number} */ table,
    /** @type {number} */ shadow,
    /** @type {boolean} */ landed,
    /** @type {PaneSize} */ pane,
  ) => gridLayout({ arrays: arraysOf(table, shadow, landed), ...pane }));
  const drawerFor = latest((
    /** @type {Canvas} */ target,
    /** @type {import('../types.js').GridLayout} */ layout,
    /** @type {GridView} */ seen,
    /** @type {RgbColours} */ colours,
    /** @type {Labels} */ labels,
  ) => {
    fitCanvas(target, layout);
    const placed = placeGrid(layout, clampView(seen, layout));
    return chooseDrawer({ context: contextFor(target), layout, placed, colours, labels, stock });
  });

  return {
    /** @param {Canvas} next */
    attach(next) {
      canvas = next;
    },

    /** @param {PaneSize} next */
    resize(next) {
      size = next;
    },

    /** @param {GridView} next */
    setView(next) {
      view = next;
    },

    /** Waits until what was drawn stands: reading a pixel back asks for just that. */
    settle() {
      if (canvas !== null) contextFor(canvas).getImageData(0, 0, 1, 1);
    },

    /**
     * Draws an instant, unless it stands there already.
     *
     * @param {GridScene} scene
     * @param {{ colours: RgbColours, labels: Labels }} style
     */
    draw(scene, { colours, labels }) {
      if (canvas === null || size === null) return;
      const { id, frame, timeline: { buckets } } = scene;
      const layout = layoutFor(buckets.table, buckets.shadow, hasLanded(frame, buckets), size);
      const drawer = drawerFor(canvas, layout, view, colours, labels);
      if (drawn?.drawer === drawer && drawn.id === id && drawn.step === frame.step) return;
      drawer.draw(scene);
      drawn = { drawer, id, step: frame.step };
    },
  };
}

/**
 * @param {DrawerParts} parts
 * @returns {Drawer}
 */
function chooseDrawer(parts) {
  const { scale } = parts.placed;
  if (scale < SHAPES_FROM) return createPictures(parts);
  return scale < LABELS_FROM * parts.layout.pixelRatio ? createTiles(parts) : createLabelledCells(parts);
}

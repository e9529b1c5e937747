/** How a pane and its three ways of drawing cells speak to each other. */
import type { ArrayName, Dictionary, Frame, Timeline } from '../../engine/types.js';
import type { GridLayout, Labels, PlacedGrid, RgbColours } from '../types.js';

export type Context = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;
export type MakeCanvas = (width: number, height: number) => OffscreenCanvas | HTMLCanvasElement;

/** What a grid shows of a frame. */
export type GridFrame = Pick<
  Frame, 'step' | 'phase' | 'call' | 'cursor' | 'array' | 'batches' | 'deleted' | 'freed' | 'resizePosition'
>;

/** An instant of whatever happens to the buckets. */
export interface GridScene {
  /** of what is shown: its pictures are made anew when it changes */
  id: number;
  /** what the buckets that are not empty hold; another object, other contents */
  dictionary: { bucket(index: number, array: ArrayName): LabelledBucket };
  timeline: Pick<Timeline, 'paint' | 'buckets'>;
  /** for a call from 1 on, a bucket that it does not go beyond, plus 1 */
  reach: (call: number) => number;
  frame: GridFrame;
}

/** What a cell that can be read says of its bucket. */
export interface LabelledBucket {
  index: number;
  name: string | null;
  field: number | null;
}

/** An instant of a teardown. */
export interface Scene extends GridScene {
  dictionary: Dictionary;
  timeline: Timeline;
  frame: Frame;
}

/** What a way of drawing is made of; a change of any of them makes a new one. */
export interface DrawerParts {
  context: Context;
  layout: GridLayout;
  placed: PlacedGrid;
  colours: RgbColours;
  labels: Labels;
  stock: Stock;
}

/** What is costly to make and outlives a view; all of it is made when first asked for. */
export interface Stock {
  /** the arrays as pictures of one pixel a bucket */
  pictures(layout: GridLayout, colours: RgbColours): PictureSet;
  /** the pixels of each look, by its place in the palette: size × size of them */
  tiles(size: number, colours: RgbColours): (look: number) => Uint32Array;
  /** the pixels of a pane */
  image(context: Context, width: number, height: number): ImageData;
}

/** The pictures of the arrays that a layout shows. */
export interface PictureSet {
  /** Brings the pictures up to an instant. */
  update(scene: GridScene): void;
  /** Draws them where a view puts them. */
  draw(context: Context, placed: PlacedGrid): void;
}

/** A way of drawing the cells of a pane, at one layout, view and theme. */
export interface Drawer {
  draw(scene: GridScene): void;
}

import fc from './seeded.js';
import { gridLayout } from '../../../www/draw/grid/layout.js';

/** One array of any size, or a table with the larger shadow that grows beside it. */
const arrays = fc.oneof(
  fc.integer({ min: 1, max: 2_000_000 }).map((buckets) => [{ array: /** @type {const} */ ('table'), buckets }]),
  fc.tuple(fc.integer({ min: 257, max: 100_000 }), fc.integer({ min: 257, max: 200_000 })).map(([table, shadow]) => [
    { array: /** @type {const} */ ('table'), buckets: table },
    { array: /** @type {const} */ ('shadow'), buckets: shadow },
  ]),
);

const pane = fc.record({
  width: fc.integer({ min: 120, max: 2000 }),
  height: fc.integer({ min: 120, max: 1400 }),
  pixelRatio: fc.constantFrom(1, 1.25, 1.5, 2, 3),
});

/** Layouts of all sizes, from three buckets on a phone to two million on a wall. */
export const layouts = fc.tuple(arrays, pane).map(([shown, size]) => gridLayout({ arrays: shown, ...size }));

/** Views as a page may ask for them: some possible, some not. */
export const views = fc.record({
  zoom: fc.double({ min: 0.1, max: 5000, noNaN: true }),
  centre: fc.record({
    x: fc.double({ min: -0.5, max: 1.5, noNaN: true }),
    y: fc.double({ min: -0.5, max: 1.5, noNaN: true }),
  }),
});

/** A part of a whole, 0 ≤ part < 1, to pick one of so many with. */
export const part = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

/**
 * @param {import('../../../www/draw/types.js').GridLayout} layout
 * @param {number} which a part
 * @returns {import('../../../www/draw/types.js').Place}
 */
export function somePlace(layout, which) {
  const all = layout.sections.reduce((sum, { buckets }) => sum + buckets, 0);
  let bucket = Math.floor(which * all);
  for (const section of layout.sections) {
    if (bucket < section.buckets) return { array: section.array, bucket };
    bucket -= section.buckets;
  }
  throw new Error(`a layout of ${all} buckets has no place at ${which}`);
}

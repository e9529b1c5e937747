/** @import { Fate } from '../../engine/cases-types.js' */

/** Side of a cell and of what is drawn in it, in units of the picture. */
const cell = 10;
const inset = 1;
const middle = cell / 2;

/** @type {Record<Fate, ((x: number, y: number) => string) | null>} what is drawn over the cell's ground */
const marks = {
  empty: null,
  // a small square
  'owned-nothing': (x, y) => `M${x + 3.5},${y + 3.5}h3v3h-3z`,
  // a ring: what was there is gone
  freed: (x, y) => `M${x + middle - 2.6},${y + middle}a2.6,2.6 0 1 0 5.2,0a2.6,2.6 0 1 0 -5.2,0z`,
  // a full diamond: it is still there
  leaked: (x, y) => `M${x + middle},${y + 0.8}L${x + 9.2},${y + middle}L${x + middle},${y + 9.2}L${x + 0.8},${y + middle}z`,
};

/**
 * What became of buckets, as one path a fate: each fate has a shape of its own, so that colour is not
 * needed to tell them apart. Pure; O(buckets).
 *
 * @param {readonly Fate[]} fates of the first buckets
 * @param {number} columns
 * @returns {{width: number, height: number, ground: string, paths: Partial<Record<Fate, string>>}}
 */
export function layFates(fates, columns) {
  const rows = Math.ceil(fates.length / columns);
  /** @type {Partial<Record<Fate, string>>} */
  const paths = {};
  let ground = '';
  fates.forEach((fate, bucket) => {
    const [x, y] = [(bucket % columns) * cell, Math.floor(bucket / columns) * cell];
    const side = cell - 2 * inset;
    ground += `M${x + inset},${y + inset}h${side}v${side}h-${side}z`;
    const mark = marks[fate];
    if (mark) paths[fate] = (paths[fate] ?? '') + mark(x, y);
  });
  return { width: columns * cell, height: rows * cell, ground, paths };
}

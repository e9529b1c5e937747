/** @import { Standing } from '../types.js' */
import { buildingOf, toilOf } from '../unasked.js';

/** Find-first is really run here: with so many names it takes a tenth of a second. */
export const mostOwning = 10_000;

/** What counting takes, where that is long. @param {Standing} standing */
export function toilOfOwning({ built }) {
  const building = buildingOf(built);
  return toilOf({ part: 'owning', count: Math.min(building.count, mostOwning), building });
}

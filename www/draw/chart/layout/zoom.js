/** @import { Axis } from '../types.js' */

/** No closer than so many field counts. */
const closest = 4;

/**
 * Counts to zoom to: in or out about a count that keeps its place.
 *
 * @param {Axis} x
 * @param {readonly [number, number]} full the counts when not zoomed
 * @param {number} factor above 1 goes nearer
 * @param {number} [about] the count that stays where it is: the middle unless said
 * @returns {readonly [number, number] | null} null: all there is
 */
export function zoomBy(x, full, factor, about) {
  const [from, to] = x.domain.map((count) => x.place(count));
  const fixed = about === undefined ? ((from ?? 0) + (to ?? 0)) / 2 : x.place(about);
  return zoomTo(x, full, [from, to].map((end) => x.value(fixed + ((end ?? 0) - fixed) / factor)));
}

/**
 * Counts to zoom to: the same stretch further on.
 *
 * @param {Axis} x
 * @param {readonly [number, number]} full
 * @param {number} share of the stretch, to the right when positive
 */
export function panBy(x, full, share) {
  const [from = 0, to = 0] = x.domain.map((count) => x.place(count));
  const [least = 0, most = 0] = full.map((count) => x.place(count));
  // At an end the stretch stays as long as it is.
  const step = Math.max(least - from, Math.min(most - to, (to - from) * share));
  return zoomTo(x, full, [x.value(from + step), x.value(to + step)]);
}

/**
 * @param {Axis} x
 * @param {readonly [number, number]} full
 * @param {readonly number[]} wanted two counts, in either order
 * @returns {readonly [number, number] | null}
 */
export function zoomTo(x, full, wanted) {
  const from = Math.max(full[0], Math.min(...wanted));
  const to = Math.min(full[1], Math.max(...wanted));
  if (from <= full[0] && to >= full[1]) return null;
  if (to - from >= closest) return [from, to];
  const middle = Math.min(full[1] - closest / 2, Math.max(full[0] + closest / 2, (from + to) / 2));
  return [middle - closest / 2, middle + closest / 2];
}

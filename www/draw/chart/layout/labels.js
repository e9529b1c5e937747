/** @import { Box, Curve, Plane } from '../types.js' */
import { valueAt } from '../series/value-at.js';

/** Pixels from one label's line to the next. */
const lineHeight = 17;

/**
 * A label and where it stands.
 *
 * @typedef {object} Label
 * @property {Curve} curve
 * @property {number} anchor where the curve leaves the plot, pixels from the top
 * @property {number} y of the label's middle
 */

/**
 * Labels for the curves of which something is seen, beside where they leave the plot.
 *
 * @param {readonly Curve[]} curves
 * @param {Plane} plane
 * @returns {Label[]} from top to bottom
 */
export function placeLabels(curves, plane) {
  const wanted = curves.flatMap((curve) => {
    const end = lastInside(curve, plane);
    return end === null ? [] : [{ curve, anchor: end, y: end }];
  });
  return spread(wanted.sort((one, other) => one.anchor - other.anchor), plane.plot);
}

/**
 * Pushes labels apart so that none covers another, each as near to its curve as can be: runs of
 * labels that touch are moved as one.
 *
 * @param {readonly Label[]} labels by anchor
 * @param {Pick<Box, 'top' | 'height'>} room
 * @returns {Label[]}
 */
export function spread(labels, room) {
  /** @type {Group[]} */
  let groups = labels.map((label) => groupOf([label], room));
  for (let merged = true; merged;) {
    merged = false;
    /** @type {Group[]} */
    const apart = [];
    for (const group of groups) {
      const before = apart.at(-1);
      const touches = before !== undefined && before.middle + half(before) > group.middle - half(group);
      if (touches) apart.pop();
      apart.push(touches ? groupOf([...before.labels, ...group.labels], room) : group);
      merged ||= touches;
    }
    groups = apart;
  }
  return groups.flatMap((group) => group.labels.map((label, index) => ({
    ...label,
    y: group.middle - half(group) + (index + 0.5) * lineHeight,
  })));
}

/** Labels that touch. @typedef {{labels: readonly Label[], middle: number}} Group */

/**
 * As near to the curves as the room allows.
 *
 * @param {readonly Label[]} labels
 * @param {Pick<Box, 'top' | 'height'>} room
 * @returns {Group}
 */
function groupOf(labels, { top, height }) {
  const air = half({ labels });
  return { labels, middle: within(meanAnchor(labels), top + air, top + height - air) };
}

/** @param {{labels: readonly Label[]}} group half its height */
const half = (group) => (group.labels.length * lineHeight) / 2;

/** @param {readonly Label[]} labels */
const meanAnchor = (labels) => labels.reduce((sum, { anchor }) => sum + anchor, 0) / labels.length;

/** @param {number} value @param {number} least @param {number} most */
const within = (value, least, most) => Math.max(least, Math.min(most, value));

/**
 * Where a curve is at the plot's right end, or where it ends before.
 *
 * @param {Curve} curve
 * @param {Plane} plane
 * @returns {number | null} pixels from the top; null when nothing of it is seen
 */
function lastInside({ points }, { x, y, plot }) {
  const [from, to] = x.domain;
  const atEnd = valueAt(points, to);
  const last = points.filter(([count]) => count >= from && count <= to).at(-1)?.[1];
  const value = atEnd ?? last;
  if (value === undefined) return null;
  return within(y.place(value), plot.top, plot.top + plot.height);
}

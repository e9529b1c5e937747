/** @import { Target } from '../../../state/chart/types.js' */
/** @import { Mark, Plane, Say, SceneNode } from '../types.js' */
import { isInside } from '../layout/plane.js';
import { round } from './curves.js';
import { colourOf } from './looks.js';

/** Radius of a point, and of a ghost's; pixels. */
const radius = { current: 3.5, ghost: 2.5 };

/** Half the width of an interval's end strokes. */
const serif = 3;

/** @param {Target} target */
export const keyOf = ({ run, strategy, count }) => `${run} ${strategy} ${count}`;

/**
 * The points, each one reachable by keyboard and saying what it is.
 *
 * @param {object} given
 * @param {readonly Mark[]} given.marks
 * @param {Plane} given.plane
 * @param {Say} given.say
 * @param {Target | null} given.entry the point that Tab leads to
 * @returns {SceneNode[]}
 */
export function marksScene({ marks, plane, say, entry }) {
  const { x, y, plot } = plane;
  return marks.filter(({ target }) => isInside(plot, x.place(target.count), plot.top)).map((mark) => {
    const isGhost = mark.target.run !== 'current';
    const at = { x: round(x.place(mark.target.count)), y: round(y.place(mark.value)) };
    return {
      key: keyOf(mark.target),
      tag: 'g',
      attributes: {
        role: 'button',
        class: 'chart-mark',
        tabindex: entry && keyOf(entry) === keyOf(mark.target) ? 0 : -1,
        'aria-label': say.mark(mark),
        'data-run': mark.target.run,
        'data-strategy': mark.target.strategy,
        'data-count': mark.target.count,
        'data-source': mark.source,
        opacity: isGhost ? 0.5 : null,
      },
      children: [...(isGhost ? [] : interval(mark, plane)), shape(mark, at)],
    };
  });
}

/** @param {Mark} mark @param {{x: number, y: number}} at @returns {SceneNode} */
function shape({ source, target }, { x, y }) {
  const colour = colourOf(target.strategy);
  if (source === 'below-clock') {
    // An arrow down from the bound: the time is somewhere below.
    return {
      key: 'arrow',
      tag: 'path',
      attributes: { d: `M${x - 4},${y}h8M${x},${y}v9m-3,-3l3,3l3,-3`, fill: 'none', stroke: colour, 'stroke-width': 1.5 },
    };
  }
  const r = target.run === 'current' ? radius.current : radius.ghost;
  const hollow = source === 'predicted' || target.run !== 'current';
  return {
    key: 'dot',
    tag: 'circle',
    attributes: {
      cx: x, cy: y, r,
      fill: hollow ? 'var(--paper)' : colour,
      stroke: colour,
      'stroke-width': 1.5,
      'stroke-dasharray': source === 'predicted' ? '2 1.5' : null,
    },
  };
}

/** @param {Mark} mark @param {Plane} plane @returns {SceneNode[]} nothing for what has no interval, or one smaller than its point */
function interval({ source, target, low, high }, { x, y }) {
  const at = round(x.place(target.count));
  const [top, bottom] = [round(y.place(high)), round(y.place(low))];
  if (source !== 'measured' || bottom - top < 2 * radius.current) return [];
  const d = `M${at - serif},${top}h${2 * serif}M${at},${top}V${bottom}M${at - serif},${bottom}h${2 * serif}`;
  return [{
    key: 'interval',
    tag: 'path',
    attributes: { d, fill: 'none', stroke: colourOf(target.strategy), 'stroke-width': 1.5 },
  }];
}

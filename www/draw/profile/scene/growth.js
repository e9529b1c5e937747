/** @import { Side } from '../../../state/profile/types.js' */
/** @import { SceneNode } from '../../chart/types.js' */

/** @typedef {ReturnType<typeof import('../layout/growth.js').layGrowth>} GrowthLayout */

/**
 * @typedef {object} GrowthSay
 * @property {(share: number) => string} share
 * @property {(count: number) => string} count
 * @property {string} band
 * @property {string} title
 * @property {Record<Side, string>} lines
 */

/** Shares at which a line goes across. */
const across = Object.freeze([0, 0.2, 0.4, 0.6, 0.8, 1]);

/** @type {readonly Side[]} */
const sides = ['before', 'after'];

/**
 * The elements of the share's picture. Pure; O(counts).
 *
 * @param {GrowthLayout} layout
 * @param {{chosen: number, say: GrowthSay}} shown
 * @returns {SceneNode[]}
 */
export function growthScene(layout, { chosen, say }) {
  const { plot, x, y, band, labels, names } = layout;
  const [right, bottom] = [plot.left + plot.width, plot.top + plot.height];
  return [
    { key: 'band', tag: 'rect', attributes: { class: 'growth-band', x: plot.left, y: band.top, width: plot.width, height: band.height } },
    ...across.map((share) => /** @type {SceneNode} */ ({
      key: `share-${share}`, tag: 'g', children: [
        { key: 'line', tag: 'line', attributes: { class: 'growth-grid', x1: plot.left, x2: right, y1: y(share), y2: y(share) } },
        { key: 'text', tag: 'text', text: say.share(share), attributes: { class: 'growth-text', x: plot.left - 8, y: y(share) + 4, 'text-anchor': 'end' } },
      ],
    })),
    ...labels.map((count) => /** @type {SceneNode} */ ({
      key: `count-${count}`, tag: 'text', text: say.count(count), attributes: { class: 'growth-text', x: x(count), y: bottom + 18, 'text-anchor': 'middle' },
    })),
    { key: 'title', tag: 'text', text: say.title, attributes: { class: 'growth-text', x: right, y: bottom + 36, 'text-anchor': 'end' } },
    { key: 'chosen', tag: 'line', attributes: { class: 'growth-chosen', x1: x(chosen), x2: x(chosen), y1: plot.top, y2: bottom } },
    ...sides.flatMap((side) => sideNodes(side, layout)),
    { key: 'band-text', tag: 'text', text: say.band, attributes: { class: 'growth-band-text', x: plot.left + 8, y: band.top + band.height / 2 + 4 } },
    ...(names ? sides.map((side) => lineText(side, names, say)) : []),
  ];
}

/** @param {Side} side @param {GrowthLayout} layout @returns {SceneNode[]} */
function sideNodes(side, { points }) {
  const at = (/** @type {typeof points[number]} */ point) => point[side];
  return [
    { key: `line-${side}`, tag: 'path', attributes: { class: 'growth-line', 'data-side': side, d: points.map((point, index) => `${index === 0 ? 'M' : 'L'}${point.x} ${at(point)}`).join('') } },
    // Each side has a shape of its own: colour alone does not tell.
    ...points.map((point) => /** @type {SceneNode} */ (side === 'before'
      ? { key: `before-${point.count}`, tag: 'circle', attributes: { class: 'growth-mark', 'data-side': side, 'data-count': point.count, 'data-bound': point.areBounds.before ? '' : null, cx: point.x, cy: at(point), r: 4.5 } }
      : { key: `after-${point.count}`, tag: 'rect', attributes: { class: 'growth-mark', 'data-side': side, 'data-count': point.count, 'data-bound': point.areBounds.after ? '' : null, x: point.x - 4, y: at(point) - 4, width: 8, height: 8 } })),
  ];
}

/** @param {Side} side @param {NonNullable<GrowthLayout['names']>} names @param {GrowthSay} say @returns {SceneNode} */
function lineText(side, names, say) {
  return {
    key: `text-${side}`, tag: 'text', text: say.lines[side],
    attributes: { class: 'growth-line-text', 'data-side': side, x: names.x, y: names[side] },
  };
}

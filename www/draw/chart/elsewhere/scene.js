/** @import { SceneNode } from '../types.js' */
/** @import { Case, CaseId } from '../data/elsewhere.js' */
/** @import { ElsewhereMark, ElsewherePlane } from './layout.js' */
import { line as lineThrough } from 'd3-shape';
import { axesOf, group, line, text } from '../scene/axes.js';
import { round } from '../scene/curves.js';
import { axisLook, colourOf, lineLook } from '../scene/looks.js';

/**
 * How the picture writes what is in it.
 *
 * @typedef {object} ElsewhereSay
 * @property {(entries: number) => string} entries
 * @property {(seconds: number) => string} seconds
 * @property {string} timeTitle
 * @property {string} entriesTitle
 * @property {(id: CaseId) => string} name
 * @property {(mark: ElsewhereMark) => string} mark
 * @property {string} lab
 * @property {(slope: 1 | 2) => string} guide
 */

/** Where a case's name stands beside its last slow point, in pixels: cases of one count would cover each other. */
const beside = /** @type {Readonly<Partial<Record<CaseId, {x: number, y: number, end?: true}>>>} */ (Object.freeze({
  julia: { x: 0, y: -14, end: true },
  swift: { x: 12, y: 2 },
  dask: { x: 12, y: 0 },
  luajit: { x: -12, y: -6, end: true },
  rust: { x: -12, y: -2, end: true },
  flat: { x: -12, y: 0, end: true },
}));

/** Both guides begin here: entries, and seconds. */
const guideFrom = Object.freeze({ entries: 2e4, seconds: 3e-6, times: 30 });

/**
 * The reported numbers on logarithmic axes. Pure.
 *
 * @param {object} given
 * @param {readonly Case[]} given.cases
 * @param {readonly ElsewhereMark[]} given.marks
 * @param {ElsewherePlane} given.plane
 * @param {ElsewhereSay} given.say
 * @param {string | null} given.target the key of the mark that is read
 * @param {readonly (readonly [number, number])[]} given.lab [names, seconds] of this lab, predicted; empty when
 *   nothing is measured
 * @returns {SceneNode[]}
 */
export function elsewhereScene({ cases, marks, plane, say, target, lab }) {
  return [
    ...axesOf(plane, { time: say.seconds, timeTitle: say.timeTitle, count: say.entries, countTitle: say.entriesTitle }),
    group('guides', [guide(1, plane, say), guide(2, plane, say)]),
    ...labCurve(lab, plane, say),
    ...cases.map(({ id }) => caseScene(id, marks.filter((mark) => mark.id === id), say)),
    ...marks.map((mark, index) => markScene(mark, say, { read: mark.key === target, entry: target === null ? index === 0 : mark.key === target })),
  ];
}

/** @param {1 | 2} slope @param {ElsewherePlane} plane @param {ElsewhereSay} say @returns {SceneNode} */
function guide(slope, { x, y }, say) {
  const { entries, seconds, times } = guideFrom;
  const end = { x: round(x.place(entries * times)), y: round(y.place(seconds * times ** slope)) };
  return group(`guide ${slope}`, [
    line('line', {
      x1: round(x.place(entries)), y1: round(y.place(seconds)), x2: end.x, y2: end.y, ...axisLook, 'stroke-dasharray': '5 4',
    }),
    text('text', say.guide(slope), { x: end.x + 8, y: end.y, 'dominant-baseline': 'middle' }),
  ]);
}

/** @param {readonly (readonly [number, number])[]} points @param {ElsewherePlane} plane @param {ElsewhereSay} say @returns {SceneNode[]} */
function labCurve(points, { x, y }, say) {
  const first = points[0];
  if (!first) return [];
  const path = lineThrough().x(([names]) => round(x.place(names))).y(([, seconds]) => round(y.place(seconds)));
  return [
    { key: 'lab', tag: 'path', attributes: { 'data-lab': '', d: path(points.map(([names, seconds]) => [names, seconds])) ?? '', ...lineLook('exact', 'find-first') } },
    text('lab text', say.lab, { x: round(x.place(first[0])) + 4, y: round(y.place(first[1])) + 18, fill: colourOf('find-first') }),
  ];
}

/** @param {CaseId} id @param {readonly ElsewhereMark[]} marks @param {ElsewhereSay} say @returns {SceneNode} */
function caseScene(id, marks, say) {
  const slow = marks.filter(({ kind }) => kind === 'slow');
  const last = slow.at(-1);
  const quick = marks.find(({ kind }) => kind === 'quick');
  if (!last) return group(`case ${id}`, []);
  const path = slow.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)},${round(y)}`).join('');
  const { x, y, end } = beside[id] ?? { x: 12, y: 0 };
  return group(`case ${id}`, [
    { key: 'line', tag: 'path', attributes: { d: path, ...lineLook('reported', 'find-first') } },
    ...(quick ? [{
      key: 'drop', tag: /** @type {const} */ ('path'),
      attributes: { d: `M${round(last.x)},${round(last.y + 8)}V${round(quick.y - 8)}`, ...lineLook('reported', 'bulk') },
    }] : []),
    text('name', say.name(id), {
      x: round(last.x + x), y: round(last.y + y), 'dominant-baseline': 'middle', 'text-anchor': end ? 'end' : 'start', fill: 'var(--ink)',
    }),
  ]);
}

/**
 * Slow ones are rings, quick ones squares: what is only reported is hollow.
 *
 * @param {ElsewhereMark} mark
 * @param {ElsewhereSay} say
 * @param {{read: boolean, entry: boolean}} is `entry`: the one that the tab key leads to
 * @returns {SceneNode}
 */
function markScene(mark, say, { read, entry }) {
  const { key, kind, reported } = mark;
  const [x, y] = [round(mark.x), round(mark.y)];
  const look = { fill: 'var(--paper)', stroke: colourOf(kind === 'slow' ? 'find-first' : 'bulk'), 'stroke-width': 2 };
  return {
    key,
    tag: 'g',
    attributes: { role: 'img', class: 'chart-mark', tabindex: entry ? 0 : -1, 'aria-label': say.mark(mark), 'data-case': mark.id, 'data-kind': kind },
    children: [
      ...(read ? [{ key: 'ring', tag: /** @type {const} */ ('circle'), attributes: { cx: x, cy: y, r: 10, fill: 'none', stroke: 'var(--ink)', 'stroke-width': 1.5 } }] : []),
      kind === 'slow'
        ? { key: 'dot', tag: 'circle', attributes: { cx: x, cy: y, r: 4.5, ...look } }
        : { key: 'square', tag: 'rect', attributes: { x: x - 4, y: y - 4, width: 8, height: 8, ...look } },
      ...(reported.bound ? [{ key: 'arrow', tag: /** @type {const} */ ('path'), attributes: { d: `M${x},${y + 6}v9m-3,-3l3,3l3,-3`, ...look, fill: 'none' } }] : []),
    ],
  };
}

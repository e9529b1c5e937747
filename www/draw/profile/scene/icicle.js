/** @import { SceneNode } from '../../chart/types.js' */
/** @import { FrameName, PlacedFrame } from '../types.js' */
import { depths } from '../layout/frames.js';

/** Pixels: rows, the gap between them, and the axis below. */
const row = Object.freeze({ height: 38, gap: 2 });
const axis = 26;

/** Pixels of an icicle with its axis. */
export const icicleHeight = depths * (row.height + row.gap) + axis;

/** Pixels that a letter takes about, and those beside a label. */
const letter = 6.9;
const beside = 12;

/** Of a label that is cut so many letters stay at least. */
const fewest = 5;

/** Pixels that a tick's label needs. */
export const tickRoom = 84;

/**
 * How an icicle writes.
 *
 * @typedef {object} IcicleSay
 * @property {(name: FrameName) => string} name
 * @property {(frame: PlacedFrame) => string} spoken
 * @property {(ns: number) => string} tick
 */

/**
 * The elements of an icicle. Pure; O(frames).
 *
 * @param {object} given
 * @param {readonly PlacedFrame[]} given.frames
 * @param {readonly {ns: number, left: number}[]} given.ticks
 * @param {number} given.width pixels
 * @param {string | null} given.read the frame that is read
 * @param {string} given.reachable the frame that the tab key leads to
 * @param {IcicleSay} given.say
 * @returns {SceneNode[]}
 */
export function icicleScene({ frames, ticks, width, read, reachable, say }) {
  const bottom = depths * (row.height + row.gap);
  return [
    ...ticks.map(({ ns, left }, index) => tickNode({ key: `tick-${ns}`, left, bottom, text: say.tick(ns), isLast: left > width - tickRoom / 2, isFirst: index === 0 })),
    ...frames.map((frame) => frameNode(frame, { isRead: frame.name === read, isReachable: frame.name === reachable, say })),
  ];
}

/** The depth of the row at this height; null between and below them. @param {number} y pixels */
export function depthAt(y) {
  const depth = Math.floor(y / (row.height + row.gap));
  return depth >= 0 && depth < depths ? depth : null;
}

/** @param {PlacedFrame} frame @param {{isRead: boolean, isReachable: boolean, say: IcicleSay}} how @returns {SceneNode} */
function frameNode(frame, { isRead, isReachable, say }) {
  const { name, depth, left, width, source } = frame;
  const top = depth * (row.height + row.gap);
  const seen = Math.max(width, 1);
  return {
    key: `frame-${name}`,
    tag: 'g',
    attributes: {
      class: `icicle-frame${isRead ? ' is-read' : ''}`, role: 'img', 'aria-label': say.spoken(frame), tabindex: isReachable ? 0 : -1,
      'data-frame': name, 'data-source': source, 'data-depth': depth,
    },
    children: [
      { key: 'piece', tag: 'rect', attributes: { class: 'frame-piece', x: left, y: top, width: seen, height: row.height } },
      { key: 'ring', tag: 'rect', attributes: { class: 'frame-ring', x: left - 2, y: top - 1, width: seen + 4, height: row.height + 2, rx: 2 } },
      { key: 'name', tag: 'text', attributes: { class: 'frame-name', x: left + beside / 2, y: top + row.height / 2 + 4.5 }, text: fitted(say.name(name), width - beside) },
    ],
  };
}

/** @param {string} text @param {number} room pixels @returns {string} empty when too little of it would fit */
function fitted(text, room) {
  const letters = Math.floor(room / letter);
  if (text.length <= letters) return text;
  return letters > fewest ? `${text.slice(0, letters - 1)}…` : '';
}

/** @param {{key: string, left: number, bottom: number, text: string, isFirst: boolean, isLast: boolean}} tick @returns {SceneNode} */
function tickNode({ key, left, bottom, text, isFirst, isLast }) {
  return {
    key,
    tag: 'g',
    children: [
      { key: 'line', tag: 'line', attributes: { class: 'icicle-tick', x1: left, x2: left, y1: 0, y2: bottom + 4 } },
      {
        key: 'text', tag: 'text', text,
        attributes: { class: 'icicle-tick-text', x: left, y: bottom + 19, 'text-anchor': isFirst ? 'start' : isLast ? 'end' : 'middle' },
      },
    ],
  };
}

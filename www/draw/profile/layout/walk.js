/** @import { FrameTarget, Side } from '../../../state/profile/types.js' */
/** @import { Frame } from '../types.js' */

/** The frames of both sides. @typedef {Record<Side, readonly Frame[]>} Icicles */

/**
 * Where a key leads from a frame: sideways in its row and on to the other side, up to what holds it,
 * down to the longest of what it holds. Pure; O(frames).
 *
 * @param {Icicles} icicles
 * @param {FrameTarget} from
 * @param {string} key of a keyboard event
 * @returns {FrameTarget | null} null when the key leads nowhere
 */
export function walk(icicles, { side, frame: name }, key) {
  const own = icicles[side].find((each) => each.name === name);
  if (!own) return null;
  const row = [...rowOf(icicles, 'before', own.depth), ...rowOf(icicles, 'after', own.depth)];
  const place = row.findIndex((each) => each.side === side && each.frame === name);
  switch (key) {
    case 'ArrowLeft': return row[place - 1] ?? null;
    case 'ArrowRight': return row[place + 1] ?? null;
    case 'ArrowUp': return own.parent === null ? null : { side, frame: own.parent };
    case 'ArrowDown': {
      const [longest] = icicles[side].filter(({ parent }) => parent === name).toSorted((one, other) => other.ns - one.ns);
      return longest ? { side, frame: longest.name } : null;
    }
    case 'Home': return row[0] ?? null;
    case 'End': return row.at(-1) ?? null;
    default: return null;
  }
}

/** @param {Icicles} icicles @param {Side} side @param {number} depth @returns {FrameTarget[]} */
function rowOf(icicles, side, depth) {
  return icicles[side].filter((each) => each.depth === depth).map(({ name }) => ({ side, frame: name }));
}

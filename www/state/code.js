/** @import { Frame, Strategy } from '../engine/types.js' */

/**
 * Each strategy in a few lines, and which of them a frame is executing. A line's text is code and
 * the same in every language.
 *
 * @typedef {object} Line
 * @property {string} id
 * @property {number} depth levels of indentation
 * @property {string} text
 * @property {'cursor' | 'first' | 'left' | 'moved' | null} value what stands beside the line
 */

/** @type {Record<string, Line>} */
const looping = {
  loop: { id: 'loop', depth: 0, text: 'while table.size > 0', value: 'left' },
  begin: { id: 'begin', depth: 1, text: 'i = 0', value: 'first' },
  look: { id: 'look', depth: 1, text: 'while not exists[i]: i += 1', value: 'cursor' },
  delete: { id: 'delete', depth: 1, text: 'exists[i] = false; table.size -= 1', value: null },
  move: { id: 'move', depth: 1, text: 'if growing: move one batch', value: 'moved' },
};

const parts = /** @type {const} */ ([
  'shadow bits', 'shadow buckets', 'shadow header', 'bits', 'buckets', 'header',
]);

/** @param {typeof parts[number]} part @returns {Line} */
function freeing(part) {
  const owner = part.startsWith('shadow') ? 'shadow' : 'table';
  const piece = part.replace('shadow ', '');
  const text = piece === 'header' ? `free(${owner})` : `free(${owner}.${piece})`;
  return { id: part, depth: 0, text, value: null };
}

/**
 * @param {Strategy} strategy
 * @param {boolean} inFlight whether a resize is in flight when the teardown begins
 * @returns {Line[]}
 */
export function programOf(strategy, inFlight) {
  const arrays = parts.map(freeing);
  // The loop's deletions finish the resize, and with it the two arrays of the old table are freed.
  const landed = arrays.filter(({ id }) => id !== 'shadow bits' && id !== 'shadow buckets');
  if (strategy === 'bulk') return inFlight ? arrays : landed;
  const { loop, begin, look, delete: remove, move } = looping;
  const body = [loop, begin, look, remove, ...(inFlight ? [move] : [])];
  return /** @type {Line[]} */ ([...body, ...landed]);
}

/**
 * @param {Frame} frame
 * @param {readonly Line[]} program
 * @returns {readonly string[]} the ids of the lines that the frame's last step executed
 */
export function executing(frame, program) {
  const has = (/** @type {string} */ id) => program.some((line) => line.id === id);
  switch (frame.phase) {
    case 'scan':
      return ['look'];
    case 'delete':
      return has('move') ? ['delete', 'move'] : ['delete'];
    case 'free':
    case 'done':
      return frame.part ? [frame.part] : [];
    case 'ready':
      return program.slice(0, 1).map(({ id }) => id);
  }
}

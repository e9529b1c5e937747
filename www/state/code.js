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
  hint: { id: 'begin', depth: 1, text: 'i = hint', value: null },
  look: { id: 'look', depth: 1, text: 'while not exists[i]: i += 1', value: 'cursor' },
  words: { id: 'words', depth: 1, text: 'while not any(exists[i .. i+15]): i += 16', value: null },
  delete: { id: 'delete', depth: 1, text: 'exists[i] = false; table.size -= 1', value: null },
  move: { id: 'move', depth: 1, text: 'if growing: move one batch', value: 'moved' },
  remember: { id: 'remember', depth: 1, text: 'hint = i + 1', value: null },
  finish: { id: 'finish', depth: 0, text: 'while growing: move one batch', value: 'moved' },
  walk: { id: 'look', depth: 0, text: 'for i in 0 .. n_buckets-1: if exists[i]', value: 'cursor' },
};

/**
 * The lines that delete entry by entry.
 *
 * @param {Exclude<Strategy, 'bulk'>} strategy
 * @param {boolean} inFlight
 * @returns {Line[]}
 */
function deletingOf(strategy, inFlight) {
  const { loop, begin, hint, look, words, delete: remove, move, remember, finish, walk } = looping;
  const moving = inFlight ? [move] : [];
  switch (strategy) {
    case 'find-first': return [loop, begin, look, remove, ...moving];
    case 'word-scan': return [loop, begin, words, look, remove, ...moving];
    case 'first-hint':
      return [{ ...loop, text: `hint = 0; ${loop.text}` }, hint, look, remove, ...moving, landing(remember, inFlight)];
    case 'cursor': return [...(inFlight ? [finish] : []), walk, remove];
  }
}

/** After a landing nothing is known of the array. @param {Line} remember @param {boolean} inFlight */
function landing(remember, inFlight) {
  return inFlight ? { ...remember, text: 'hint = landed ? 0 : i + 1' } : remember;
}

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
  // The resize is finished on the way, and with it the two arrays of the old table are freed.
  const landed = arrays.filter(({ id }) => id !== 'shadow bits' && id !== 'shadow buckets');
  if (strategy === 'bulk') return inFlight ? arrays : landed;
  return [...deletingOf(strategy, inFlight), ...landed];
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
    case 'word':
      return ['words'];
    case 'move':
      return ['finish'];
    case 'ready':
      return program.slice(0, 1).map(({ id }) => id);
  }
}

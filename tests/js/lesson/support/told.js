import { portray } from '../../../../www/draw/stage/portray.js';
import { trace } from '../../../../www/draw/stage/trace.js';
import { loadEngine } from '../../../../www/engine/index.js';
import { gather } from '../../../../www/ui/lesson/facts.js';

/** @import { Source } from '../../../../www/engine/types.js' */
/** @import { CurveAsk } from '../../../../www/draw/types.js' */
/** @import { Facts, Given, Question, Step } from '../../../../www/state/lesson/types.js' */
/** @import { Piece } from '../../../../www/words/en-lesson.js' */

const engine = await loadEngine();

/** What the painter would answer. */
export const stage = {
  portray: async (/** @type {Source} */ source) => portray(engine, source),
  trace: async (/** @type {CurveAsk} */ ask) => trace(engine, ask),
};

/** @param {Question} question @param {Facts} facts @returns {Given} */
export const truthOf = (question, facts) => (question.kind === 'line' ? question.plot(facts).truth : question.truth(facts));

/** @param {Step} step @param {number} [count] the step's own unless said */
export function factsOf(step, count = step.count) {
  return gather(stage, step, { family: 'field', count });
}

/** @param {readonly Piece[]} pieces @returns {string} as a reader reads them */
export function plain(pieces) {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : 'code' in piece ? piece.code : piece.exact)).join('').replaceAll('\u00a0', ' ');
}

/** @param {readonly Piece[]} pieces @returns {string[]} the exact numbers among them, as a reader reads them */
export function exactOf(pieces) {
  return pieces.flatMap((piece) => (typeof piece === 'object' && 'exact' in piece ? [piece.exact.replaceAll('\u00a0', ' ')] : []));
}

/** The engine itself, for what the lesson does not ask. */
export { engine };

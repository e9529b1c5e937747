/** @import { Source, Standing } from '../types.js' */
/** @import { Facts, Mark, Step } from './types.js' */
import { firstSource } from '../sources.js';

/**
 * Whether a step can be told over the dictionary that stands. One that cannot is told over its own.
 *
 * @param {Step} step
 * @param {Standing | null} standing
 * @returns {boolean}
 */
export function fits(step, standing) {
  if (!standing) return false;
  const { source, built: { info } } = standing;
  if ('names' in source && step.needs !== 'here') return false;
  if (step.inFlight && info.shadowBuckets === 0) return false;
  if ((step.needs === 'jump' || step.needs === 'curve') && info.nextJump === null) return false;
  return info.count >= step.least && info.count <= step.most;
}

/** @param {Step} step @returns {Source} the dictionary that it has by itself */
export function ownSource({ count }) {
  return { family: firstSource.family, count };
}

/**
 * Whether a dictionary is one of those that are spoken of already: the answer may show another one
 * than the question.
 *
 * @param {Facts} facts
 * @param {Source} source of the facts
 * @param {Source} other
 */
export function isTold(facts, source, other) {
  if (source === other) return true;
  if ('names' in source || 'names' in other) return false;
  const told = [facts.here, facts.double, facts.before, facts.after].map((each) => each?.info.count);
  return source.family === other.family && told.includes(other.count);
}

/**
 * @param {Mark} mark
 * @param {Facts['here']} portrait
 * @returns {number} a step of find-first
 */
export function stepOfMark(mark, { calls, emptied, steps }) {
  switch (mark) {
    case 'start': return 0;
    case 'found-first': return (calls[0]?.deleted ?? 1) - 1;
    case 'deleted-first': return calls[0]?.deleted ?? 0;
    case 'found-second': return (calls[1]?.deleted ?? 1) - 1;
    case 'emptied': return emptied;
    case 'end': return steps;
  }
}

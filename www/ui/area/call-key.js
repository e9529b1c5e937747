/** @import { Frame } from '../../engine/types.js' */
import { moveByKey } from '../dom/move-by-key.js';

/** How far Page Up and Page Down go, as a share of all calls. */
const page = 1 / 20;

/**
 * @param {string} key as KeyboardEvent.key says it
 * @param {number} call the one under way
 * @param {number} calls in all
 * @returns {number | null} the call that the key leads to, from 1; null for a key that means nothing
 */
export function callKey(key, call, calls) {
  if (calls === 0) return null;
  return moveByKey(key, { value: call, least: 1, most: calls, leap: Math.max(1, Math.round(calls * page)), down: 1 });
}

/**
 * The call that a frame is in. Between two calls that is the one that comes next: going to where a
 * call begins lands there.
 *
 * @param {Frame} frame
 * @param {number} calls in all
 * @returns {number} from 1 (0 when there are no calls)
 */
export function callUnderWay({ phase, call }, calls) {
  const between = phase === 'ready' || phase === 'delete';
  return Math.min(calls, between ? call + 1 : call);
}

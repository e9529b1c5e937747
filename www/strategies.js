/** @import { Strategy } from './engine/types.js' */
/** @import { PerStrategy } from './state/types.js' */

/**
 * The strategies that are set side by side, in the order in which they stand everywhere.
 * @type {readonly Strategy[]}
 */
export const strategies = Object.freeze(['find-first', 'bulk']);

/**
 * One value a strategy.
 *
 * @template T
 * @param {(strategy: Strategy) => T} valueOf
 * @returns {PerStrategy<T>}
 */
export function perStrategy(valueOf) {
  return { 'find-first': valueOf('find-first'), bulk: valueOf('bulk') };
}

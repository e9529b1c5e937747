/** @import { Strategy } from './engine/types.js' */
/** @import { PerStrategy } from './state/types.js' */

/**
 * All strategies, in the order in which they stand everywhere: what the fault does, the remedies that
 * keep the loop, and the fix.
 *
 * @type {readonly Strategy[]}
 */
export const allStrategies = Object.freeze(['find-first', 'word-scan', 'first-hint', 'cursor', 'bulk']);

/**
 * The two that are set side by side where nothing else is asked for.
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
  return /** @type {PerStrategy<T>} */ (Object.fromEntries(allStrategies.map((strategy) => [strategy, valueOf(strategy)])));
}

/**
 * One value for each of some strategies.
 *
 * @template T
 * @param {readonly Strategy[]} some
 * @param {(strategy: Strategy) => T} valueOf
 * @returns {Partial<PerStrategy<T>>}
 */
export function forStrategies(some, valueOf) {
  return /** @type {Partial<PerStrategy<T>>} */ (Object.fromEntries(some.map((strategy) => [strategy, valueOf(strategy)])));
}

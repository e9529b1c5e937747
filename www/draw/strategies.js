/**
 * The strategies that are drawn, in the order of their panes.
 *
 * @type {readonly import('../engine/types.js').Strategy[]}
 */
export const STRATEGIES = Object.freeze(['find-first', 'bulk']);

/**
 * One value a strategy.
 *
 * @template Value
 * @param {(strategy: import('../engine/types.js').Strategy) => Value} make
 * @returns {Record<import('../engine/types.js').Strategy, Value>}
 */
export function eachStrategy(make) {
  return { 'find-first': make('find-first'), bulk: make('bulk') };
}

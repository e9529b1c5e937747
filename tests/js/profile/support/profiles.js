/** @import { ProfileResult, StrategyResult } from '../../../../www/engine/measure-types.js' */
/** @import { PhaseName, Strategy } from '../../../../www/engine/types.js' */
/** @import { ProfilePair } from '../../../../www/measure/types.js' */
import fc from '../../draw/seeded.js';
import { profileOf } from '../../../../www/engine/profile/shares.js';
import { pointOf, resultOf } from '../../measure/support/points.js';

/** In the order in which they are done. @type {readonly PhaseName[]} */
export const phases = [
  'register', 'copy-definition', 'decode-format', 'make-fields', 'build-path-tree', 'build-dictionary',
  'tear-down-dictionary', 'free-path-tree', 'free-fields', 'free-definition', 'unregister',
];

/**
 * What a sampler would tell: times by phase, 1 µs unless said; the teardown's by strategy.
 *
 * @param {number} count
 * @param {{times?: Partial<Record<PhaseName, Partial<StrategyResult>>>, teardown?: Partial<Record<Strategy, Partial<StrategyResult>>>}} [wanted]
 * @returns {ProfileResult}
 */
export function resultsOf(count, { times = {}, teardown = {} } = {}) {
  const findFirst = { median: count * count, examined: 2 * count * count, ...teardown['find-first'] };
  return {
    teardown: pointOf(count, { findFirst, bulk: { median: 250, ...teardown.bulk } }),
    phases: phases.map((phase) => ({
      phase,
      calls: ['register', 'unregister'].includes(phase) ? 1 : count,
      result: phase === 'tear-down-dictionary' ? null : resultOf({ median: 1000, ...times[phase] }),
    })),
  };
}

/** @param {number} count @param {Parameters<typeof resultsOf>[1]} [wanted] @returns {ProfilePair} */
export function pairOf(count, wanted) {
  const measured = resultsOf(count, wanted);
  return { before: profileOf(measured, 'find-first'), after: profileOf(measured, 'bulk') };
}

const told = fc.record({
  source: fc.constantFrom(/** @type {const} */ ('measured'), /** @type {const} */ ('below-clock')),
  median: fc.double({ min: 0.01, max: 1e10, noNaN: true }),
});

/** Pairs as any clock and any machine might measure them, some teardowns quicker by find first. */
export const pairs = fc.record({
  count: fc.integer({ min: 1, max: 2_000_000 }),
  times: fc.tuple(...phases.map(() => told)).map((each) => Object.fromEntries(phases.map((phase, at) => [phase, each[at]]))),
  findFirst: told,
  bulk: told,
}).map(({ count, times, findFirst, bulk }) => pairOf(count, { times, teardown: { 'find-first': findFirst, bulk } }));

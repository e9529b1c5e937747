/** @import { PointResult, StrategyResult } from '../../engine/measure-types.js' */
/** @import { Strategy } from '../../engine/types.js' */
import { buckets, numbers } from '../en/nouns.js';
import { fields, iterations, listed, outliers, samples } from './nouns.js';
import { picture } from './picture.js';
import { note } from './status.js';
import { quotient, time, timeWithInterval } from './times.js';

const { whole } = numbers;

/** @param {StrategyResult} result */
function timed(result) {
  switch (result.source) {
    case 'measured': return timeWithInterval(result);
    case 'below-clock': return `at most ${time(result.median)}`;
    case 'predicted': return `${time(result.median)} predicted`;
  }
}

/** @param {StrategyResult} result */
function how({ source, samples: taken, outliers: far, iterations: each }) {
  if (source === 'predicted') return 'predicted: would not fit its time';
  const said = [`${samples(taken.length)} of ${iterations(each)}`];
  if (far.length > 0) said.push(outliers(far.length));
  return `${source === 'measured' ? 'measured' : 'below the clock'}, ${said.join(', ')}`;
}

export const points = {
  timed,
  /** What a screen reader says at a point. @param {number} count @param {Strategy} strategy @param {StrategyResult} result @param {string | null} run */
  spoken: (count, strategy, result, run) =>
    [`${fields(count)}, ${picture.strategies[strategy]}: ${timed(result)}, ${how(result)}.`, run === null ? null : `Kept run ${run}.`].filter(Boolean).join(' '),
  /** @param {number} count */
  head: (count) => fields(count),
  /** @param {PointResult} point */
  table: ({ buckets: own, shadowBuckets }) =>
    (shadowBuckets > 0 ? `${buckets(own)}, ${whole(shadowBuckets)} in flight` : buckets(own)),
  /** The same in a column that is headed so. @param {PointResult} point */
  tableBuckets: ({ buckets: own, shadowBuckets }) =>
    (shadowBuckets > 0 ? `${whole(own)} (${whole(shadowBuckets)} in flight)` : whole(own)),
  how,
  examined: (/** @type {number} */ count) => `${buckets(count)} examined`,
  /** @param {number} ns */
  predicted: (ns) => `${time(ns)} by the count`,
  /** @param {NonNullable<PointResult['ratio']>} ratio */
  ratio: (ratio) => `${quotient({ value: ratio.median, ...ratio })} bulk`,
  /** @param {readonly string[]} codes */
  notes: (codes) => (codes.length === 0 ? '' : `${listed(codes.map(note))}.`),
  /** @param {number} count */
  show: (count) => `Show ${whole(count)} above`,
  /** @param {number} count */
  picked: (count) => `The two teardowns above now show ${fields(count)}.`,
  none: 'Point at a mark to read it here.',
  tableSummary: 'All points as a table',
  tableLabel: 'Measured points',
  columns: {
    fields: 'Fields', buckets: 'Buckets', examined: 'Examined', 'find-first': 'Find first', bulk: 'Bulk',
    ratio: 'Find first ⁄ bulk', notes: 'Notes',
  },
  emptyTable: 'Nothing is measured yet.',
};

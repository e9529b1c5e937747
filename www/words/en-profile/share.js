/** @import { TimeSource } from '../../engine/types.js' */
import { measured, time } from '../en-chart/times.js';

/**
 * A share in percent: three digits of those above a thousandth.
 *
 * @param {number} share 0 … 1
 */
export function percent(share) {
  return share >= 0.001 ? `${measured(share * 100)}%` : 'less than 0.1%';
}

/**
 * A share that rests on a time of this source.
 *
 * @param {number} share
 * @param {TimeSource | null} source
 */
export function shareOf(share, source) {
  return source === 'below-clock' && share >= 0.001 ? `at most ${percent(share)}` : percent(share);
}

/**
 * A time as its source lets it be told.
 *
 * @param {{ns: number, source: TimeSource | null}} told
 */
export function timeOf({ ns, source }) {
  switch (source) {
    case 'below-clock': return `at most ${time(ns)}`;
    case 'predicted': return `${time(ns)} predicted`;
    default: return time(ns);
  }
}

/** @import { Agreement } from '../../draw/chart/series/server.js' */
/** @import { Quotient } from '../../draw/chart/series/findings.js' */
import { numbers } from '../en/nouns.js';
import { fields, listed } from './nouns.js';
import { measured, quotient, time } from './times.js';

const { whole } = numbers;

/** So many decimals that the digits after the nines are seen. @param {number} r2 */
const fitted = (r2) => r2.toFixed(4);

/** @param {{from: number, at: number}} jump */
const place = ({ from, at }) => (at - from === 1 ? whole(at) : `${whole(from + 1)} to ${whole(at)}`);

export const findings = {
  heading: 'What it shows',
  fit: 'Time follows the count',
  /** @param {number} r2 @param {number} nsPerBucket */
  fitText: (r2, nsPerBucket) => `R² = ${fitted(r2)} between buckets examined and time of find first; ${measured(nsPerBucket)}\u00a0ns for each.`,
  jumps: 'Jumps',
  /** @param {readonly {exact: number, found: {from: number, at: number} | null}[]} jumps */
  jumpsText(jumps) {
    if (jumps.length === 0) return 'The table does not grow between these counts.';
    const found = jumps.flatMap((jump) => (jump.found ? [place(jump.found)] : []));
    const missed = jumps.filter((jump) => !jump.found).map(({ exact }) => whole(exact));
    return [
      found.length > 0 ? `Found in the times at ${listed(found)}.` : 'None found in the times.',
      `The table grows at ${listed(jumps.map(({ exact }) => whole(exact)))}.`,
      missed.length > 0 && found.length > 0 ? `Too few points to find ${listed(missed)}.` : null,
    ].filter(Boolean).join(' ');
  },
  /** @param {readonly {from: number, at: number}[]} jumps */
  strays: (jumps) => `Also found, where the table does not grow: ${listed(jumps.map(place))}. That is noise.`,
  logSlope: 'In a log-log plot',
  /** @param {number | null} findFirst @param {number | null} bulk */
  logSlopeText: (findFirst, bulk) => [
    findFirst === null ? null : `Find first rises with a slope of ${findFirst.toFixed(2)}: twice the fields, ${measured(2 ** findFirst)} times the time.`,
    bulk === null ? null : `Bulk’s slope is ${bulk.toFixed(2).replace('-', '−')}.`,
  ].filter(Boolean).join(' '),
  bulk: 'How much longer bulk takes',
  /** @param {Quotient} growth @param {Quotient | null} findFirst over the same counts */
  bulkText: (growth, findFirst) => [
    `At ${fields(growth.to)} it takes ${quotient(growth)} its time at ${whole(growth.from)}`,
    findFirst ? `, find first ${measured(findFirst.value)}×` : '',
    '.',
  ].join(''),
  ratio: 'Find first over bulk',
  /** @param {number} count @param {{median: number, low: number, high: number}} ratio */
  ratioText: (count, ratio) => `${quotient({ value: ratio.median, ...ratio })} at ${fields(count)}.`,
  /** @param {number} count @param {number} least */
  ratioAtLeast: (count, least) => `At least ${measured(least)}× at ${fields(count)}: bulk is below the clock.`,
  server: 'A real server',
  /** @param {Agreement} agreement */
  serverText: ({ factor, typical, largest, points }) =>
    `Tarantool 2.6.0’s times of dropping a space, multiplied by ${measured(factor)}, are ${numbers.percent(typical)} off at the median of ${whole(points)} counts, ${numbers.percent(largest)} at most.`,
  slopes: 'Slopes between the jumps',
  slopesLead: 'The scan stops half way through the buckets on average, so each field more costs half of them.',
  columns: { from: 'Fields', buckets: 'Buckets', found: 'Found, a field', expected: 'Buckets ⁄ 2 × ns' },
  /** @param {number} from @param {number} to */
  stretch: (from, to) => `${whole(from)} to ${whole(to)}`,
  slope: time,
};

import { median } from './median.js';

/** Every so many fields, and both sides of each jump. */
const COUNTS = [
  500, 700, 1000, 1080, 1081, 1300, 1600, 1900, 2155, 2156, 2600, 3200, 3800, 4305, 4306, 5200, 6400, 7500, 8602, 8603,
  10_000, 12_000, 14_000, 16_384,
];

/** A step of four about the jump near 2000, and its two neighbours. */
const AROUND = [...Array.from({ length: 41 }, (_, index) => 2076 + 4 * index), 2155].sort((a, b) => a - b);

/** Something else on the machine disturbs a sweep now and then: it is repeated, so often in all. */
const TRIES = 3;
const UNDISTURBED = 0.995;

/** Small and large enough for a bulk teardown to be told by Node's clock. */
const BULK = { small: 256, large: 16_384 };
const BULK_TRIES = 5;

/** @type {import('./measure-figures.js').FigureGroup} */
export const sampledTeardowns = {
  what: 'teardowns by the sampler',
  figures: [
    {
      name: 'r2_examined_time_node',
      unit: '',
      how: `R² of buckets examined against time of find-first, ${COUNTS.length} counts from 500 to 16,384; best of up to ${TRIES} tries`,
    },
    { name: 'bulk_16384_over_256', unit: '×', how: `bulk at 16,384 fields over bulk at 256, median of ${BULK_TRIES}` },
    { name: 'bulk_16384_over_256_low', unit: '×', how: 'its least, from the ends of both 95 % intervals' },
    { name: 'bulk_16384_over_256_high', unit: '×', how: 'its most, likewise' },
    { name: 'loop_over_bulk_10000', unit: '×', how: 'find-first over bulk at 10,000 fields, sampled in turns' },
    {
      name: 'jump_2156_found',
      unit: '',
      how: `1 when the fit of ${AROUND.length} counts around 2,156 finds one jump, between 2,155 and 2,156`,
    },
  ],
  async measure() {
    const { loadSampler } = await import('../../www/engine/sampler.js');
    const sampler = await loadSampler();
    const r2 = [];
    do r2.push(sampler.fit(sweep(sampler, COUNTS)).r2 ?? 0);
    while (Math.max(...r2) < UNDISTURBED && r2.length < TRIES);
    const bulks = Array.from({ length: BULK_TRIES }, () => bulkRatio(sampler));
    const jumps = sampler.fit(sweep(sampler, AROUND)).jumps;
    return {
      r2_examined_time_node: Math.max(...r2),
      bulk_16384_over_256: median(bulks.map((bulk) => bulk.median)),
      bulk_16384_over_256_low: median(bulks.map((bulk) => bulk.low)),
      bulk_16384_over_256_high: median(bulks.map((bulk) => bulk.high)),
      loop_over_bulk_10000: point(sampler, 10_000).ratio?.median ?? NaN,
      jump_2156_found: Number(JSON.stringify(jumps) === JSON.stringify([{ at: 2156, from: 2155 }])),
    };
  },
};

/** @typedef {import('../../www/engine/measure-types.js').Sampler} Sampler */

/** @param {Sampler} sampler @param {readonly number[]} counts */
function sweep(sampler, counts) {
  return counts.map((count) => point(sampler, count));
}

/** @param {Sampler} sampler @param {number} count */
function point(sampler, count) {
  const run = sampler.start({ count, measure: 'teardown', samples: 9, budgetMs: 1500, nsPerBucket: null });
  try {
    while (!run.advance(1000).done);
    return run.result();
  } finally {
    run.free();
  }
}

/** @param {Sampler} sampler */
function bulkRatio(sampler) {
  const { small, large } = { small: bulkOf(sampler, BULK.small), large: bulkOf(sampler, BULK.large) };
  return { median: large.median / small.median, low: large.low / small.high, high: large.high / small.low };
}

/** @param {Sampler} sampler @param {number} count */
function bulkOf(sampler, count) {
  const { bulk } = point(sampler, count).strategies;
  if (bulk?.source !== 'measured') throw new Error(`bulk at ${count} fields is ${bulk?.source}: it must be measured`);
  return bulk;
}

import { median } from './median.js';

const NAMES = 1_000_000;
const BUILDS = 9;
const SEEKS = 20_000;

/** @type {import('./measure-figures.js').FigureGroup} */
export const timelineSpeed = {
  what: 'the timeline of a million names',
  figures: [
    { name: 'timeline_build_ms_1m', unit: 'ms', how: `find-first, after the dictionary stands, wasm in Node, median of ${BUILDS}` },
    { name: 'timeline_bytes_per_bucket', unit: 'bytes', how: 'engine memory that it keeps ÷ buckets of the table' },
    { name: 'seek_p99_us_1m', unit: 'µs', how: `99th percentile of ${SEEKS} seeks of random steps, one by one` },
    { name: 'seek_back_over_forward', unit: '×', how: 'the same steps in falling and in rising order, median of the ratios' },
  ],
  async measure() {
    const { loadEngine } = await import('../../www/engine/index.js');
    const engine = await loadEngine();
    const dictionary = engine.dictionary({ count: NAMES });
    const builds = Array.from({ length: BUILDS }, () => buildTime(dictionary));
    const timeline = dictionary.timeline('find-first');
    const steps = randomSteps(timeline.steps);
    const rising = [...steps].sort((a, b) => a - b);
    const falling = [...rising].reverse();
    seekTime(timeline, steps);
    const ratios = Array.from({ length: BUILDS }, () => {
      const forward = seekTime(timeline, rising);
      return seekTime(timeline, falling) / forward;
    });
    const each = steps.map((step) => seekTime(timeline, [step])).sort((a, b) => a - b);
    const values = {
      timeline_build_ms_1m: median(builds),
      timeline_bytes_per_bucket: timeline.bytes / dictionary.info.buckets,
      seek_p99_us_1m: 1000 * each[Math.floor(0.99 * each.length)],
      seek_back_over_forward: median(ratios),
    };
    timeline.free();
    dictionary.free();
    return values;
  },
};

/** @param {import('../../www/engine/types.js').Dictionary} dictionary */
function buildTime(dictionary) {
  const start = performance.now();
  const timeline = dictionary.timeline('find-first');
  const time = performance.now() - start;
  timeline.free();
  return time;
}

/**
 * @param {import('../../www/engine/types.js').Timeline} timeline
 * @param {readonly number[]} steps
 * @returns {number} milliseconds for all
 */
function seekTime(timeline, steps) {
  const start = performance.now();
  for (const step of steps) timeline.seek(step);
  return performance.now() - start;
}

/**
 * The same steps in every run: a multiplicative generator of 31 bits (Park and Miller).
 *
 * @param {number} last
 */
function randomSteps(last) {
  let state = 12019;
  return Array.from({ length: SEEKS }, () => {
    state = (state * 48271) % 2147483647;
    return Math.floor((state / 2147483647) * last);
  });
}

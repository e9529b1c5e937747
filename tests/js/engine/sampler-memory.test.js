import assert from 'node:assert/strict';
import test from 'node:test';

import { loadMeasureGlue } from '../../../www/engine/measure-glue.js';
import { loadSampler } from '../../../www/engine/sampler.js';

/** @import { PointRequest } from '../../../www/engine/measure-types.js' */

const sampler = await loadSampler();
// The same module again: it is made once.
const { memory } = await loadMeasureGlue();
const MiB = 2 ** 20;

/**
 * How often the memory grows, and by how much in all, while something runs. Looked at whenever the module looks at the
 * clock, which it does before and after each input.
 *
 * @param {() => void} act
 */
function growthOf(act) {
  const { now } = performance;
  const start = memory.buffer.byteLength;
  let last = start;
  let times = 0;
  performance.now = () => {
    const length = memory.buffer.byteLength;
    if (length !== last) times += 1;
    last = length;
    return now.call(performance);
  };
  try {
    act();
  } finally {
    performance.now = now;
  }
  return { times, bytes: last - start };
}

test('the memory grows once for a batch, not for each few of its inputs', () => {
  /** @type {PointRequest} */
  const request = { count: 3000, measure: 'teardown', strategies: ['bulk'], samples: 5, iterations: 500, budgetMs: 10_000, nsPerBucket: 0.5 };
  const { times, bytes } = growthOf(() => {
    const run = sampler.start(request);
    while (!run.advance(20).done);
    run.free();
  });
  assert.ok(bytes > 20 * MiB, `${bytes} bytes are worth counting`);
  assert.ok(times <= 12, `it grew ${times} times by ${bytes} bytes together`);
});

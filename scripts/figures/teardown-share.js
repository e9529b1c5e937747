const COUNTS = [500, 1000, 2000, 5000, 10_000];

const SAMPLES = 9;

/** Milliseconds for a profile: by find first the largest takes some hundred for every round of samples. */
const budgetOf = (/** @type {number} */ count) => 1500 + count;

/** By strategy: before the fix, and after it. */
const SIDES = /** @type {const} */ ({ before: 'find-first', after: 'bulk' });

/** @type {import('./measure-figures.js').FigureGroup} */
export const teardownShare = {
  what: "the teardown's share of opening and closing a read view",
  figures: COUNTS.flatMap((count) =>
    Object.entries(SIDES).map(([side, strategy]) => ({
      name: nameOf(count, side),
      unit: '%',
      how: `tearing the dictionary down by ${strategy} ÷ all phases, ${count} fields, in Node; medians of ${SAMPLES} samples`,
    })),
  ),
  async measure() {
    const { loadSampler } = await import('../../www/engine/sampler.js');
    const { profileOf } = await import('../../www/engine/profile/shares.js');
    const sampler = await loadSampler();
    /** @type {Record<string, number>} */
    const shares = {};
    for (const count of COUNTS) {
      const measured = profileAt(sampler, count);
      for (const [side, strategy] of Object.entries(SIDES)) {
        shares[nameOf(count, side)] = 100 * shareOf(profileOf(measured, strategy));
      }
    }
    return shares;
  },
};

/** @param {number} count @param {string} side */
function nameOf(count, side) {
  return `teardown_share_${count}_${side}`;
}

/** @param {import('../../www/engine/measure-types.js').Sampler} sampler @param {number} count */
function profileAt(sampler, count) {
  const run = sampler.startProfile({ count, samples: SAMPLES, budgetMs: budgetOf(count), nsPerBucket: null });
  try {
    while (!run.advance(1000).done);
    return run.result();
  } finally {
    run.free();
  }
}

/** @param {import('../../www/engine/types.js').Profile} profile */
function shareOf({ count, strategy, phases }) {
  const teardown = phases.find(({ phase }) => phase === 'tear-down-dictionary');
  if (teardown?.source !== 'measured') {
    throw new Error(`the teardown of ${count} fields by ${strategy} is ${teardown?.source}: it must be measured`);
  }
  return teardown.share;
}

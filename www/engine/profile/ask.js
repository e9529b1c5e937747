/** @import { LoadOptions } from '../load.js' */
/** @import { Profile, ProfileOptions, ProfileSettings } from '../types.js' */
import { LabError } from '../lab-error.js';
import { loadSampler } from '../sampler.js';
import { profileOf } from './shares.js';

/** Milliseconds that it works before anything else is let in. */
const sliceMs = 25;

/** What goes without saying. */
const usual = Object.freeze({ strategy: 'find-first', samples: 9, budgetMs: 2000 });

/**
 * @param {ProfileOptions} options
 * @param {LoadOptions} [load] of the module that measures
 * @returns {Promise<Profile>}
 * @throws {LabError} see LoadedEngine
 */
export async function profile(options, load) {
  if (options === null || typeof options !== 'object') {
    throw new LabError('request-missing', `There is no profile of ${String(options)}; give { count, strategy } or { names, strategy }.`);
  }
  const { strategy, samples, budgetMs } = /** @type {Required<ProfileSettings>} */ ({ ...usual, ...given(options) });
  const { signal, onProgress = () => {} } = options;
  const sampler = await loadSampler(load);
  const run = sampler.startProfile({ ...fieldsOf(options), strategies: [strategy], samples, budgetMs, nsPerBucket: null });
  try {
    for (;;) {
      signal?.throwIfAborted();
      const { done, progress } = run.advance(sliceMs);
      onProgress(progress);
      if (done) return profileOf(run.result(), strategy);
      await new Promise((resolve) => setTimeout(resolve));
    }
  } finally {
    run.free();
  }
}

/**
 * Of one's own names all, unless it is said how many; what is none of these the sampler refuses.
 *
 * @param {ProfileOptions} options
 */
function fieldsOf({ names, family, count }) {
  const all = Array.isArray(names) ? names.length : undefined;
  return { names, family, count: /** @type {number} */ (count ?? all) };
}

/** What is undefined was not given. @param {ProfileOptions} options */
function given(options) {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}

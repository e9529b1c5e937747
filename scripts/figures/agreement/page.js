import { loadSampler } from '../../../www/engine/sampler.js';
import { loopMedians } from './loop-medians.js';

const sampler = await loadSampler();

/** The figure's script calls it in each browser. */
Object.assign(window, { loopMedians: (/** @type {number[]} */ counts) => loopMedians(sampler, counts) });

import { numbersIn } from '../numbers.js';

export const numbers = numbersIn('en-US');

/** @param {string} one @param {string} other */
const noun = (one, other) => (/** @type {number} */ value) => numbers.count(value, { one, other });

export const names = noun('name', 'names');
export const buckets = noun('bucket', 'buckets');
export const batches = noun('batch', 'batches');
export const words = noun('word', 'words');
export const calls = noun('call', 'calls');
export const deletions = noun('deletion', 'deletions');
export const looks = noun('look', 'looks');
export const frees = noun('free', 'frees');
export const entries = noun('entry', 'entries');
export const times = noun('time', 'times');
export const steps = noun('step', 'steps');

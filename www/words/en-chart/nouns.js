import { numbers } from '../en/nouns.js';

/** @param {string} one @param {string} other */
const noun = (one, other) => (/** @type {number} */ value) => numbers.count(value, { one, other });

export const fields = noun('field', 'fields');
export const points = noun('point', 'points');
export const samples = noun('sample', 'samples');
export const iterations = noun('iteration', 'iterations');
export const outliers = noun('outlier', 'outliers');

/** @param {readonly string[]} parts @returns {string} “a, b and c” */
export const listed = (parts) => new Intl.ListFormat('en-US', { type: 'conjunction' }).format(parts);

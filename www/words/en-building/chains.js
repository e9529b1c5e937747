import { names, numbers } from '../en/nouns.js';

const { whole } = numbers;

export const chains = {
  caption: 'Chains so far: buckets that putting a name probed',
  columns: { length: 'Probed', names: 'Names' },
  /** @param {{from: number, to: number}} lengths */
  lengths: ({ from, to }) => (from === to ? whole(from) : `${whole(from)}–${whole(to)}`),
  /** @param {number} count */
  names: (count) => whole(count),
  /** @param {number} entries @param {number} longest */
  longest: (entries, longest) => (entries === 0 ? 'No name is in yet.' : `Longest so far: ${whole(longest)}, of ${names(entries)}.`),
};

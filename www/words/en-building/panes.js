import { names, numbers } from '../en/nouns.js';

const { whole } = numbers;

/** @typedef {import('../../state/building/types.js').Lane} Lane */

/** @param {number} value */
const comparisons = (value) => numbers.count(value, { one: 'key comparison', other: 'key comparisons' });

/** A resize compares the names that it moves once more. @param {import('../../state/building/types.js').LaneProgress} colliding */
function product({ count, compares }) {
  const moving = compares - count * (count - 1);
  return `${whole(count)} × ${whole(count - 1)}${moving > 0 ? `, and ${whole(moving)} more for the resize` : ''}`;
}

export const panes = {
  label: 'Two dictionaries being built',
  /** @type {Record<Lane, {title: string, subtitle: string}>} */
  lanes: {
    ordinary: { title: 'Ordinary names', subtitle: 'The hash reads every byte that differs.' },
    colliding: { title: 'Colliding names', subtitle: 'The hash reads no byte that differs.' },
  },
  /** @param {string} title */
  grid: (title) => `${title}: the buckets of the table`,
  legend: 'One cell a bucket. Ringed: probed by this step. Tinted: probed by the same search before. A notch: dirty, since a name has walked past it while it was taken.',
  sampled: 'Marked: the bytes that the hash reads.',
  /** @param {string} name @param {string} read the bytes that are read, · for the others */
  sampledName: (name, read) => `${name}; the hash reads ${read}`,
  /** @param {number} hash */
  hash: (hash) => `hash ${hash}`,
  hashUnknown: 'hash …',
  counters: { entries: 'names in', probes: 'buckets probed', compares: 'key comparisons' },
  unknown: '…',
  facts: { name: 'name', hash: 'hash', start: 'start', stride: 'stride', probe: 'probe' },
  none: '–',
  /** @param {import('../../state/building/types.js').LaneProgress} progress @param {boolean} done whether all names are in */
  total: ({ count, entries, compares }, done) => (done
    ? `${count === 1 ? 'One name' : `All ${names(count)}`}: ${comparisons(compares)} to build.`
    : `Stopped at ${whole(entries)} of ${names(count)}: ${comparisons(compares)} until then.`),
  /** @param {import('../../state/building/types.js').LaneProgress} progress */
  coming: ({ count, entries, compares }) => `Being built: ${whole(entries)} of ${names(count)}, ${comparisons(compares)}.`,
  /**
   * @param {import('../../state/building/types.js').LaneProgress} ordinary
   * @param {import('../../state/building/types.js').LaneProgress} colliding both done
   */
  finding: (ordinary, colliding) => `Ordinary: ${comparisons(ordinary.compares)} for ${names(ordinary.count)}. Colliding: ${comparisons(colliding.compares)}, which is ${product(colliding)}: each name is compared with all before it, once to see whether it is there and once to find it a bucket. Twice the names take four times as long. Freeing in one go does not help: it shortens emptying, and this is building.`,
  labels: { table: 'table', shadow: 'shadow, which the entries move to' },
};

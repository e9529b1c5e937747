import { buckets, names, numbers } from './nouns.js';

/** The sentence that the page begins with, in pieces; a slot is filled by the page. */
export const sentence = {
  pieces: [
    'Emptying a dictionary of ', { slot: 'count' }, ' names one ', { slot: 'first' },
    ' at a time looks at ', { slot: 'find-first' }, ' ', { slot: 'buckets' }, '. Freeing it in one go looks at ',
    { slot: 'bulk' }, '.',
  ],
  countLabel: 'Number of names',
  countHint: 'Type a number, drag it sideways, or use the arrow keys.',
  /** @param {number} count */
  countText: (count) => names(count),
  presetsLabel: 'Numbers of names worth trying',
  /** @param {number} count */
  presetLabel: (count) => names(count),
  ownNames: 'your own names',
  try: 'Try',
};

/** What the numbers worth trying are worth trying for. */
export const presets = {
  8: 'The last put finds the array seven tenths full: it grows from 11 buckets to 23 at once.',
  106: 'The widest public format that we found. Here the loop costs a few microseconds.',
  2155: 'The most names that 3,079 buckets are made for.',
  2156: 'One name more than 3,079 buckets are made for: twice the buckets, so twice the scan.',
  4306: 'The loop begins on the small array, which doubles under its feet.',
  8603: 'The third jump: one name fewer would have half the buckets.',
  10000: 'A hundred and twenty million looks for ten thousand deletions.',
  1000000: 'Every instant is computed, none is recorded: go anywhere in it.',
};

/**
 * What is known of the table that is shown, in pieces; a term among them is explained.
 *
 * @param {import('../../engine/types.js').DictionaryInfo} info
 * @param {{why: string | undefined, refused: boolean}} about what its number is worth trying for;
 *   whether the sentence above holds a number that was refused, and so is not about this table
 * @returns {(string | {term: 'inFlight'})[]}
 */
export function facts(info, { why, refused }) {
  const shown = refused ? 'Still shown: ' : '';
  const filled = `${names(info.count)} in ${buckets(info.buckets)}, ${numbers.percent(info.loadFactor)} full.`;
  const growing = [' There is a ', { term: /** @type {const} */ ('inFlight') }, `: its shadow has ${buckets(info.shadowBuckets)}.`];
  return [
    shown + filled,
    ...(info.shadowBuckets > 0 ? growing : []),
    ...(why && !refused ? [` ${why}`] : []),
  ];
}

import { buckets, names, numbers } from './nouns.js';

/** The sentence that the page begins with, in pieces; a slot is filled by the page. */
export const sentence = {
  pieces: [
    'Emptying a dictionary of ', { slot: 'count' }, ' names one ', { slot: 'first' },
    ' at a time looks at ', { slot: 'find-first' }, ' buckets. Freeing it in one go looks at ',
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
  8: 'the last put fills the array past seven tenths: it grows from 11 buckets to 23 at once.',
  106: 'the widest public format that we found. At this size the loop costs a few microseconds.',
  2155: 'the most names that 3,079 buckets are made for.',
  2156: 'one name more, and the table has twice the buckets: so has every scan.',
  4306: 'the last put starts a resize, and the teardown begins while it is in flight.',
  8603: 'the third jump: 24,593 buckets.',
  10000: 'a hundred and twenty million looks for ten thousand deletions.',
  1000000: 'over 10¹¹ looks. Every instant of it is computed, so you can go anywhere in it.',
};

/** @param {import('../../engine/types.js').DictionaryInfo} info */
export const tableFacts = (info) => {
  const filled = `${names(info.count)} in ${buckets(info.buckets)}, ${numbers.percent(info.loadFactor)} full.`;
  if (info.shadowBuckets === 0) return filled;
  return `${filled} A resize is in flight: ${buckets(info.shadowBuckets)} more stand in its shadow.`;
};

/** @import { Known, Piece } from '../en-story.js' */
import { numbers } from '../en/nouns.js';

const { whole } = numbers;

/** What a bucket takes on a desktop machine, natively: the table compiled by gcc took 0.35 to 0.37 ns. */
const nanosecondsABucket = 0.4;

export const fix = {
  heading: 'The fix is a deletion',
  /** @param {Known} known @returns {Piece[][]} */
  text: (known) => [
    ['The loop was removed (', { pull: 12019 }, '). What is left is the one call that frees the arrays. It examines ', { exact: whole(known(2156).examined.bulk) }, ' buckets for ', { exact: whole(2156) }, ' names, and as many for any other number of them.'],
    ['As reported, after the fix closing a read view no longer shows in the flame graph. The reviewers asked for one thing more, that the source should say plainly that ', { code: 'mh_first' }, ' is O(n), so that the next reader does not have to find out with a profiler.'],
  ],
};

export const reach = {
  heading: 'What it touched, and what it did not',
  /** @param {Known} known @returns {Piece[][]} */
  text: (known) => [
    ['A read view was only where it was seen. The same deletion runs when a field is renamed or added, when a space is dropped, and even when a format is refused because a name comes twice.'],
    ['And few will have felt it. Real formats have 2 to 106 fields, the latter being the widest public one that we found; ', { show: 106, text: `${whole(106)} names` }, ' made up as in the benchmark cost ', { exact: whole(known(106).examined['find-first']) }, ` buckets, about ${whole(known(106).examined['find-first'] * nanosecondsABucket / 1000)}\u00a0microseconds where a bucket takes ${numbers.tenths(nanosecondsABucket)}\u00a0ns. It takes hundreds or thousands of fields to make a quadratic teardown hurt. Machines write such formats, seldom people.`],
    ['Four loops of this kind are left upstream, for collations, spaces, functions and sequences. All are small and run when the server exits. Three of them own what they hold, so there the same cut would leak: the right form is one walk that frees what the entries own, and then one deletion of the table. That is the question to ask of every such loop. Not how fast it is, but what would be lost without it.'],
  ],
};

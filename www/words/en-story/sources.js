/** @import { Piece } from '../en-story.js' */

export const versions = {
  heading: 'Which versions have the fix',
  /** @returns {Piece[][]} */
  text: () => [
    ['3.6.0 and later have it from the start. It was backported to 3.2.4, 3.3.5 and 3.5.2, by ', { pull: 12123 }, ', ', { pull: 12124 }, ' and ', { pull: 12125 }, '.'],
  ],
};

export const sources = {
  heading: 'Sources',
  /** @returns {Piece[][]} */
  text: () => [
    ['The finding: ', { issue: 12115 }, '. The fix, with the benchmark and the review: ', { pull: 12019 }, ', merged in December 2025. All are in the repository of Tarantool. The story is told in our words; the times in it are theirs, the counts are this page’s.'],
  ],
};

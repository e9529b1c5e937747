/** @import { Known, Piece } from '../en-story.js' */
import { numbers } from '../en/nouns.js';

const { whole } = numbers;

export const curve = {
  heading: 'A curve with steps in it',
  /** @returns {Piece[][]} */
  text: () => [
    ['Tarantool can open a read view: it holds the data still for one reader while everybody else goes on writing. Opening one and closing it again should cost little. In 2025 it was noticed that it cost more the more fields a space had (', { issue: 12115 }, '). The benchmark was simple: one space with N fields called field1, field2 and so on, a read view opened and closed many times, one line of output for each N.'],
    ['The reported curve rose with every field. That alone would have been a dull finding. But it also leapt: a little beyond 2,000 fields, beyond 4,000, beyond 8,000, near each power of two. A curve like that is a signature. Something in there doubles, and something else walks all of it.'],
  ],
};

export const flame = {
  heading: 'The flame graph points at one function',
  /** @returns {Piece[][]} */
  text: () => [
    ['A profile said where the time went. As reported, 80 to 90 percent of opening and closing, depending on N, was spent in ', { code: 'tuple_dictionary_delete_hash' }, ', which frees the dictionary from field names to field numbers once the format is no longer needed.'],
    ['It was not called more often for a wide space than for a narrow one. One call had become slow, and a call that frees a table should not know how much is in it.'],
  ],
};

export const loop = {
  heading: 'A loop that looks innocent',
  /** @param {Known} known @returns {Piece[][]} */
  text: (known) => [
    ['Before it freed the table, the function emptied it: find the first entry, delete it, until none is left. Read one line at a time there is nothing to see. Deleting is one cleared bit. Asking for the size is one load.'],
    ['What costs is the call in between. ', { code: 'mh_first' }, ' starts at bucket 0 each time, because the table keeps no note of where its first entry is. Every deletion moves that entry further away, and every next call walks over the whole emptied part again. It is O(n) in the buckets, and it is called once for each entry.'],
    ['For ', { show: 2156, text: `${whole(2156)} names` }, ' that makes ', { exact: whole(known(2156).examined['find-first']) }, ' buckets examined to empty a table of ', { exact: whole(known(2156).buckets) }, '. Twice the names in twice the buckets cost four times as much.'],
  ],
};

export const leap = {
  heading: 'Why it leaps',
  /** @param {Known} known @returns {Piece[][]} */
  text: (known) => [
    ['The table’s sizes are primes, each about twice the one before, and a table is made large enough to be seven tenths full at most. ', { show: 2155, text: `${whole(2155)} names` }, ' fit into ', { exact: whole(known(2155).buckets) }, ' buckets. One name more does not, and gets ', { exact: whole(known(2156).buckets) }, '. The entries are as many as before, but spread twice as wide, so the loop walks twice as far between them.'],
    ['The next step hides a subtlety. ', { show: 4306, text: `${whole(4306)} names` }, ' begin in the small table, and the last put finds it full and starts a resize, which moves a batch at a time. The loop then begins to empty a table that is still growing: ', { exact: whole(known(4306).buckets) }, ' buckets at first, ', { exact: whole(known(4306).shadowBuckets) }, ' as soon as a few deletions, each of which moves a batch, have landed the resize. The arrays double under its feet.'],
  ],
};

export const needless = {
  heading: 'Nobody needed it',
  /** @returns {Piece[][]} */
  text: () => [
    ['In this table entries lie in the buckets themselves. A bucket owns nothing: no destructor runs when its entry is deleted, no memory is given back, one bit goes from 1 to 0. And right after the loop the arrays that hold those bits are freed. All that work was done to leave a tidy table to the allocator, which does not look.'],
    ['The loop was no blunder when it was written. It dates from 2013, when deleting during a walk was not safe, since a deletion may finish a resize and swap the arrays under the walker’s feet; asking for the first entry again and again is the way around that. In 2017 the name dictionary got a copy. By then nothing in its entries had to be freed one by one.'],
  ],
};

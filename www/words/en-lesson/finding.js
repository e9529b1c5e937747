/** @import { StepWords } from '../en-lesson.js' */
import { firstBucket, firstLooks, secondBucket } from '../../state/lesson/figures.js';
import { first, n } from './pieces.js';

/** The first steps: a table, and what it takes to find an entry in it. @satisfies {Record<string, StepWords>} */
export const finding = {
  table: {
    title: 'A table of buckets',
    text: ({ here: { info } }) => [
      ['This hash table is a row of ', n.buckets(info.buckets), ', numbered from bucket 0. A bucket holds one entry or none. Here ', n.entries(info.count), info.count === 1 ? ' stands' : ' stand', ' in it: each is a name with a number that belongs to it. They are the dark cells.'],
      ['A name’s hash says in which bucket to look, so looking up one name is quick, however many there are. Entries therefore lie scattered, with empty buckets in between.'],
      ['Beside each bucket the table keeps an exist bit: one if there is an entry, zero if not. Point at a cell to read it, or go through the grid with the arrow keys.'],
    ],
  },
  first: {
    title: 'Finding any entry',
    text: () => [
      ['A program wants to empty the table. It asks for any entry at all, and that is what ', first, ' is for.'],
      ['The table keeps no list of its entries. So ', first, ' starts at bucket 0 and tests one exist bit after another, until it meets a one.'],
    ],
    question: {
      ask: () => ['At which bucket does it stop? Click it in the grid of find first, or type its number.'],
      label: 'Bucket',
      truth: ({ here }) => ['It stops at bucket ', n.whole(firstBucket(here)), ', after ', n.looks(firstLooks(here)), '.'],
      why(_facts, { given, grade }) {
        if (grade?.slip === 'looks') return ['You have counted the looks. Buckets are numbered from 0, so the number is one less.'];
        if (grade?.side === 'high') return ['There is an entry before bucket ', n.whole(Number(given)), ', and the search stops at the first one that it meets.'];
        if (grade?.side === 'low') return ['Bucket ', n.whole(Number(given)), ' is empty: its exist bit is zero, so the search goes on.'];
        return ['Every exist bit before it is zero; this is the first that is one.'];
      },
    },
    after: () => [['Each of these tests is a look, and looks are all that this page counts as cost: a look is a bucket examined.']],
  },
  delete: {
    title: 'One deletion',
    text: ({ here }) => [
      ['The entry in bucket ', n.whole(firstBucket(here)), ' is deleted. That is a single write: its exist bit becomes zero. Nothing is moved and nothing is freed.'],
      ['So far: ', n.looks(firstLooks(here)), ' and ', n.whole(1), ' deletion. ', n.entries(here.info.count - 1), here.info.count === 2 ? ' is' : ' are', ' left.'],
      ['Notice what has grown: the stretch of empty buckets at the beginning. The deleted entry was the last thing that ended it.'],
    ],
  },
  again: {
    title: 'And once more',
    text: () => [
      ['The program repeats: find the first entry, delete it, until none is left. The second call of ', first, ' is about to begin.'],
    ],
    question: {
      ask: () => ['How many buckets will the second call look at?'],
      label: 'Buckets',
      truth: ({ here }) => ['It looks at ', n.buckets(secondBucket(here) + 1), ' and stops at bucket ', n.whole(secondBucket(here)), '.'],
      why({ here }, { grade }) {
        const before = firstLooks(here);
        if (grade?.slip === 'index') return ['That is the number of the bucket where it stops. Bucket 0 is looked at too, so there is one look more.'];
        if (grade?.slip === 'goes-on') return ['That would be so if it went on from where the first call stopped. It does not remember: it starts at bucket 0 again and passes ', n.buckets(before), ' that are known to be empty.'];
        return ['It remembers nothing. It starts at bucket 0 again, and ', n.whole(before), ' of its looks go to buckets that are known to be empty.'];
      },
    },
    after: () => [['The program did this to itself: each deletion makes the way longer for the next call.']],
  },
};

/** @import { StepWords } from '../en-lesson.js' */
import { frees } from '../en/nouns.js';
import { first, n } from './pieces.js';

/** The fix, and why it may be done. @satisfies {Record<string, StepWords>} */
export const mending = {
  fix: {
    title: 'The fix: leave it out',
    text: () => [
      ['What happens after the loop? The table is freed: its bits, its buckets, its header. The fix does that and nothing else. It is a deletion: the loop is gone. Here it is called bulk.'],
    ],
    question: {
      ask: ({ here }) => ['How many buckets does bulk look at to remove ', n.names(here.info.count), '?'],
      label: 'Buckets',
      truth: ({ here: { cost } }) => ['It looks at ', n.buckets(cost.bulk.examined), '. It makes ', { exact: frees(cost.bulk.frees) }, ', and that is all.'],
      why({ here: { cost } }, { grade }) {
        if (grade?.slip === 'entries') return ['Not even one for each entry: whoever throws away the whole shelf need not know what stands on it.'];
        if (grade?.slip === 'buckets') return ['Not even one for each bucket: whoever throws away the whole shelf need not know what stands on it.'];
        return ['To free an array one need not know what is in it. The loop looked at ', n.buckets(cost['find-first'].examined), ' to reach the same end.'];
      },
    },
  },
  allowed: {
    title: 'Why it is allowed',
    text: ({ here: { info, cost } }) => [
      ['Was the loop good for nothing? Deleting an entry cleared a bit of an array that was about to be freed. Entries stand in the buckets themselves and own nothing outside of them: free the buckets, and the entries are gone.'],
      ['Had each entry owned some memory, a copy of its name perhaps, bulk alone would leak it. Then one walk is right: go through the buckets once, free what each entry owns, then free the table. That takes ', n.looks(info.buckets), ' here, not ', n.whole(cost['find-first'].examined), '.'],
      ['So ask two questions of such a loop. Does it have to touch each entry? And if it does, does it start over each time?'],
    ],
  },
  profile: {
    title: 'Before and after',
    text: ({ here: { info, cost } }) => [
      ['In Tarantool this dictionary goes whenever a read view of a space is closed. With ', n.names(info.count), ' the loop looked at ', n.buckets(cost['find-first'].examined), ' each time; since the fix it is ', n.whole(cost.bulk.examined), '.'],
      ['Reported: in a profile from before the fix the loop takes most of the time of opening and closing; in one from after it cannot be found. Nothing was made faster. Work that was not needed is no longer done.'],
    ],
  },
  elsewhere: {
    title: 'The same fault elsewhere',
    text: () => [
      ['Julia’s ', { code: 'pop!' }, ', Swift’s ', { code: 'removeFirst' }, ' on a set, a set in Python that dask emptied by ', { code: 'next(iter(…))' }, ': other tables, other languages, and reports of the same slow loop.'],
      ['You know it when you see it. The step looks small, and it is small the first time. But it starts from the beginning, and it makes the beginning emptier.'],
      ['Say it in one sentence: ', first, ' starts at bucket 0 each time, each deletion lengthens the empty stretch before the next entry, and so the calls grow like a staircase, whose area goes with the square of the names.'],
    ],
  },
};

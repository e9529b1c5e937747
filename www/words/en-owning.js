/** @import { Fate, Form, Outcome } from '../engine/cases-types.js' */
import { toil } from './en-chart/toil.js';
import { buckets, names, numbers } from './en/nouns.js';

/** @type {Record<Form, string>} */
const forms = { 'find-first': 'Find first', 'bulk-alone': 'Bulk alone', 'walk-then-delete': 'One walk, then delete' };

/** @type {Record<Form, {owning: string, plain: string}>} */
const verdicts = {
  'find-first': {
    owning: 'Right, and as costly as ever: it frees what each entry owns before it deletes the entry.',
    plain: 'Right, and quadratic for nothing: there is nothing to free.',
  },
  'bulk-alone': {
    owning: 'Wrong. The table is gone, and with it the only pointers to what its entries owned.',
    plain: 'Right: nothing is lost with the entries. This is the fix.',
  },
  'walk-then-delete': {
    owning: 'Right: each bucket is looked at once, what its entry owns is freed, and then the table goes in bulk.',
    plain: 'Right, but the walk finds nothing to free.',
  },
};

/** @type {Record<Fate, string>} */
const fates = { empty: 'no entry', 'owned-nothing': 'an entry that owned nothing', freed: 'what it owned is freed', leaked: 'what it owned has leaked' };

/** All that “When bulk would be wrong” says once it is near, in English. */
export const enOwning = {
  toggle: 'Entries own memory',
  counting: 'Being counted.',
  toil,
  forms,
  /** @param {Form} form @param {boolean} owns */
  verdict: (form, owns) => verdicts[form][owns ? 'owning' : 'plain'],
  rows: { examined: 'Buckets examined', freed: 'Objects freed', leaked: 'Objects leaked' },
  value: numbers.whole,
  fates,
  legend: 'A bucket of the table',
  /** @param {Outcome} outcome */
  picture({ form, fates: shown, buckets: all }) {
    const leaked = shown.filter((fate) => fate === 'leaked').length;
    const freed = shown.filter((fate) => fate === 'freed').length;
    const part = shown.length < all ? `the first ${numbers.whole(shown.length)} of ${buckets(all)}` : buckets(all);
    return `${forms[form]}, ${part} after the teardown: ${numbers.whole(leaked)} leaked, ${numbers.whole(freed)} freed.`;
  },
  /** @param {{count: number, taken: number, owns: boolean, shown: number, buckets: number}} what */
  note({ count, taken, owns, shown, buckets: all }) {
    const owner = owns ? 'each entry owns an object in an allocation of its own' : 'no entry owns anything';
    const some = taken < count ? `The first ${numbers.whole(taken)} of ${names(count)}, since find first is really run here.` : `${names(taken)}, as in the panes above.`;
    const part = shown < all ? ` The pictures show the first ${buckets(shown)} of ${numbers.whole(all)}.` : '';
    return `${some} In this table ${owner}. Exact: each way was run on it, freed objects were counted by their destructors and leaked ones by what outlived the table.${part}`;
  },
  why: [
    'Why the fix was right: an entry of a name dictionary is a pointer to a name, its hash and a field number, in place in the bucket. The names belong to the format. Deleting an entry clears one bit and frees nothing, so emptying the table first did nothing that freeing it does not.',
    'Where it would be wrong: an entry that holds the only pointer to something. The table knows nothing of it and cannot free it. The right form is then one walk with first and next, which looks at each bucket once, and a delete: linear, not quadratic, and nothing leaks.',
  ],
  loops: {
    heading: 'The four loops left upstream',
    text: 'Tarantool still empties four tables by find first, delete, repeat: those of collations, spaces, functions and sequences. Three of them own what they hold, so bulk alone would leak there; each needs the walk. They are small and emptied when the server exits, so nobody waits for them.',
  },
  /** One sentence: the case that proves the rule. */
  counterCase: 'The counter-case, reported by others: uthash chains entries that its users own, and clearing it in bulk leaks them unless they are freed in a walk first (troydhanson/uthash#221).',
};

/** @typedef {typeof enOwning} OwningWords */

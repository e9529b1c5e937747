import { names, numbers } from './nouns.js';
import { mostNames } from '../../state/limits.js';

export const dictionary = {
  heading: 'Another dictionary',
  lead: 'The names decide which buckets are taken. Choose how many there are and how they are spelt; your own come next.',
  count: 'Number of names',
  countHint: `1 to ${numbers.whole(mostNames)}; the slider goes to 20,000.`,
  slider: 'Number of names, 1 to 20,000',
  family: 'How they are spelt',
  /** @type {Record<import('../../engine/types.js').Family, string>} */
  families: {
    field: 'field1, field2, …',
    f: 'f1, f2, …',
    padded: 'column_00001, …',
    snake: 'customer_1_balance_amount, …',
    cyrillic: 'поле1, поле2, …',
    hex: 'eight hexadecimal digits',
    collide: 'all with one hash',
  },
  /** @param {import('../../engine/types.js').Source} source */
  building: (source) => `Building a dictionary of ${names('names' in source ? source.names.length : source.count)}`,
  /** @param {number} seconds */
  elapsed: (seconds) => `${numbers.tenths(seconds)}\u00a0s`,
  /** @param {string} refusal @param {number | null} shown the names that are shown instead */
  refused: (refusal, shown) => (shown === null ? refusal : `${refusal} Shown instead: ${numbers.whole(shown)} names.`),
  stop: 'Stop',
  /** @param {string} message */
  failed: (message) => `The picture could not be drawn: ${message} It was started anew; if it stays empty, load the page again.`,
};

import { names, numbers } from '../en/nouns.js';
import { mostBuilt } from '../../state/building/lanes.js';

const { whole } = numbers;

export const controls = {
  count: 'Names in each dictionary',
  countHint: `1 to ${whole(mostBuilt)}`,
  presetsLabel: 'Numbers of names worth trying',
  /** @param {number} count */
  preset: (count) => names(count),
  /** @param {string} typed */
  refused: (typed) => `“${typed}” is no number of names to build here; it must be a whole number from 1 to ${whole(mostBuilt)}.`,
  transport: 'Playing both buildings',
  nextName: 'To the next name',
  previousName: 'To the previous name',
  stop: 'Stop',
  /** @param {number} entries @param {number} count */
  stopLabel: (entries, count) => `Stop building at ${whole(entries)} of ${names(count)}`,
};

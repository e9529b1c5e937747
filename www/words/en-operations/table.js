/** @import { Operation, Toll } from '../../engine/cases-types.js' */
import { toil } from '../en-chart/toil.js';
import { names, numbers } from '../en/nouns.js';
import { time } from '../en-chart/times.js';

const { whole } = numbers;

/** @type {Record<Operation, string>} */
const titles = {
  create: 'Creating a space',
  rename: 'Renaming a field',
  'add-fields': 'Adding a field',
  drop: 'Dropping the space',
  'read-view': 'Opening and closing a read view',
  refused: 'A format that is refused for a repeated name',
};

/** What happens to dictionaries. @type {Record<Operation, (toll: Toll) => string>} */
const happens = {
  create: ({ built }) => `A dictionary of ${names(built)} is built. None is torn down.`,
  rename: ({ built, tornDown }) => `A new dictionary of ${names(built)} is built; the old one of ${whole(tornDown?.names ?? 0)} is torn down.`,
  'add-fields': ({ built, tornDown }) => `A new dictionary of ${names(built)} is built; the old one of ${whole(tornDown?.names ?? 0)} is torn down. More new fields cost no more.`,
  drop: ({ tornDown }) => `The dictionary of ${names(tornDown?.names ?? 0)} is torn down.`,
  'read-view': ({ built }) => `The view is given a dictionary of ${names(built)} of its own, which closing tears down.`,
  refused: ({ built, tornDown }) => `Room for all fields is made and ${names(built)} ${built === 1 ? 'is' : 'are'} put; field ${whole(built + 1)} then repeats the name of field 1. The ${names(tornDown?.names ?? 0)} so far ${built === 1 ? 'is' : 'are'} torn down.`,
};

export const table = {
  /** @param {number} count */
  caption: (count) => `What each operation costs on a space of ${numbers.count(count, { one: 'field', other: 'fields' })}`,
  columns: { operation: 'Operation', 'find-first': 'Before the fix', bulk: 'After the fix' },
  titles,
  /** @param {Toll} toll */
  happens: (toll) => happens[toll.operation](toll),
  /** @param {number} examined */
  examined: (examined) => numbers.count(examined, { one: 'bucket examined', other: 'buckets examined' }),
  none: 'nothing is torn down',
  /** @param {number | null} ns */
  time: (ns) => (ns === null ? 'not measured yet' : `${time(ns)}, predicted`),
  note: 'Buckets are exact, counted by the engine. Times are predicted: the exact counts, times what one look and one free took in this browser; they are of the teardown alone.',
  place: 'Field that repeats a name',
  slider: 'Field that repeats a name, by slider',
  oneField: 'A format of one field cannot repeat a name.',
  counting: 'Being counted.',
  toil,
};

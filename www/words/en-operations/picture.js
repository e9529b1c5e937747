/** @import { LineKind, TimeUnit } from '../../draw/chart/types.js' */
import { numbers } from '../en/nouns.js';
import { measured, time } from '../en-chart/times.js';

/** @type {Record<TimeUnit['name'], string>} */
const symbols = { ns: 'ns', us: 'µs', ms: 'ms', s: 's' };

/** @type {Partial<Record<LineKind, string>>} */
const curves = { 'reported-create': 'create', 'reported-rename': 'rename', reported: 'drop' };

export const picture = {
  heading: 'A real server',
  lead: 'A Tarantool 2.6.0 server, from before the fix, creating a space, renaming one of its fields and dropping it; reported, medians of nine on one shared machine. Rename and drop jump where the table of the dictionary grows, since they tear one down. Create builds one and tears none down, and does not jump there.',
  /** @param {number} value @param {TimeUnit['name'] | null} unit */
  tick: (value, unit) => (unit === null ? numbers.rounded(value) : `${numbers.rounded(value)} ${symbols[unit]}`),
  /** @param {TimeUnit['name'] | null} unit */
  timeTitle: (unit) => (unit === null ? 'Time of one operation' : `Time of one operation, ${symbols[unit]}`),
  countTitle: 'Number of fields',
  jumpsTitle: 'fields: the table grows',
  /** @param {LineKind} kind @param {number} nsPerBucket */
  curve: (kind, nsPerBucket) => (kind === 'exact' ? `count ×\u00a0${measured(nsPerBucket)}\u00a0ns` : (curves[kind] ?? '')),
  label: 'Time of creating a space, renaming a field and dropping the space over the number of fields, on a real server',
  counting: 'The exact count that these curves are held against is being counted.',
  /** @param {{nsPerBucket: number, typical: number}} model */
  model: ({ nsPerBucket, typical }) => `Thin line: the buckets that find first examines, counted exactly, ×\u00a0${measured(nsPerBucket)}\u00a0ns, which lays it over drop. From 500 fields on, half of the server’s times lie within ${numbers.percent(typical)} of it. Rename does more around the same teardown.`,
  /** @param {number} count @param {Map<LineKind, number>} times */
  at(count, times) {
    const [create, rename, drop] = [times.get('reported-create'), times.get('reported-rename'), times.get('reported')];
    if (create === undefined || rename === undefined || drop === undefined) return `The server was measured up to 20,000 fields; the page shows ${numbers.whole(count)}.`;
    return `At ${numbers.count(count, { one: 'field', other: 'fields' })} it took ${time(create)} to create the space, ${time(rename)} to rename a field, ${time(drop)} to drop it.`;
  },
  details: 'The curves as a table',
  columns: { count: 'Fields', create: 'Create', rename: 'Rename', drop: 'Drop', model: 'Exact count × ns' },
  time,
};

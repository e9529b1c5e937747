/** @import { Measure } from '../../engine/measure-types.js' */
/** @import { Strategy } from '../../engine/types.js' */
/** @import { TimeUnit } from '../../draw/chart/types.js' */
/** @import { ServerView } from '../../state/chart/types.js' */
import { numbers } from '../en/nouns.js';
import { measured } from './times.js';

/** @type {Record<TimeUnit['name'], string>} */
const symbols = { ns: 'ns', us: 'µs', ms: 'ms', s: 's' };

/** @type {Record<Measure, string>} */
const timed = { teardown: 'Time of one teardown', close: 'Time of closing once', 'open-close': 'Time of opening and closing once' };

export const picture = {
  /** A tick in the axis' own unit, or with a unit of its own. @param {number} value @param {TimeUnit['name'] | null} unit */
  tick: (value, unit) => (unit === null ? numbers.rounded(value) : `${numbers.rounded(value)} ${symbols[unit]}`),
  /** @param {Measure} measure @param {TimeUnit['name'] | null} unit */
  timeTitle: (measure, unit) => (unit === null ? timed[measure] : `${timed[measure]}, ${symbols[unit]}`),
  countTitle: 'Number of fields',
  jumpsTitle: 'fields: the table grows',
  /** @type {Record<Strategy, string>} */
  strategies: {
    'find-first': 'find first', 'word-scan': 'word scan', 'first-hint': 'first hint', cursor: 'cursor', bulk: 'bulk',
  },
  /** @type {Record<Strategy, string>} */
  bounds: {
    'find-first': 'find first, at most', 'word-scan': 'word scan, at most', 'first-hint': 'first hint, at most',
    cursor: 'cursor, at most', bulk: 'bulk, at most',
  },
  /** @param {number} nsPerBucket */
  exact: (nsPerBucket) => `count ×\u00a0${measured(nsPerBucket)}\u00a0ns`,
  /** @param {number | null} factor */
  drop: (factor) => (factor === null ? 'server, drop' : `server ×\u00a0${measured(factor)}`),
  rename: 'server, rename',
  /** @param {string} name */
  ghost: (name) => (name.length > 18 ? `${name.slice(0, 17)}…` : name),
  /** @param {{points: number, from: number, to: number}} shown */
  label: ({ points, from, to }) =>
    `Time over the number of fields, ${numbers.whole(from)} to ${numbers.whole(to)}. ${points === 0 ? 'Nothing measured yet.' : `${numbers.whole(points)} measured points.`}`,
  /** What is drawn beside the measured points. @param {{ns: number | null, server: ServerView, factor: number | null}} shown */
  note: ({ ns, server, factor }) => [
    ns === null ? null : `Thin line: the buckets that find first examines, counted exactly, ×\u00a0${measured(ns)}\u00a0ns.`,
    server === 'off' ? null : `Dotted lines, reported: a Tarantool 2.6.0 server dropping a space and renaming a field, each of which tears down one dictionary by find first; medians of nine on one shared machine, ${
      server === 'scaled' && factor !== null ? `multiplied by ${measured(factor)} to lie on find first here` : 'in its own seconds'}.`,
  ].filter(Boolean).join(' '),
  hint: 'Point at a mark to read it, click it to see that dictionary above. Drag across to zoom. By keyboard: the arrow keys go from mark to mark, Enter shows the dictionary, plus and minus zoom, 0 shows all.',
};

/** @import { Frame, FrameName } from '../../draw/profile/types.js' */
/** @import { Side, TimeScale } from '../../state/profile/types.js' */
/** @import { TimeSource } from '../../engine/types.js' */
/** @import { TimeUnit } from '../../draw/chart/types.js' */
import { toil } from '../en-chart/toil.js';
import { fields } from '../en-chart/nouns.js';
import { time } from '../en-chart/times.js';
import { buckets, calls, numbers } from '../en/nouns.js';
import { shareOf, timeOf } from './share.js';

const { whole } = numbers;

/** @type {Record<FrameName, string>} */
const names = {
  all: 'open + close',
  open: 'open',
  close: 'close',
  register: 'register',
  'copy-definition': 'copy definition',
  'decode-format': 'decode format',
  'make-fields': 'make fields',
  'build-path-tree': 'build path tree',
  'build-dictionary': 'build dictionary',
  'tear-down-dictionary': 'tear down dictionary',
  'free-path-tree': 'free path tree',
  'free-fields': 'free fields',
  'free-definition': 'free definition',
  unregister: 'unregister',
  loop: 'mh_first, mh_del, repeat',
};

/** @type {Record<FrameName, string>} */
const meanings = {
  all: 'Everything from the beginning of opening to the end of closing.',
  open: 'All phases of opening.',
  close: 'All phases of closing.',
  register: 'The view gets an id and a place among the open ones.',
  'copy-definition': 'The space’s definition is copied, its format included.',
  'decode-format': 'The format’s MessagePack is read, each name checked and copied.',
  'make-fields': 'A record is allocated for each field.',
  'build-path-tree': 'Each field gets its token in the tree of paths.',
  'build-dictionary': 'The names go into the hash table that leads from them to field numbers.',
  'tear-down-dictionary': 'The hash table of names is emptied and freed, then the names.',
  'free-path-tree': 'The tokens and the lists of children are freed.',
  'free-fields': 'The record of each field is freed.',
  'free-definition': 'The copy of the definition is freed.',
  unregister: 'The view’s place among the open ones is given back.',
  loop: 'What tearing down takes longer by find first than in bulk: finding the first entry from bucket 0, deleting it, and so on.',
};

/** @type {Record<TimeSource, string>} */
const sources = {
  measured: 'measured here',
  'below-clock': 'below this browser’s clock: a bound',
  predicted: 'predicted: it would not fit its time',
};

/** @param {Frame} frame @param {number} examined */
function facts({ name, ns, share, calls: often, source, mad }, examined) {
  const spread = mad !== null && source === 'measured' ? `, median absolute deviation ${time(mad)}` : '';
  const looks = name === 'loop' || (name === 'tear-down-dictionary' && examined > 0) ? buckets(examined) : null;
  return [
    `${timeOf({ ns, source })}${spread}`,
    `${shareOf(share, source)} of open + close`,
    ...(often === null ? [] : [calls(often)]),
    ...(looks === null ? [] : [`${looks} examined, counted`]),
    ...(source === null ? [] : [sources[source]]),
  ];
}

export const frames = {
  names,
  meanings,
  facts,
  /** @type {Record<Side, string>} */
  sides: { before: 'Before: find first', after: 'After: bulk' },
  /** What a screen reader says at a frame. @param {Side} side @param {Frame} frame @param {number} examined */
  spoken: (side, frame, examined) =>
    `${side === 'before' ? 'Before' : 'After'}, ${names[frame.name]}: ${facts(frame, examined).join(', ')}.`,
  /** @param {Side} side @param {Frame} frame */
  head: (side, { name }) => `${side === 'before' ? 'Before' : 'After'}: ${names[name]}`,
  /** Beside the name of a side. @param {number} total ns @param {number} share of closing */
  side: (total, share) => `${time(total)}, closing ${shareOf(share, null)}`,
  /** @param {Side} side @param {number} count */
  label: (side, count) => `${side === 'before' ? 'Before the fix' : 'After the fix'}, ${fields(count)}: where the time of opening and closing goes`,
  /** A tick of the time axis. @param {number} value @param {TimeUnit['name']} unit */
  tick: (value, unit) => (value === 0 ? '0' : `${numbers.rounded(value)} ${{ ns: 'ns', us: 'µs', ms: 'ms', s: 's' }[unit]}`),
  none: 'Point at a frame to read it here.',
  hint: 'By keyboard: left and right go along a row and on to the other picture, up and down into it and out of it.',
  /** @param {TimeScale} scale @param {number} factor how often what is after fits into what is before */
  scaled: (scale, factor) => (scale === 'same'
    ? 'Both pictures have the same time scale.'
    : `Each picture has a time scale of its own: what is before is drawn ${numbers.rounded(factor)} times as small as what is after.`),
  rest: 'Only the teardown differs: the other phases are the same code before and after, measured once and shown in both. A dashed frame is below the clock, and as wide as the most that it can be.',
  /** @param {number} count */
  unmeasured: (count) => `${fields(count)}: not measured yet.`,
  /** Why a count is not measured without being asked for. @param {number} count */
  tooLong: (count) => `With ${whole(count)} fields it would take longer than a moment, so it waits for you to ask.`,
  /** Why no count of these names is measured without being asked for. */
  toil: toil.measuring,
};

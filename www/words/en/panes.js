/** @import { Bucket, Frame, Part, Strategy } from '../../engine/types.js' */
/** @import { Built } from '../../draw/types.js' */
import { bucketFacts } from '../bucket-facts.js';
import { batches, buckets, calls, deletions, entries, frees, looks, names, numbers, times } from './nouns.js';

const { whole } = numbers;

/** @type {Record<Strategy, {title: string, subtitle: string}>} */
export const strategies = {
  'find-first': { title: 'Find first', subtitle: 'Find the first entry, delete it, repeat.' },
  'word-scan': { title: 'Word scan', subtitle: 'Find it sixteen exist bits at a time, delete it, repeat.' },
  'first-hint': { title: 'First hint', subtitle: 'Find it from where the last one was, delete it, repeat.' },
  cursor: { title: 'Cursor', subtitle: 'Walk once over the buckets, deleting on the way.' },
  bulk: { title: 'Bulk', subtitle: 'Free the arrays, entries and all.' },
};

/** @type {Record<Part, string>} */
const parts = {
  'shadow bits': 'the shadow’s bits',
  'shadow buckets': 'the shadow’s buckets',
  'shadow header': 'the shadow’s header',
  bits: 'the table’s bits',
  buckets: 'the table’s buckets',
  header: 'the table’s header',
};

export const panes = {
  label: 'Two teardowns side by side',
  loading: 'Nothing to show yet: the table is being built.',
  /** @param {Strategy} strategy */
  gridLabel: (strategy) => `${strategies[strategy].title}: the buckets, one cell each. The arrow keys read them, plus and minus zoom.`,
  /** Stands where a number is not known yet. */
  unknown: '…',
  counters: { words: 'words', examined: 'examined', deleted: 'deleted', freed: 'freed' },
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show the whole grid',
  /** @param {number} zoom */
  zoom: (zoom) => `${numbers.rounded(zoom)}×`,
};

/**
 * What a teardown is doing, in words.
 *
 * @param {Strategy} strategy
 * @param {Frame} frame
 * @param {Built} built
 * @returns {string}
 */
export function status(strategy, frame, built) {
  switch (frame.phase) {
    case 'ready':
      return `Nothing done yet: ${names(built.info.count)} stand in the table.`;
    case 'word':
      return `Call ${whole(frame.call)} of ${whole(built.calls)}: looking at sixteen buckets at once, from bucket ${whole(frame.cursor)} on.`;
    case 'move':
      return `Finishing the resize first: ${batches(frame.batches)} moved.`;
    case 'scan':
      if (strategy === 'cursor') return `Walking: looking at bucket ${whole(frame.cursor)}.`;
      return `Call ${whole(frame.call)} of ${whole(built.calls)}: looking for an entry, at bucket ${whole(frame.cursor)}.`;
    case 'delete':
      if (strategy === 'cursor') return `Walking: deleted the entry in bucket ${whole(frame.cursor)}.`;
      return `Call ${whole(frame.call)} of ${whole(built.calls)}: deleted the entry in bucket ${whole(frame.cursor)}.`;
    case 'free':
      return frame.part ? `Freed ${parts[frame.part]}.` : '';
    case 'done':
      return done(strategy, frame);
  }
}

/** @param {Strategy} strategy @param {Frame} frame */
function done(strategy, frame) {
  if (strategy === 'bulk') return `Done: ${frees(frame.freed)}, and no bucket was examined.`;
  if (strategy === 'word-scan') {
    return `Done: ${looks(frame.words)} at words and ${whole(frame.examined)} at single buckets for ${deletions(frame.deleted)}, and ${frees(frame.freed)}.`;
  }
  return `Done: ${looks(frame.examined)} for ${deletions(frame.deleted)}, and ${frees(frame.freed)}.`;
}

/**
 * Where the resize is, while there is or was one.
 *
 * @param {Frame} frame
 * @param {Built} built
 * @returns {string} empty when none was in flight
 */
export function growth(frame, built) {
  const { table, shadow } = built.buckets;
  if (shadow === 0) return '';
  if (frame.phase === 'done') return '';
  if (frame.resizePosition > 0) {
    return `Resize in flight: ${whole(frame.resizePosition)} of ${buckets(table)} moved to ${whole(shadow)}.`;
  }
  return frame.array === 'shadow'
    ? `The resize has landed: each scan now goes over ${buckets(shadow)}.`
    : '';
}

/** What the canvases themselves say; complete with numbers, empty ones are left out. */
/** @param {Built} built */
export const canvasLabels = (built) => ({
  table: `table, ${buckets(built.buckets.table)}`,
  shadow: built.buckets.shadow > 0 ? `shadow, ${buckets(built.buckets.shadow)}` : '',
  buckets: buckets(Math.max(built.buckets.table, built.buckets.shadow)),
  calls: calls(built.calls),
});

/** @type {Record<'empty' | 'live' | 'gone' | 'freed', string>} */
const kinds = {
  empty: 'never held an entry',
  live: 'holds an entry',
  gone: 'its entry was deleted',
  freed: 'freed with its array',
};

export const reading = {
  hint: 'Point at a bucket or tap it to read it; by keyboard, the arrow keys in the grid do.',
  /**
   * @param {object} found
   * @param {Bucket} found.bucket as it was built
   * @param {'empty' | 'live' | 'gone' | 'freed'} found.kind what it is now
   * @param {boolean} found.dirty
   * @param {number} found.heat
   * @param {boolean} found.inShadow
   * @returns {{head: string, facts: import('../bucket-facts.js').BucketFact[]}}
   */
  bucket({ bucket, kind, dirty, heat, inShadow }) {
    const where = `${inShadow ? 'Shadow bucket' : 'Bucket'} ${whole(bucket.index)}`;
    const what = bucket.name === null ? kinds[kind] : `“${bucket.name}”, field ${whole(Number(bucket.field))}, ${kinds[kind]}`;
    const bits = `exist ${kind === 'live' ? 1 : 0}, dirty ${dirty ? 1 : 0}`;
    return {
      head: `${where}: ${what}`,
      facts: bucketFacts({ bucket, kind, bits, whole, examined: times(heat) }),
    };
  },
};

/**
 * What a screen reader is told now and then.
 *
 * @param {Partial<Record<Strategy, Frame>>} frames
 * @param {Built} built
 * @returns {string}
 */
export const announcement = (frames, built) =>
  /** @type {Strategy[]} */ (Object.keys(strategies))
    .map((strategy) => (frames[strategy] ? announced(strategy, frames[strategy], built) : ''))
    .filter(Boolean)
    .join(' ');

/** @param {Strategy} strategy @param {Frame} frame @param {Built} built */
function announced(strategy, frame, built) {
  const said = `${strategies[strategy].title}: ${status(strategy, frame, built)}`;
  const counted = frame.phase === 'done' || frame.phase === 'ready'
    ? '' : ` ${buckets(frame.examined)} examined, ${entries(frame.left)} left.`;
  return said + counted;
}

import { buckets, entries, names, numbers } from '../en/nouns.js';

const { whole } = numbers;

/** @typedef {import('../../engine/build-types.js').BuildFrame} BuildFrame */

/** @param {BuildFrame} frame @returns {string} the bucket that the last step probed */
const bucket = ({ array, bucket: index }) => `${array === 'shadow' ? 'shadow bucket' : 'bucket'} ${whole(index)}`;

/** @param {BuildFrame} frame @returns {string} */
const nameAt = ({ name }) => `Name ${whole(name + 1)}`;

/**
 * What the last step did, in one sentence.
 *
 * @param {BuildFrame} frame
 * @returns {string}
 */
export function status(frame) {
  switch (frame.phase) {
    case 'ready': return 'Nothing is put yet.';
    case 'reserve': return `Room is made for all names: ${buckets(frame.buckets.table)}.`;
    case 'hash': return `${nameAt(frame)} is hashed: its search starts at bucket ${whole(frame.start)} and goes on by ${whole(frame.stride)}.`;
    case 'find': return `${nameAt(frame)}, is it there? Probe ${whole(frame.probe)}, ${bucket(frame)}: ${frame.compared ? 'another name.' : 'empty, so no.'}`;
    case 'batch': return `${nameAt(frame)}: before it is put, a batch of the resize moves ${entries(frame.moved)}.`;
    case 'put': return `${nameAt(frame)} is put. Probe ${whole(frame.probe)}, ${bucket(frame)}: ${outcome(frame)}`;
    case 'done': return `Done: ${names(frame.entries)} in ${buckets(frame.buckets.table)}${growing(frame)}; the longest chain is ${whole(frame.longest)}.`;
  }
}

/** @param {BuildFrame} frame */
function outcome({ inserted, marked }) {
  if (inserted) return 'free, it goes in.';
  return marked ? 'taken, so it is marked dirty.' : 'taken, and dirty already.';
}

/** @param {BuildFrame} frame */
function growing({ buckets: { shadow } }) {
  return shadow > 0 ? `, with a resize to ${whole(shadow)} in flight` : '';
}

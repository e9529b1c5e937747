/** @import { Bucket } from '../engine/types.js' */

/**
 * What is told of a bucket beside its sentence, in reading order. Terms are names: each language has its own words for
 * them.
 *
 * @typedef {{term: 'hash' | 'start' | 'stride' | 'bits' | 'examined', text: string}} BucketFact
 *
 * @param {object} found
 * @param {Bucket} found.bucket as it was built
 * @param {'empty' | 'live' | 'gone' | 'freed'} found.kind what it is now
 * @param {string} found.bits as they are now
 * @param {string} found.examined how often
 * @param {(value: number) => string} found.whole writes a number
 * @returns {BucketFact[]}
 */
export function bucketFacts({ bucket, kind, bits, examined, whole }) {
  /** @type {BucketFact[]} */
  const facts = [];
  if (bucket.hash !== null) {
    facts.push(
      { term: 'hash', text: String(bucket.hash) },
      { term: 'start', text: whole(Number(bucket.start)) },
      { term: 'stride', text: whole(Number(bucket.stride)) },
    );
  }
  if (kind !== 'freed') facts.push({ term: 'bits', text: bits });
  facts.push({ term: 'examined', text: examined });
  return facts;
}

/** @import { Source } from '../types.js' */
/** @import { Lane, PerLane } from './types.js' */

/** In this order they stand side by side. @type {readonly Lane[]} */
export const lanes = Object.freeze(['ordinary', 'colliding']);

/** @template T @param {(lane: Lane) => T} valueOf @returns {PerLane<T>} */
export function perLane(valueOf) {
  return { ordinary: valueOf('ordinary'), colliding: valueOf('colliding') };
}

/** Numbers of names worth trying. */
export const counts = Object.freeze([10, 100, 500, 2000, 4306, 100_000]);

/** The number of names that it begins with. */
export const firstCount = 2000;

/** The most names that are built side by side. */
export const mostBuilt = 100_000;

/**
 * What a lane's dictionary is built of.
 *
 * @param {Lane} lane
 * @param {number} count
 * @returns {Source}
 */
export function sourceOf(lane, count) {
  if (lane === 'ordinary') return { family: 'field', count };
  return { names: Array.from({ length: count }, (_, index) => collidingName(index + 1, count)) };
}

/**
 * A name as an engineer may well give it. Its number stands where the hash does not look, and takes
 * the same room in all names of a list, so that all of them have one hash.
 *
 * @param {number} number from 1
 * @param {number} count of the list
 */
export function collidingName(number, count) {
  const room = Math.max(4, String(count).length);
  return `sensor.temperature.${String(number).padStart(room, '0')}.celsius`;
}

/** @param {Lane} lane @param {number} number from 1 @param {number} count of the list */
export function nameOf(lane, number, count) {
  return lane === 'ordinary' ? `field${number}` : collidingName(number, count);
}

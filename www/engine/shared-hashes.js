/** @import { SharedHashes } from './types.js' */

/**
 * Groups fields by the one that stands for all names of their hash. O(fields).
 *
 * @param {Uint32Array} leaders for each field its leader
 * @returns {SharedHashes}
 */
export function sharedHashesOf(leaders) {
  /** @type {Map<number, number[]>} */
  const groups = new Map();
  const shared = new Set(leaders.filter((leader, field) => leader !== field));
  leaders.forEach((leader, field) => {
    if (!shared.has(leader)) return;
    const group = groups.get(leader);
    if (group) group.push(field);
    else groups.set(leader, [field]);
  });
  const sorted = [...groups.values()].sort((one, other) => other.length - one.length);
  return { names: sorted.reduce((sum, group) => sum + group.length, 0), groups: sorted };
}

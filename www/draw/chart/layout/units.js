/** @import { TimeUnit } from '../types.js' */

/** @type {readonly [TimeUnit, ...TimeUnit[]]} */
const units = [{ name: 's', ns: 1e9 }, { name: 'ms', ns: 1e6 }, { name: 'us', ns: 1e3 }, { name: 'ns', ns: 1 }];

/**
 * The unit in which a time reads best: the largest in which it is at least 1.
 *
 * @param {number} ns
 * @returns {TimeUnit}
 */
export function unitOf(ns) {
  // A tick such as 1e6 · 0.1 · 10 may come out a hair below its unit.
  const size = Math.abs(ns) * (1 + 1e-9);
  return units.find((unit) => size >= unit.ns) ?? { name: 'ns', ns: 1 };
}

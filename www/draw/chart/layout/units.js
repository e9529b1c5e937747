/** @import { TimeUnit } from '../types.js' */

/** @type {readonly [TimeUnit, ...TimeUnit[]]} */
const units = [{ name: 's', ns: 1e9 }, { name: 'ms', ns: 1e6 }, { name: 'us', ns: 1e3 }, { name: 'ns', ns: 1 }];

/**
 * The unit in which a time reads best: the largest in which it is at least 1, as three digits show it.
 *
 * @param {number} ns
 * @returns {TimeUnit}
 */
export function unitOf(ns) {
  const written = Number(Math.abs(ns).toPrecision(3));
  return units.find((unit) => written >= unit.ns) ?? { name: 'ns', ns: 1 };
}

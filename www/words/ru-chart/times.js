/** Measured numbers have three digits, zeros among them: 2,70 says more than 2,7. */
const digits = new Intl.NumberFormat('ru', { minimumSignificantDigits: 3, maximumSignificantDigits: 3 });

/** @param {number} value measured */
export const measured = (value) => digits.format(value);

/** Symbols of units, and nanoseconds in each. */
const units = /** @type {const} */ ([['с', 1e9], ['мс', 1e6], ['мкс', 1e3], ['нс', 1]]);

/** @param {number} ns @returns {readonly [string, number]} the largest unit in which it is at least 1 */
const unitOf = (ns) => units.find(([, size]) => Math.abs(ns) >= size) ?? ['нс', 1];

/** @param {number} ns @returns {string} in the unit that reads best */
export function time(ns) {
  const [symbol, size] = unitOf(ns);
  return `${measured(ns / size)} ${symbol}`;
}

/**
 * A measured time with its interval, all in one unit.
 *
 * @param {{median: number, low: number, high: number}} result nanoseconds
 */
export function timeWithInterval({ median, low, high }) {
  const [symbol, size] = unitOf(median);
  const [value, from, to] = [median, low, high].map((ns) => measured(ns / size));
  return `${value} ${symbol} (${from}–${to})`;
}

/** @param {{value: number, low: number, high: number}} quotient */
export function quotient({ value, low, high }) {
  return `${measured(value)}× (${measured(low)}–${measured(high)})`;
}

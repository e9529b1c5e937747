import { unitFor } from './units.js';

/**
 * Measured numbers as the page writes them in one language: they have three digits, zeros among them, since 2.70 says
 * more than 2.7.
 *
 * @param {string} locale a BCP 47 tag
 * @param {readonly [string, string, string, string]} symbols of seconds, milliseconds, microseconds, nanoseconds
 */
export function measuredIn(locale, symbols) {
  const digits = new Intl.NumberFormat(locale, { minimumSignificantDigits: 3, maximumSignificantDigits: 3 });
  const [s, ms, us, ns] = symbols;
  /** With their nanoseconds. */
  const units = /** @type {const} */ ([[s, 1e9], [ms, 1e6], [us, 1e3], [ns, 1]]);
  const measured = (/** @type {number} */ value) => digits.format(value);
  return {
    /** @param {number} value */
    measured,

    /** @param {number} ns @returns {string} in the unit that reads best */
    time(ns) {
      const [symbol, size] = unitFor(ns, units);
      return `${measured(ns / size)}\u00a0${symbol}`;
    },

    /**
     * A measured time with its interval, all in one unit.
     *
     * @param {{median: number, low: number, high: number}} result nanoseconds
     */
    timeWithInterval({ median, low, high }) {
      const [symbol, size] = unitFor(median, units);
      const [value, from, to] = [median, low, high].map((ns) => measured(ns / size));
      return `${value}\u00a0${symbol} (${from}–${to})`;
    },

    /** @param {{value: number, low: number, high: number}} quotient */
    quotient: ({ value, low, high }) => `${measured(value)}× (${measured(low)}–${measured(high)})`,
  };
}

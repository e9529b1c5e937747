/**
 * The unit in which a value reads best: the largest in which it is at least 1 *as it is written*, with three digits.
 * Of 999.999 µs that is the millisecond, for rounding makes 1,000 µs of it.
 *
 * @param {number} value
 * @param {readonly (readonly [symbol: string, size: number])[]} units the largest first, sizes in what the value is in
 * @returns {readonly [symbol: string, size: number]} the smallest where the value is less than 1 of any
 */
export function unitFor(value, units) {
  const written = Number(Math.abs(value).toPrecision(3));
  const found = units.find(([, size]) => written >= size) ?? units.at(-1);
  if (!found) throw new RangeError('There is no unit to choose from.');
  return found;
}

/** @import { ScaleName } from '../../../state/chart/types.js' */
/** @import { Axis } from '../types.js' */
import { scaleLinear, scaleLog } from 'd3-scale';

/**
 * @param {object} options
 * @param {ScaleName} options.scale
 * @param {readonly [number, number]} options.domain with a logarithmic scale above 0
 * @param {readonly [number, number]} options.range pixels at the domain's ends
 * @param {number} options.room pixels that a label needs along the axis
 * @param {boolean} [options.whole] whether only whole values can be: there is no half a field
 * @returns {Axis}
 */
export function createAxis({ scale, domain, range, room, whole = false }) {
  const most = Math.max(2, Math.floor(Math.abs(range[1] - range[0]) / room));
  const made = (scale === 'log' ? scaleLog() : scaleLinear()).domain(domain).range(range);
  // A bound below a logarithmic scale's ground is drawn on the ground, not at minus infinity.
  const floor = scale === 'log' ? domain[0] / 1e3 : -Infinity;
  const ticks = scale === 'log' ? logTicks(domain, most) : made.ticks(most);
  return {
    scale,
    domain,
    place: (value) => made(Math.max(floor, value)),
    value: (place) => made.invert(place),
    ticks: whole ? ticks.filter(Number.isInteger) : ticks,
  };
}

/**
 * Powers of ten, and between them 2 and 5 where there is room for them; where even the powers are
 * too many, each second or third.
 *
 * @param {readonly [number, number]} domain
 * @param {number} most
 * @returns {number[]}
 */
function logTicks([from, to], most) {
  const decades = { first: Math.floor(Math.log10(from)), last: Math.ceil(Math.log10(to)) };
  const powers = Array.from({ length: decades.last - decades.first + 1 }, (_, index) => decades.first + index);
  const inside = (/** @type {readonly number[]} */ steps) =>
    powers.flatMap((power) => steps.map((step) => step * 10 ** power)).filter((value) => value >= from && value <= to);
  const fine = [[1, 1.5, 2, 3, 4, 5, 6, 7, 8, 9], [1, 2, 3, 5, 7], [1, 2, 5], [1, 3], [1]].map(inside).find((ticks) => ticks.length <= most);
  if (fine) return fine;
  const step = Math.ceil(powers.length / most);
  return inside([1]).filter((value) => Math.round(Math.log10(value)) % step === 0);
}

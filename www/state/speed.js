/** The slowest and the fastest pace, in steps a second. */
export const slowest = 1;
export const fastest = 1e11;

/** Positions of the logarithmic slider: ten to a power of ten. */
const perDecade = 10;
export const sliderEnd = perDecade * Math.log10(fastest / slowest);

/**
 * @param {number} slider 0 … sliderEnd
 * @returns {number} steps a second, two significant digits
 */
export function speedFromSlider(slider) {
  return clampSpeed(Number((slowest * 10 ** (slider / perDecade)).toPrecision(2)));
}

/**
 * @param {number} speed steps a second
 * @returns {number} the nearest whole slider position
 */
export function sliderFromSpeed(speed) {
  return Math.round(perDecade * Math.log10(clampSpeed(speed) / slowest));
}

/**
 * @param {number} speed
 * @returns {number} the nearest speed that there is
 */
export function clampSpeed(speed) {
  return Math.min(fastest, Math.max(slowest, speed));
}

/**
 * A pace that gathers starts slow enough to follow each look and doubles steadily, so that a
 * run of any length shows its first scans and still ends: 10⁵ steps in 9 s, 10¹² in 30 s.
 */
export const gatheringStart = 5;
const doublingMilliseconds = 600;

/**
 * @param {number} speed steps a second
 * @param {number} milliseconds
 * @returns {{speed: number, steps: number}} the pace after that time, and the steps done in it
 */
export function gather(speed, milliseconds) {
  const doublings = Math.log2(fastest / speed);
  const growing = Math.min(milliseconds, doublings * doublingMilliseconds);
  const factor = 2 ** (growing / doublingMilliseconds);
  const whileGrowing = (speed * (factor - 1) * doublingMilliseconds) / Math.LN2 / 1000;
  const after = ((milliseconds - growing) * fastest) / 1000;
  return { speed: clampSpeed(speed * factor), steps: whileGrowing + after };
}

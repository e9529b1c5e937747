/**
 * Chain lengths in classes that double: 1, 2, 3–4, 5–8, … Whatever the names are, a handful of
 * classes tells how long their chains are. Pure.
 */

/**
 * @param {ArrayLike<number>} lengths at length − 1, how many names have a chain of that length
 * @returns {number[]} names in each class, the longest class last
 */
export function binChains(lengths) {
  /** @type {number[]} */
  const bins = [];
  for (let length = 1; length <= lengths.length; length += 1) {
    const bin = binOf(length);
    bins[bin] = (bins[bin] ?? 0) + lengths[length - 1];
  }
  return bins;
}

/**
 * The class of a length: its power of two, rounded up.
 *
 * @param {number} length ≥ 1
 */
function binOf(length) {
  return Math.ceil(Math.log2(length));
}

/**
 * The lengths that a class holds.
 *
 * @param {number} bin
 * @returns {{ from: number, to: number }} both included
 */
export function lengthsOf(bin) {
  return bin === 0 ? { from: 1, to: 1 } : { from: 2 ** (bin - 1) + 1, to: 2 ** bin };
}

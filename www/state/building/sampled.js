/**
 * The bytes of a name that its hash reads: four at the start, at the quarter, in the middle and at
 * the end; of a name of up to three bytes the first, the middle and the last.
 *
 * @param {number} length of the name, in bytes
 * @returns {number[]} their places, ascending
 */
export function sampledBytes(length) {
  if (length === 0) return [];
  if (length < 4) return unique([0, half(length), length - 1]);
  const words = [0, Math.floor(length / 4) - 1, half(length) - 2, length - 4];
  return unique(words.flatMap((first) => [first, first + 1, first + 2, first + 3]));
}

/** @param {number} length */
const half = (length) => Math.floor(length / 2);

/** @param {readonly number[]} places */
const unique = (places) => [...new Set(places)].sort((one, other) => one - other);

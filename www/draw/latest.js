/**
 * Remembers the last thing made, and makes it anew only when what it was made of has changed.
 *
 * @template {readonly unknown[]} Parts
 * @template Value
 * @param {(...parts: Parts) => Value} make
 * @returns {(...parts: Parts) => Value}
 */
export function latest(make) {
  /** @type {{ parts: Parts, value: Value } | null} */
  let last = null;
  return (...parts) => {
    const known = last;
    if (known !== null && parts.every((part, index) => Object.is(part, known.parts[index]))) return known.value;
    const value = make(...parts);
    last = { parts, value };
    return value;
  };
}

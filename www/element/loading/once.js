/**
 * Does something when it is first asked for, and hands out the same result from then on. A promise
 * that rejects is forgotten, so that the next one who asks tries again.
 *
 * @template T
 * @param {() => T} make
 * @returns {() => T}
 */
export function once(make) {
  /** @type {{value: T} | null} */
  let made = null;
  return () => {
    if (made) return made.value;
    const value = make();
    made = { value };
    if (value instanceof Promise) {
      value.catch(() => {
        made = null;
      });
    }
    return value;
  };
}

/**
 * Calls `apply` with what `select` hands out, when any of it has changed since the last time.
 * What it hands out is compared one by one, by identity.
 *
 * @template {readonly unknown[]} Values
 * @template [State=import('../../state/types.js').State] the lab's, unless said
 * @param {(state: State) => readonly [...Values]} select
 * @param {(...values: Values) => void} apply
 * @returns {(state: State) => void}
 */
export function watch(select, apply) {
  /** @type {readonly unknown[] | null} */
  let last = null;
  return (state) => {
    const values = select(state);
    if (last && values.every((value, index) => Object.is(value, last?.[index]))) return;
    last = values;
    apply(.../** @type {Values} */ (/** @type {unknown} */ (values)));
  };
}

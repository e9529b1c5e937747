/**
 * A store: one state, changed by actions alone, told to whoever listens.
 * A listener may dispatch; it is then called again after the change.
 *
 * @template State, Action
 * @param {(state: State, action: Action) => State} reduce pure
 * @param {State} initial
 * @returns {{get: () => State, dispatch: (action: Action) => void, subscribe: (listener: () => void) => () => void}}
 */
export function createStore(reduce, initial) {
  let state = initial;
  /** @type {Set<() => void>} */
  const listeners = new Set();
  return {
    get: () => state,
    dispatch(action) {
      const next = reduce(state, action);
      if (next === state) return;
      state = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

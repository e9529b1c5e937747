/** @import { Built } from '../../../../www/draw/types.js' */
/** @import { Action, Source, Store } from '../../../../www/state/types.js' */
import { initialState } from '../../../../www/state/initial.js';
import { reduce } from '../../../../www/state/reduce.js';
import { createStore } from '../../../../www/state/store.js';

/**
 * A store that has been through some actions.
 *
 * @param {...Action} happened
 * @returns {Store}
 */
export function storeAfter(...happened) {
  const store = createStore(reduce, initialState());
  for (const action of happened) store.dispatch(action);
  return store;
}

/**
 * A stage whose answers the test gives, one by one.
 */
export function scriptedStage() {
  /** @type {{source: Source, signal: AbortSignal, give: (built: Built) => void, refuse: (error: Error) => void}[]} */
  const builds = [];
  /** @type {{name: string, ask: any, give: (answer: any) => void, refuse: (error: Error) => void}[]} */
  const questions = [];
  const ask = (/** @type {string} */ name) => (/** @type {any} */ what) =>
    new Promise((give, refuse) => questions.push({ name, ask: what, give, refuse }));
  const stage = /** @type {any} */ ({
    build: (/** @type {Source} */ source, /** @type {{signal: AbortSignal}} */ { signal }) =>
      new Promise((give, refuse) => builds.push({ source, signal, give, refuse })),
    seekDeletion: ask('seekDeletion'),
    callStart: ask('callStart'),
    seek: ask('seek'),
    inspect: ask('inspect'),
  });
  return { stage, builds, questions };
}

/** Lets what was promised come about. */
export const settled = () => new Promise((resolve) => setImmediate(resolve));

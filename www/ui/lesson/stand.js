/** @import { Source, Store } from '../../state/types.js' */
import { actions } from '../../state/actions.js';

/**
 * Has a dictionary stand, if it does not stand already.
 *
 * @param {Store} store
 * @param {Source} source
 * @returns {Promise<boolean>} whether it stands; false when it was refused, stopped or overtaken
 */
export function stand(store, source) {
  const { standing, pending } = store.get();
  if (!pending && standing && isSame(standing.source, source)) return Promise.resolve(true);
  if (pending?.source !== source) store.dispatch(actions.build(source, 'sentence'));
  return new Promise((resolve) => {
    const stop = store.subscribe(() => {
      const now = store.get();
      if (now.pending?.source === source) return;
      stop();
      resolve(now.standing?.source === source);
    });
  });
}

/** @param {Source} one @param {Source} other */
export function isSame(one, other) {
  if (one === other) return true;
  return !('names' in one) && !('names' in other) && one.family === other.family && one.count === other.count;
}

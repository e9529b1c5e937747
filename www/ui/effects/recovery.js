/** @import { Store } from '../../state/types.js' */
import { actions } from '../../state/actions.js';
import { refusalOf } from './refusal-of.js';

/**
 * What to do when the painter has died. What it was building is refused where it was asked for, and
 * what stood is built once more by a new painter: once, for one that dies of it would die again.
 *
 * @param {Store} store
 * @returns {(error: Error) => void}
 */
export function createRecovery(store) {
  return (error) => {
    const refusal = refusalOf(error);
    const { standing, pending, failure } = store.get();
    store.dispatch(actions.failed(refusal));
    if (pending) store.dispatch(actions.refuse(pending.input, refusal));
    if (standing && !failure) store.dispatch(actions.build(standing.source, 'address'));
  };
}

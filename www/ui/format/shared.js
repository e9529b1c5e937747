/** @import { FormatStore } from '../../state/format/types.js' */
/** @import { Context } from '../types.js' */
import { formatActions } from '../../state/format/actions.js';
import { isAbort, refusalOf } from '../effects/refusal-of.js';

/**
 * Asks, for each dictionary of the reader's own names that comes to stand, which of them share a hash.
 *
 * @param {Pick<Context, 'store' | 'stage'>} context
 * @param {FormatStore} format
 * @returns {() => void} ends it
 */
export function followShared({ store, stage }, format) {
  /** @type {number | null} */
  let asked = null;
  const ask = async () => {
    const { standing } = store.get();
    if (!standing || !('names' in standing.source) || standing.built.id === asked) return;
    asked = standing.built.id;
    try {
      const shared = await stage.shared();
      if (shared.id === asked) format.dispatch(formatActions.share(shared));
    } catch (error) {
      // A painter that dies says so by itself; what it is asked next is asked anew.
      if (!isAbort(error)) refusalOf(error);
    }
  };
  const unsubscribe = store.subscribe(() => void ask());
  void ask();
  return unsubscribe;
}

/** @import { BuildStage } from '../../../draw/building/client.js' */
/** @import { BuildingStore } from '../../../state/building/types.js' */
/** @import { PlayContext } from '../../transport/types.js' */
import { actions } from '../../../state/actions.js';
import { leaderOf, railOf } from '../../../state/building/select.js';
import { isAbort, refusalOf } from '../../effects/refusal-of.js';

/**
 * The ways of the playhead through both buildings. What a teardown's deletions are to it, the names
 * put by the longer building are here.
 *
 * @param {{store: BuildingStore, stage: BuildStage}} parts
 * @returns {PlayContext['travel']}
 */
export function createTravel({ store, stage }) {
  let latest = 0;
  /** names asked for one after the other, each from where the one before led to */
  let names = Promise.resolve();
  const moveTo = (/** @type {number} */ position) => {
    latest += 1;
    store.dispatch(actions.moveTo(position));
  };
  const toName = async (/** @type {1 | -1} */ direction) => {
    const { standing, playback } = store.get();
    if (!standing) return;
    latest += 1;
    const own = latest;
    try {
      const step = await stage.neighbour(leaderOf(store.get()), playback.position, direction);
      if (own === latest && store.get().standing === standing) store.dispatch(actions.moveTo(step));
    } catch (error) {
      // What has died was told by itself.
      if (!isAbort(error)) refusalOf(error);
    }
  };
  return {
    toStart: () => moveTo(0),
    toEnd: () => moveTo(railOf(store.get())?.length ?? 0),
    toDeletion(direction) {
      names = names.then(() => toName(direction));
      return names;
    },
  };
}

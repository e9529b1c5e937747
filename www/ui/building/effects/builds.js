/** @import { BuildStage } from '../../../draw/building/client.js' */
/** @import { BuildingStore } from '../../../state/building/types.js' */
import { lanes, sourceOf } from '../../../state/building/lanes.js';

/**
 * Has built what is asked for, in both lanes.
 *
 * @param {{store: BuildingStore, stage: BuildStage}} parts
 * @returns {() => void} ends it
 */
export function followAsked({ store, stage }) {
  /** @type {unknown} */
  let seen = null;
  const follow = () => {
    const { asked } = store.get();
    if (asked === seen) return;
    seen = asked;
    for (const lane of lanes) stage.build(lane, asked.id, sourceOf(lane, asked.count));
  };
  const unsubscribe = store.subscribe(follow);
  follow();
  return unsubscribe;
}

/** @import { ConnectBuilder } from '../../draw/building/client.js' */
/** @import { Store } from '../../state/types.js' */
/** @import { Words } from '../../words/en.js' */
import { mountLater } from '../page/later.js';

/**
 * Puts “Names that hurt” into its section. All but its heading is loaded when it comes near.
 *
 * @param {{root: HTMLElement, store: Store, words: Words, id: (name: string) => string, connect: ConnectBuilder}} lab
 *   `connect`: how what builds is reached
 */
export function mountBuilding({ root, store, words, id, connect }) {
  return mountLater({
    root, name: 'building', words: words.building, id,
    async load(onFailure) {
      const [{ createBuilding }, building] = await Promise.all([import('./section.js'), words.building.rest()]);
      return () => createBuilding({ lab: store, words, building, id: (name) => id(`building-${name}`), connect, onFailure });
    },
  });
}

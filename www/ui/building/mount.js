/** @import { ConnectBuilder } from '../../draw/building/client.js' */
/** @import { Store } from '../../state/types.js' */
/** @import { Words } from '../../words/en.js' */
/** @import { Mounted } from '../page/sections.js' */
import { mountLater } from '../page/later.js';
import { createLazy } from '../page/lazy.js';

/**
 * Puts “Names that hurt” into its section. All but its heading is loaded when it comes near.
 *
 * @param {{root: HTMLElement, store: Store, words: Words, id: (name: string) => string, connect: ConnectBuilder}} lab
 *   `connect`: how what builds is reached
 * @returns {Required<Mounted>}
 */
export function mountBuilding({ root, store, words, id, connect }) {
  const desk = createLazy(async () => {
    const { createBuildingDesk } = await import('./desk.js');
    return createBuildingDesk({ lab: store, connect });
  });
  /** @param {{root: HTMLElement, words: Words}} place @param {boolean} now */
  const fill = (place, now) => mountLater({
    root: place.root, name: 'building', words: place.words.building, id, now,
    async load(onFailure) {
      const [made, { createBuilding }, building] = await Promise.all([desk.get(), import('./section.js'), place.words.building.rest()]);
      made.tell((message) => {
        desk.destroy();
        onFailure(message);
      });
      return () => createBuilding({ lab: store, words: place.words, building, id: (name) => id(`building-${name}`), desk: made });
    },
  });
  let part = fill({ root, words }, false);
  return {
    speak(other) {
      const begun = part.hasBegun();
      part.destroy();
      part = fill(other, begun);
    },
    destroy() {
      part.destroy();
      desk.destroy();
    },
  };
}

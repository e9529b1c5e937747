/** @import { ConnectBuilder } from '../../draw/building/client.js' */
/** @import { Store } from '../../state/types.js' */
/** @import { Words } from '../../words/en.js' */
import { onApproach } from '../chart/moments.js';
import { h } from '../dom/h.js';

/**
 * Puts “Names that hurt” into its section. All but its heading is loaded when it comes near.
 *
 * @param {{root: HTMLElement, store: Store, words: Words, id: (name: string) => string, connect: ConnectBuilder}} lab
 *   `connect`: how what builds is reached
 * @returns {{destroy: () => void}}
 */
export function mountBuilding({ root, store, words, id, connect }) {
  const { building } = words;
  const heading = h('h2', { class: 'section-heading', id: id('building-heading') }, building.heading);
  const place = h('div', { class: 'building-place' }, h('p', { class: 'section-lead' }, building.loading));
  root.setAttribute('aria-labelledby', heading.id);
  root.append(heading, h('p', { class: 'section-lead' }, building.lead), place);

  let ended = false;
  /** @type {(() => void) | null} */
  let end = null;
  const close = () => {
    end?.();
    end = null;
  };
  const show = async () => {
    try {
      const [{ createBuilding }, rest] = await Promise.all([import('./section.js'), building.rest()]);
      if (ended) return;
      const section = createBuilding({ lab: store, words, building: rest, id: (name) => id(`building-${name}`), connect, onFailure: fail });
      end = section.destroy;
      place.replaceChildren(section.element);
      section.attach();
    } catch (error) {
      fail(error instanceof Error ? error.message : String(error));
    }
  };
  /** What has failed is taken away, to be begun anew. @param {string} message */
  function fail(message) {
    close();
    if (ended) return;
    place.replaceChildren(
      h('p', { class: 'notice notice-failure', role: 'alert' }, building.failed(message)),
      h('button', { type: 'button', class: 'button', 'data-do': 'retry-building', on: { click: () => void show() } }, building.retry),
    );
  }
  const stop = onApproach(place, () => void show());
  return {
    destroy() {
      ended = true;
      stop();
      close();
    },
  };
}

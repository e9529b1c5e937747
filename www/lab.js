/** @import { Store } from './state/types.js' */
/** @import { Connect } from './draw/stage/connection.js' */
/** @import { Words } from './words/en.js' */
import { assemble } from './assemble.js';
import { connectPainter } from './draw/stage/connect.js';
import { parseAddress } from './state/address.js';
import { doorOf } from './ui/doors/registry.js';
import { followAddress } from './ui/effects/address.js';
import { followLesson } from './ui/effects/lesson-address.js';
import { followDoors } from './ui/effects/doors.js';
import { en } from './words/en.js';
import { composePage } from './views/page.js';

/**
 * What puts the chart into its section. It reads the store, dispatches `actions.measured` once it
 * knows the time of a step, and hands back the way to end it.
 *
 * @callback MountChart
 * @param {{root: HTMLElement, store: Store, words: Words, id: (name: string) => string}} lab
 * @returns {{destroy: () => void}}
 *
 * @typedef {object} LabOptions
 * @property {Words} [words] the language
 * @property {string} [idPrefix] goes before each id; must differ between two labs of one page
 * @property {EventTarget} [keys] where the keys that play are listened to: by itself, in the lab
 * @property {string} [search] the query of an address that says what to show
 * @property {boolean} [ownsAddress] whether the lab writes what it shows into the address bar
 * @property {MountChart} [mountChart]
 * @property {Connect} [connect] how a painter is reached
 *
 * @typedef {{store: Store, destroy: () => void}} Lab
 */

/**
 * Composes the whole page inside an element. It shares nothing with another lab.
 *
 * @param {HTMLElement} root empty; everything that the lab shows goes into it
 * @param {LabOptions} [options]
 * @returns {Lab}
 */
export function createLab(root, options = {}) {
  const { words = en, idPrefix = '', keys = root, search = '', ownsAddress = false, mountChart, connect = connectPainter } = options;
  const id = (/** @type {string} */ name) => `${idPrefix}${name}`;
  /** @type {HTMLElement | null} */
  let chart = null;
  const { store, destroy } = assemble(root, {
    words, idPrefix, keys, connect,
    wishes: parseAddress(search),
    view(context) {
      const page = composePage(context, { hasChart: mountChart !== undefined, hasAddress: ownsAddress });
      chart = page.chart;
      return page;
    },
  });
  /** @type {(() => void)[]} */
  const stops = [];
  if (ownsAddress) stops.push(followAddress(store), followLesson(store), followDoors({ store, words: () => words, isDoor: (each) => doorOf(each) !== undefined }));
  if (mountChart && chart) stops.push(mountChart({ root: chart, store, words, id }).destroy);
  return {
    store,
    destroy() {
      for (const stop of stops) stop();
      destroy();
    },
  };
}

/** @import { Store } from '../../state/types.js' */
/** @import { Connect } from '../../measure/connection.js' */
/** @import { ViewWords } from '../../words/en-view.js' */
import { createFollowing } from '../chart/following.js';
import { mountChart } from '../chart/mount.js';
import { h } from '../dom/h.js';
import { createLazy } from '../page/lazy.js';
import { refill } from '../page/refill.js';
import { mountProfile } from '../profile/mount.js';
import { createLazyBench } from './lazy-bench.js';

const mounts = { chart: mountChart, profile: mountProfile };

/** @typedef {keyof typeof mounts} MeasuringName */

/**
 * Puts what measures into its place: the chart, and where the time goes, a section each. They share
 * one worker, so that neither disturbs the other.
 *
 * @param {object} lab
 * @param {HTMLElement} lab.root
 * @param {Store} lab.store
 * @param {ViewWords} lab.words
 * @param {(name: string) => string} lab.id
 * @param {Connect} lab.connect how a measuring worker is reached
 * @param {readonly MeasuringName[]} [lab.names] in reading order: all, unless said
 * @returns {{speak: (other: {root: HTMLElement, words: ViewWords}) => void, destroy: () => void}} `speak` fills another
 *   place in another language; what was measured stays, and what is being measured goes on
 */
export function mountMeasuring({ root, store, words, id, connect, names = ['chart', 'profile'] }) {
  const bench = createLazyBench({ store, connect });
  const following = createFollowing(store);
  const profileDesk = createLazy(async () => {
    const [made, { createProfileDesk }] = await Promise.all([bench.get(), import('../profile/desk.js')]);
    return createProfileDesk({ following, bench: made });
  });
  /** @param {{root: HTMLElement, words: ViewWords}} place @param {readonly boolean[]} begun */
  const fill = (place, begun) => names.map((name, index) => {
    const section = h('section', { class: `section ${name}`, id: id(name) });
    place.root.append(section);
    return mounts[name]({
      root: section, words: place.words, id, bench, following, profileDesk: profileDesk.get, now: begun[index] ?? false,
    });
  });
  const parts = refill({ root, words }, fill);
  return {
    speak: parts.speak,
    destroy() {
      parts.destroy();
      profileDesk.destroy();
      bench.destroy();
    },
  };
}

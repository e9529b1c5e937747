/** @import { Store } from '../../state/types.js' */
/** @import { Connect } from '../../measure/connection.js' */
/** @import { Words } from '../../words/en.js' */
import { mountChart } from '../chart/mount.js';
import { mountProfile } from '../profile/mount.js';
import { createLazyBench } from './lazy-bench.js';

/**
 * Puts what measures into its sections: the chart, and where the time goes. They share one worker,
 * so that neither disturbs the other.
 *
 * @param {object} lab
 * @param {{chart?: HTMLElement, profile?: HTMLElement}} lab.roots the sections that there are
 * @param {Store} lab.store
 * @param {Words} lab.words
 * @param {(name: string) => string} lab.id
 * @param {Connect} lab.connect how a measuring worker is reached
 * @returns {{destroy: () => void}}
 */
export function mountMeasuring({ roots: { chart, profile }, store, words, id, connect }) {
  const bench = createLazyBench({ store, connect });
  const parts = [
    ...(chart ? [mountChart({ root: chart, store, words, id, bench })] : []),
    ...(profile ? [mountProfile({ root: profile, store, words, id, bench })] : []),
  ];
  return {
    destroy() {
      for (const part of parts) part.destroy();
      bench.destroy();
    },
  };
}

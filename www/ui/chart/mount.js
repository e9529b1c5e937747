/** @import { Store } from '../../state/types.js' */
/** @import { Words } from '../../words/en.js' */
/** @import { LazyBench } from '../measuring/lazy-bench.js' */
import { actions } from '../../state/actions.js';
import { mountLater } from '../measuring/mount-later.js';

/**
 * Puts the chart into its section. What is light stands at once, the chart itself when its section
 * comes near.
 *
 * @param {{root: HTMLElement, store: Store, words: Words, id: (name: string) => string, bench: LazyBench}} lab
 * @returns {{destroy: () => void}}
 */
export function mountChart({ root, store, words, id, bench }) {
  return mountLater({
    root, name: 'chart', words: words.chart, id,
    async load() {
      const [made, { createChart }, chart] = await Promise.all([bench.get(), import('./section.js'), words.chart.rest()]);
      return () => createChart({
        bench: made, words, chart, id,
        onPick: (count) => store.dispatch(actions.build({ family: 'field', count }, 'sentence')),
      });
    },
  });
}

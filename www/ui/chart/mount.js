/** @import { ViewWords } from '../../words/en-view.js' */
/** @import { LazyBench } from '../measuring/lazy-bench.js' */
/** @import { Following } from './following.js' */
import { mountLater } from '../page/later.js';

/**
 * Puts the chart into its section. What is light stands at once, the chart itself when its section
 * comes near.
 *
 * @param {{root: HTMLElement, words: ViewWords, id: (name: string) => string, bench: LazyBench, following: Following, now: boolean}} lab
 *   `now`: whether the chart does not wait until it comes near
 */
export function mountChart({ root, words, id, bench, following, now }) {
  return mountLater({
    root, name: 'chart', words: words.chart, id, now,
    async load() {
      const [made, { createChart }, { followFormat }, chart] = await Promise.all([
        bench.get(), import('./section.js'), import('./effects/format.js'), words.chart.rest(),
      ]);
      return () => {
        const stop = followFormat({ ...following, store: made.store });
        const section = createChart({ bench: made, words, chart, id, onPick: following.onPick });
        return {
          element: section.element,
          destroy() {
            stop();
            section.destroy();
          },
        };
      };
    },
  });
}

/** @import { Store } from '../../state/types.js' */
/** @import { Words } from '../../words/en.js' */
/** @import { LazyBench } from '../measuring/lazy-bench.js' */
import { mountLater } from '../page/later.js';

/**
 * Puts “Where the time goes” into its section. What is light stands at once, the rest when the
 * section comes near.
 *
 * @param {{root: HTMLElement, store: Store, words: Words, id: (name: string) => string, bench: LazyBench, now: boolean}} lab
 *   `now`: whether it does not wait until it comes near
 */
export function mountProfile({ root, store, words, id, bench, now }) {
  return mountLater({
    root, name: 'profile', words: words.profile, id, now,
    async load() {
      const [made, { createProfile }, profile] = await Promise.all([bench.get(), import('./section.js'), words.profile.rest()]);
      return () => createProfile({ lab: store, bench: made, words, profile, id });
    },
  });
}

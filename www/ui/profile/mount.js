/** @import { ViewWords } from '../../words/en-view.js' */
/** @import { ProfileDesk } from './desk.js' */
import { mountLater } from '../page/later.js';

/**
 * Puts “Where the time goes” into its section. What is light stands at once, the rest when the
 * section comes near.
 *
 * @param {{root: HTMLElement, words: ViewWords, id: (name: string) => string, profileDesk: () => Promise<ProfileDesk>, now: boolean}} lab
 *   `now`: whether it does not wait until it comes near
 */
export function mountProfile({ root, words, id, profileDesk, now }) {
  return mountLater({
    root, name: 'profile', words: words.profile, id, now,
    async load() {
      const [desk, { createProfile }, profile] = await Promise.all([profileDesk(), import('./section.js'), words.profile.rest()]);
      return () => createProfile({ desk, words, profile, id });
    },
  });
}

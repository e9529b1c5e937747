/** @import { ProfileStore } from '../../../state/profile/types.js' */
/** @import { Store } from '../../../state/types.js' */
import { profileActions } from '../../../state/profile/actions.js';

/**
 * Follows the number of names that the page shows.
 *
 * @param {{lab: Store, store: ProfileStore}} parts
 * @returns {() => void} ends it
 */
export function followPage({ lab, store }) {
  const follow = () => {
    const count = lab.get().standing?.built.info.count ?? null;
    if (count !== null && count !== store.get().page) store.dispatch(profileActions.follow(count));
  };
  follow();
  return lab.subscribe(follow);
}

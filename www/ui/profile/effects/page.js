/** @import { ProfileStore } from '../../../state/profile/types.js' */
/** @import { Following } from '../../chart/following.js' */
import { profileActions } from '../../../state/profile/actions.js';
import { buildingOf } from '../../../state/unasked.js';

/**
 * Follows the number of names that the page shows, and whose they are.
 *
 * @param {Pick<Following, 'lab' | 'formatOf'> & {store: ProfileStore}} parts
 * @returns {() => void} ends it
 */
export function followPage({ lab, store, formatOf }) {
  const follow = () => {
    const { standing } = lab.get();
    if (!standing) return;
    const building = buildingOf(standing.built);
    const { count } = building;
    const format = formatOf(standing.source);
    const told = store.get();
    if (count !== told.page || format !== told.format) store.dispatch(profileActions.follow(count, format, format && building));
  };
  follow();
  return lab.subscribe(follow);
}

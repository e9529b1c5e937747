/** @import { ProfileStore } from '../../../state/profile/types.js' */
import { profileActions } from '../../../state/profile/actions.js';
import { countsUnasked } from '../../../state/profile/counts.js';

/** So much of the pictures is in the window before they are looked at. */
const enough = 0.25;

/**
 * While the pictures are in sight, has measured what they need and is quickly done: about two
 * seconds of work at first, a fraction of one for a dictionary that the page shows later.
 *
 * @param {{store: ProfileStore, element: Element}} parts
 * @returns {() => void} ends it
 */
export function measureInSight({ store, element }) {
  let isInSight = false;
  const consider = () => {
    const state = store.get();
    const counts = isInSight ? countsUnasked(state) : [];
    if (counts.length > 0) store.dispatch(profileActions.run(counts, 'quick', state.format));
  };
  const observer = new IntersectionObserver((entries) => {
    isInSight = entries.at(-1)?.isIntersecting ?? false;
    consider();
  }, { threshold: enough });
  observer.observe(element);
  const unsubscribe = store.subscribe(consider);
  return () => {
    observer.disconnect();
    unsubscribe();
  };
}

/** @import { Store } from '../../state/types.js' */
/** @import { Travel } from '../effects/travel.js' */
/** @import { PlayContext } from '../transport/types.js' */
import { actions } from '../../state/actions.js';

/**
 * The keys of a lab: those that play, and the one that tells of them.
 *
 * @param {EventTarget} target where keys are listened to: a whole page, or one lab of several
 * @param {{store: Store, travel: Travel}} parts
 * @returns {() => void} ends it
 */
export function listenToKeys(target, { store, travel }) {
  const help = () => store.dispatch(actions.showHelp(!store.get().screen.helpOpen));
  return listenToPlayKeys(target, { store, travel, others: { '?': help } });
}

/**
 * The keys that play. They mean nothing where keys have a meaning of their own: in a text, on a
 * slider, in a list.
 *
 * @param {EventTarget} target
 * @param {Pick<PlayContext, 'store' | 'travel'> & {others?: Record<string, () => void>}} parts
 * @returns {() => void} ends it
 */
export function listenToPlayKeys(target, { store, travel, others = {} }) {
  const { dispatch } = store;
  /** @type {Record<string, () => void>} */
  const meanings = {
    ' ': () => dispatch(actions.toggle()),
    ArrowRight: () => dispatch(actions.stepBy(1)),
    ArrowLeft: () => dispatch(actions.stepBy(-1)),
    '.': () => void travel.toDeletion(1),
    ',': () => void travel.toDeletion(-1),
    Home: travel.toStart,
    End: travel.toEnd,
    r: () => dispatch(actions.play(-1)),
    R: () => dispatch(actions.play(-1)),
    ...others,
  };
  /** @param {Event} event */
  const listen = (event) => {
    if (!(event instanceof KeyboardEvent) || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = meanings[event.key];
    if (!act || event.defaultPrevented || isTaken(event)) return;
    event.preventDefault();
    act();
  };
  target.addEventListener('keydown', listen);
  return () => target.removeEventListener('keydown', listen);
}

/** @param {KeyboardEvent} event @returns {boolean} whether the element it goes to needs the key itself */
function isTaken(event) {
  const [element] = event.composedPath();
  if (!(element instanceof Element)) return false;
  if (element.matches('input[type="checkbox"]')) return event.key === ' ';
  if (element.matches('input, textarea, select, [contenteditable]')) return true;
  return event.key === ' ' && element.matches('button, a, summary, [role="button"]');
}

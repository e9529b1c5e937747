/** @import { Door, Store } from '../../state/types.js' */
/** @import { Words } from '../../words/en.js' */
import { actions } from '../../state/actions.js';
import { formatDoor, parseDoor } from '../../state/door.js';

/** What the window is called. @param {Words} words @param {Door | null} door the part that is open */
export function titleOf({ doors, page }, door) {
  const part = Object.entries(doors.parts).find(([id]) => id === door?.id)?.[1];
  return part ? `${part.title} – ${page.name}` : page.title;
}

/**
 * Keeps the door that is open and the fragment of the address in step. Opening one is a step of the
 * browser's history, so back and forward close and open it; the page's title says which is open.
 *
 * @param {object} parts
 * @param {Store} parts.store
 * @param {() => Words} parts.words
 * @param {(id: string) => boolean} parts.isDoor
 * @returns {() => void} ends it
 */
export function followDoors({ store, words, isDoor }) {
  /** @type {string | null} */
  let shown = null;
  const read = () => {
    const { hash } = window.location;
    const door = parseDoor(hash);
    const known = door && isDoor(door.id) ? door : null;
    if (formatDoor(known) !== formatDoor(store.get().screen.door)) store.dispatch(actions.openDoor(known));
    // Another fragment may be the id of something on the page.
    if (hash.length > 1 && !known && !document.getElementById(hash.slice(1))) complain(hash.slice(1));
  };
  const complain = (/** @type {string} */ value) => store.dispatch(actions.complain(
    [...store.get().screen.complaints.filter(({ parameter }) => parameter !== 'part'), { parameter: 'part', value }],
  ));
  const write = () => {
    const { door } = store.get().screen;
    const wanted = formatDoor(door);
    if (wanted === shown) return;
    shown = wanted;
    document.title = titleOf(words(), door);
    const { hash, pathname, search } = window.location;
    const isOther = formatDoor(parseDoor(hash)) !== wanted;
    if (isOther && (door || isDoor(parseDoor(hash)?.id ?? ''))) window.history.pushState(null, '', `${pathname}${search}${wanted}`);
  };
  window.addEventListener('popstate', read);
  read();
  write();
  const unsubscribe = store.subscribe(write);
  return () => {
    unsubscribe();
    window.removeEventListener('popstate', read);
  };
}

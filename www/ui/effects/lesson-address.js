/** @import { Store } from '../../state/types.js' */
import { parseAddress } from '../../state/address.js';
import { lessonActions } from '../../state/lesson/actions.js';
import { lessonParameters, lessonQuery } from '../../state/lesson/wish.js';

/** What a step sets by itself: it is no part of the address that leads to the step. */
const ofTheStep = Object.freeze(['fields', 'family', 'names', 'step', 'speed']);

/**
 * Makes each step of the lesson a step of the browser's history: back and forward go through them.
 *
 * @param {Store} store
 * @returns {() => void} ends it
 */
export function followLesson(store) {
  const said = () => lessonQuery(store.get().lesson).map((pair) => pair.join('=')).join('&');
  let shown = said();
  const write = () => {
    const wanted = said();
    if (wanted === shown) return;
    shown = wanted;
    const { pathname, search, hash } = window.location;
    const query = new URLSearchParams(search);
    for (const name of [...lessonParameters, ...ofTheStep]) query.delete(name);
    for (const [name, value] of lessonQuery(store.get().lesson)) query.set(name, value);
    const text = query.toString();
    window.history.pushState(null, '', `${pathname}${text && `?${text}`}${hash}`);
  };
  const read = () => {
    const { lesson, source } = parseAddress(window.location.search);
    const wanted = lessonQuery(lesson).map((pair) => pair.join('=')).join('&');
    if (wanted === said()) return;
    shown = wanted;
    store.dispatch(lesson ? lessonActions.open(lesson, { source }) : lessonActions.close());
  };
  const unsubscribe = store.subscribe(write);
  window.addEventListener('popstate', read);
  return () => {
    unsubscribe();
    window.removeEventListener('popstate', read);
  };
}

/** @import { Store } from '../../state/types.js' */
import { formatAddress } from '../../state/address.js';

/** Browsers refuse an address that changes more often than about three times a second. */
const writeEvery = 500;

/**
 * Keeps the address bar in step with the state, so that it can be copied at any moment.
 *
 * @param {Store} store
 * @returns {() => void} ends it
 */
export function followAddress(store) {
  let timer = 0;
  const write = () => {
    timer = 0;
    const { pathname, search, hash } = window.location;
    const next = formatAddress(store.get(), search);
    if (next !== search) window.history.replaceState(window.history.state, '', `${pathname}${next}${hash}`);
  };
  const unsubscribe = store.subscribe(() => {
    if (!timer && store.get().standing) timer = window.setTimeout(write, writeEvery);
  });
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}

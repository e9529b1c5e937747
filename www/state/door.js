/** @import { Door } from './types.js' */

/**
 * The part below the page that is open, as the fragment of an address says it:
 *
 *     #story          a part
 *     #lesson/jump    a place in a part; what it means is the part's business
 */

/** @param {string} hash of an address, with or without its number sign @returns {Door | null} null: none */
export function parseDoor(hash) {
  const [, id, place = ''] = /^#?([a-z][a-z-]*)(?:\/(.*))?$/.exec(hash) ?? [];
  return id === undefined ? null : { id, place: decode(place) };
}

/** @param {Door | null} door @returns {string} empty, or beginning with a number sign */
export function formatDoor(door) {
  if (!door) return '';
  return door.place === '' ? `#${door.id}` : `#${door.id}/${encodeURIComponent(door.place)}`;
}

/** Whoever typed half a percent code meant something: it stays as it is. @param {string} place */
function decode(place) {
  try {
    return decodeURIComponent(place);
  } catch {
    return place;
  }
}

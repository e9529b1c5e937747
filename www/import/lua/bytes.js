const BEYOND_ASCII = /[\u0080-\uffff]/;

/** So many at a time can be arguments of one call. */
const CHUNK = 8192;

/**
 * A Lua program is bytes, and so are its strings, whose escapes name single ones. Text as UTF-8, a
 * byte a character.
 *
 * @param {string} text
 * @returns {string} the same when it is ASCII
 */
export function toBytes(text) {
  if (!BEYOND_ASCII.test(text)) return text;
  const bytes = new TextEncoder().encode(text);
  let all = '';
  for (let at = 0; at < bytes.length; at += CHUNK) all += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return all;
}

/**
 * The text that bytes are. What is no UTF-8 becomes the replacement character, which no name may
 * have, so that the engine refuses it.
 *
 * @param {string} bytes a byte a character
 * @returns {string}
 */
export function fromBytes(bytes) {
  if (!BEYOND_ASCII.test(bytes)) return bytes;
  const array = new Uint8Array(bytes.length);
  for (let at = 0; at < bytes.length; at += 1) array[at] = bytes.charCodeAt(at);
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(array);
}

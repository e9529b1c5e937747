/** @import { KeptRun } from '../../state/chart/types.js' */
import { isRun } from './shape.js';

/** What a kept run says that it is, so that another program's text is not taken for one. */
const format = 'teardown-lab/run';

/** Raised when the shape changes; a reader of an old one then turns it into the new. */
const version = 1;

/**
 * @param {KeptRun} run
 * @returns {string} JSON
 */
export function encodeRun(run) {
  return JSON.stringify({ format, version, run });
}

/**
 * @typedef {'not-json' | 'not-a-run' | 'newer-version' | 'damaged'} Unreadable why a text is no run:
 *   no JSON; something else; written by a later version of this page; parts missing or wrong
 */

/**
 * @param {string} text
 * @returns {{run: KeptRun} | {unreadable: Unreadable}}
 */
export function decodeRun(text) {
  const stored = parse(text);
  if (stored === undefined) return { unreadable: 'not-json' };
  if (stored?.format !== format || !Number.isInteger(stored.version)) return { unreadable: 'not-a-run' };
  if (stored.version > version) return { unreadable: 'newer-version' };
  return isRun(stored.run) ? { run: stored.run } : { unreadable: 'damaged' };
}

/** @param {string} text @returns {any} undefined when it is no JSON */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @import { Reading, Tree } from '../types.js' */
import { limits } from '../limits.js';
import { checkSize } from '../marks.js';
import { placeAt } from '../place.js';
import { refusal, tooDeep } from '../refuse.js';
import { spacesOfData } from '../tree/spaces.js';
import { faultIn } from './fault.js';

/**
 * @param {string} text
 * @returns {Reading}
 * @throws {import('../../engine/lab-error.js').LabError} `format-syntax`, `format-too-large`, `format-too-deep`
 */
export function readJson(text) {
  checkSize(text, 'json');
  return { spaces: spacesOfData(treeOf(parse(text), 0)), placeOf: () => null };
}

/** @param {string} text */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch (cause) {
    // Each browser tells it otherwise, and not all tell where.
    const { at, expected, found } = faultIn(text);
    throw refusal('format-syntax', `In JSON there should be ${expected} here, not ${found}.`, { where: placeAt(text, at), expected, cause });
  }
}

/** Shared by all tables that have none: there may be millions of them. @type {Map<string, Tree>} */
const NO_ENTRIES = new Map();

/** @type {Tree[]} */
const NO_ITEMS = [];

/** @param {unknown} value @param {number} depth @returns {Tree} */
function treeOf(value, depth) {
  if (typeof value === 'string') return { kind: 'text', text: value, at: null };
  if (value === null || typeof value !== 'object') {
    return { kind: 'plain', shown: String(value), isNothing: value === null, at: null };
  }
  if (depth >= limits.depth) throw tooDeep(null);
  if (Array.isArray(value)) {
    const items = value.length === 0 ? NO_ITEMS : value.map((item) => treeOf(item, depth + 1));
    return { kind: 'table', items, entries: NO_ENTRIES, at: null };
  }
  return { kind: 'table', items: NO_ITEMS, entries: entriesOf(/** @type {Record<string, unknown>} */ (value), depth), at: null };
}

/** @param {Record<string, unknown>} object @param {number} depth */
function entriesOf(object, depth) {
  const keys = Object.keys(object);
  if (keys.length === 0) return NO_ENTRIES;
  /** @type {Map<string, Tree>} */
  const entries = new Map();
  for (const key of keys) entries.set(key, treeOf(object[key], depth + 1));
  return entries;
}

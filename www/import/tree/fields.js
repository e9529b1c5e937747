/** @import { TextPlace } from '../../engine/types.js' */
/** @import { Computed, Table, Tree } from '../types.js' */
import { limits } from '../limits.js';
import { quoted, refusal } from '../refuse.js';

/**
 * The names of a format, in order. A field is a bare name, a table with a `name`, or a table that
 * begins with it; what else it says does not matter here. A field without a name has an empty one:
 * the engine refuses it, in the server's order of checks. O(fields).
 *
 * @param {Table | Computed} format
 * @param {(at: number | null) => TextPlace | null} placeOf
 * @returns {string[]}
 * @throws {import('../../engine/lab-error.js').LabError} `format-computed`, `format-name-not-text`,
 *   `format-not-found`, `format-too-many-fields`
 */
export function namesOf(format, placeOf) {
  if (format.kind === 'computed') throw computed('The format', format, placeOf);
  const { items, entries } = format;
  if (items.length > limits.fields) {
    throw refusal('format-too-many-fields', `The format has ${items.length} fields; at most ${limits.fields} are read.`, {
      expected: `at most ${limits.fields} fields`,
    });
  }
  if (items.length === 0 && entries.size > 0) {
    throw refusal('format-not-found', 'This format is no list: its fields are told by key, so they have no order.', {
      where: placeOf(format.at), expected: 'a list of fields',
    });
  }
  // By index: holes count as fields too.
  return Array.from(items, (field, index) => nameOf(field, index, placeOf));
}

/**
 * @param {Tree | undefined} field
 * @param {number} index from 0
 * @param {(at: number | null) => TextPlace | null} placeOf
 */
function nameOf(field, index, placeOf) {
  const name = field?.kind === 'table' ? (field.entries.get('name') ?? field.items[0]) : field;
  if (name === undefined) return '';
  switch (name.kind) {
    case 'text': return name.text;
    case 'computed': throw computed(name === field ? `Field ${index + 1}` : `The name of field ${index + 1}`, name, placeOf);
    case 'plain':
      if (name.isNothing) return '';
      throw notText(index, name.shown, placeOf(name.at ?? field?.at ?? null));
    case 'table': throw notText(index, 'a table', placeOf(name.at ?? field?.at ?? null));
  }
}

/** @param {number} index @param {string} shown @param {TextPlace | null} where */
function notText(index, shown, where) {
  return refusal('format-name-not-text', `Field ${index + 1} has ${shown} for a name; a name is text, in quotes where it looks like a number.`, {
    where, expected: 'text',
  });
}

/** @param {string} what @param {Computed} node @param {(at: number | null) => TextPlace | null} placeOf */
function computed(what, node, placeOf) {
  return refusal('format-computed', `${what} is computed when the program runs: ${quoted(node.shown)}. Nothing is run here; write it out.`, {
    where: placeOf(node.at), expected: 'a name in quotes',
  });
}

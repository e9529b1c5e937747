/** @import { Reading, Tree } from './types.js' */
import { limits } from './limits.js';
import { placeAt } from './place.js';
import { refusal } from './refuse.js';

/**
 * One name a line. The line break that ends the last one begins no name of its own; an empty line
 * between two is an empty name, which the engine refuses.
 *
 * @param {string} text
 * @returns {Reading}
 * @throws {import('../engine/lab-error.js').LabError} `format-too-many-fields`
 */
export function readLines(text) {
  checkCount(text);
  const lines = text.split(/\r\n|\r|\n/);
  if (lines.at(-1) === '') lines.pop();
  /** @type {Tree[]} */
  const items = lines.map((line) => ({ kind: 'text', text: line, at: null }));
  return {
    spaces: [{ name: null, format: { kind: 'table', items, entries: new Map(), at: 0 } }],
    placeOf: (at) => (at === null ? null : placeAt(text, at)),
  };
}

/** Before there is a list of ten million empty names. @param {string} text */
function checkCount(text) {
  let lines = 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1;
  if (text.endsWith('\n')) lines -= 1;
  if (lines <= limits.fields) return;
  throw refusal('format-too-many-fields', `The text has ${lines} lines; at most ${limits.fields} names are read.`, {
    expected: `at most ${limits.fields} lines`,
  });
}

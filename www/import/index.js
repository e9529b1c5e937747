/** @import { FormatKind, FoundSpace, ImportNote, ImportedFormat, ImportedSpace, Reading } from './types.js' */
import { LabError } from '../engine/lab-error.js';
import { limits } from './limits.js';
import { detectKind } from './kind/detect.js';
import { readLines } from './lines.js';
import { quoted, refusal } from './refuse.js';
import { namesOf } from './tree/fields.js';

/**
 * The parsers come when their kind does.
 *
 * @type {Readonly<Record<FormatKind, (text: string) => Promise<Reading>>>}
 */
const READERS = Object.freeze({
  lua: async (text) => (await import('./lua/read.js')).readLua(text),
  yaml: async (text) => (await import('./yaml/read.js')).readYaml(text),
  json: async (text) => (await import('./json/read.js')).readJson(text),
  lines: async (text) => readLines(text),
});

/** @type {Readonly<Record<FormatKind, string>>} */
const EXPECTED = Object.freeze({
  lua: 'a table of fields, such as {{name = \'id\', type = \'unsigned\'}}, or a call such as space:format({…})',
  yaml: 'a list of fields, or spaces that each have a format',
  json: 'a list of fields, or spaces that each have a format',
  lines: 'one name a line',
});

/**
 * Reads the names of a space's format from text, as people write it: a Lua program or a piece of
 * one, YAML, JSON, or one name a line. Nothing is executed. Whether a format may have the names says
 * the engine, when a dictionary is built of them.
 *
 * Bounded: 10,000,000 characters, a million fields a space, and for the parsers so many words and
 * signs as they read within a second.
 *
 * @param {string} text
 * @param {{kind?: FormatKind | null}} [options] found out when not given
 * @returns {Promise<ImportedFormat>}
 * @throws {LabError} `format-…`: see ErrorCode; `where` and `expected` say more
 */
export async function importFormat(text, { kind = null } = {}) {
  if (typeof text !== 'string') {
    throw refusal('format-not-text', `The format is ${text === null ? 'null' : `of type ${typeof text}`}; give its text.`, { expected: 'text' });
  }
  if (kind !== null && !Object.hasOwn(READERS, kind)) {
    throw refusal('format-kind-unknown', `There is no kind ${quoted(String(kind))}; the kinds are ${Object.keys(READERS).join(', ')}.`);
  }
  if (text.length > limits.characters) throw tooLong(text.length, 'characters');
  const body = text.startsWith('\ufeff') ? text.slice(1) : text;
  const actual = kind ?? detectKind(body);
  return gather(actual, await READERS[actual](body));
}

/**
 * @param {number} length
 * @param {'characters' | 'bytes'} unit
 * @returns {LabError}
 */
export function tooLong(length, unit) {
  return refusal('format-too-large', `The text has ${length} ${unit}; at most ${limits.characters} are read.`, {
    expected: `at most ${limits.characters} ${unit}`,
  });
}

/**
 * A space whose format cannot be read is left out, and said so, as long as another one can.
 *
 * @param {FormatKind} kind
 * @param {Reading} reading
 * @returns {ImportedFormat}
 */
function gather(kind, { spaces: found, placeOf }) {
  const expected = EXPECTED[kind];
  if (found.length === 0) {
    throw refusal('format-not-found', `There is no format in this ${{ lua: 'Lua', yaml: 'YAML', json: 'JSON', lines: 'text' }[kind]}; there should be ${expected}.`, { expected });
  }
  /** @type {ImportedSpace[]} */
  const spaces = [];
  /** @type {ImportNote[]} */
  const notes = [];
  /** @type {LabError | null} */
  let first = null;
  // A format that several spaces share is read once.
  const read = new Map();
  for (const { name, format } of found.slice(0, limits.spaces)) {
    try {
      const names = read.get(format) ?? namesOf(format, placeOf);
      read.set(format, names);
      spaces.push({ name, names });
    } catch (thrown) {
      if (!(thrown instanceof LabError)) throw thrown;
      first ??= thrown;
      notes.push({ code: 'space-left-out', message: `${leftOut(name)} ${thrown.message}`, where: thrown.where });
    }
  }
  if (first && spaces.length === 0) throw first;
  if (found.length > limits.spaces) {
    notes.push({ code: 'many-spaces', message: `There are ${found.length} spaces; the first ${limits.spaces} are listed.`, where: null });
  }
  return { kind, names: spaces[0].names, spaces, notes };
}

/** @param {string | null} name */
const leftOut = (name) => (name === null ? 'A space without a name was left out.' : `The space ${quoted(name)} was left out.`);

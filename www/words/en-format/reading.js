/** @import { FormatKind } from '../../import/types.js' */
/** @import { GivenFile, ReadFormat } from '../../state/format/types.js' */
import { names, numbers } from '../en/nouns.js';
import { unitFor } from '../units.js';

/** @type {Record<FormatKind, string>} */
const kinds = { lua: 'Lua', yaml: 'YAML', json: 'JSON', lines: 'One name a line' };

/** @type {Record<FormatKind, string>} */
const readAs = { lua: 'Lua', yaml: 'YAML', json: 'JSON', lines: 'one name a line' };

const sizes = /** @type {const} */ ([['MB', 1e6], ['kB', 1e3], ['bytes', 1]]);

/** @param {number} bytes */
function size(bytes) {
  const [symbol, each] = unitFor(bytes, sizes);
  return `${numbers.rounded(bytes / each)} ${symbol}`;
}

export const reading = {
  kind: 'Read as',
  /** @type {readonly [FormatKind | '', string][]} */
  kinds: [['', 'What it looks like'], ...Object.entries(kinds).map(([kind, name]) => /** @type {[FormatKind, string]} */ ([kind, name]))],
  space: 'Space',
  /** @param {string | null} name @param {number} index from 0 @param {number} count of its names */
  spaceOption: (name, index, count) => `${name ?? `The ${numbers.whole(index + 1)}. space`} (${names(count)})`,
  /** @param {GivenFile | null} file */
  underWay: (file) => (file ? `Reading ${file.name}, ${size(file.bytes)}` : 'Reading the text'),
  stop: 'Stop',
  /** @param {ReadFormat} read @param {number} count names of the space that is shown */
  done({ kind, file, spaces }, count) {
    const from = file ? ` from ${file.name}` : '';
    const of = spaces.length > 1 ? ` ${numbers.whole(spaces.length)} spaces; this one has ${names(count)}.` : ` ${names(count)}.`;
    return `Read as ${readAs[kind]}${from}:${of}`;
  },
  /** @param {GivenFile} file */
  tooLongToShow: (file) => `${file.name}, ${size(file.bytes)}, is too long to be shown here.`,
};

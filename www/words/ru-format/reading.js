/** @import { FormatKind } from '../../import/types.js' */
import { names, numbers } from '../ru/nouns.js';
import { unitFor } from '../units.js';

/** @type {Record<FormatKind, string>} */
const kinds = { lua: 'Lua', yaml: 'YAML', json: 'JSON', lines: 'По имени в строке' };

/** @type {Record<FormatKind, string>} */
const readAs = { lua: 'Lua', yaml: 'YAML', json: 'JSON', lines: 'список, по имени в строке' };

const sizes = /** @type {const} */ ([['МБ', 1e6], ['кБ', 1e3], ['Б', 1]]);

/** @param {number} bytes */
function size(bytes) {
  const [symbol, each] = unitFor(bytes, sizes);
  return `${numbers.rounded(bytes / each)} ${symbol}`;
}

/** @type {import('../en-format.js').FormatWords['reading']} */
export const reading = {
  kind: 'Читать как',
  kinds: [['', 'На что похоже'], ...Object.entries(kinds).map(([kind, name]) => /** @type {[FormatKind, string]} */ ([kind, name]))],
  space: 'Спейс',
  spaceOption: (name, index, count) => `${name ?? `Спейс ${numbers.whole(index + 1)}`} (${names(count)})`,
  underWay: (file) => (file ? `Читается ${file.name}, ${size(file.bytes)}` : 'Читается текст'),
  stop: 'Остановить',
  done({ kind, file, spaces }, count) {
    const from = file ? ` из ${file.name}` : '';
    const of = spaces.length > 1 ? ` спейсов ${numbers.whole(spaces.length)}, в этом ${names(count)}.` : ` ${names(count)}.`;
    return `Прочитано как ${readAs[kind]}${from}:${of}`;
  },
  tooLongToShow: (file) => `${file.name}, ${size(file.bytes)}: слишком длинно, чтобы показать здесь.`,
};

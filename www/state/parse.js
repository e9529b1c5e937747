/**
 * What was typed, as the number it means. Thousands may be grouped. What is no number is handed on
 * as it is, so that the engine's refusal can name it.
 *
 * @param {string} text
 * @returns {number | string}
 */
export function parseNumber(text) {
  const bare = text.trim().replace(/(?<=\d)[,\u0020\u00A0\u2009\u202F_](?=\d{3}(?!\d))/g, '');
  const value = Number(bare);
  return bare === '' || (Number.isNaN(value) && bare !== 'NaN') ? text : value;
}

/**
 * The names of a list, one a line. The line break that ends the last one begins no name of its own;
 * an empty line between two is an empty name.
 *
 * @param {string} text
 * @returns {string[]}
 */
export function splitNames(text) {
  const lines = text.split(/\r\n|\r|\n/);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

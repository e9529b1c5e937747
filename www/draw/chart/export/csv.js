/** @import { Row } from './rows.js' */
import { columns } from './rows.js';

/**
 * Rows as comma-separated values (RFC 4180), with a heading.
 *
 * @param {readonly Row[]} rows
 * @returns {string}
 */
export function csvFile(rows) {
  const lines = rows.map((row) => columns.map((column) => cell(row[column])));
  return [columns, ...lines].map((line) => `${line.join(',')}\r\n`).join('');
}

/** @param {string | number | undefined} value */
function cell(value) {
  if (value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const text = defused(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A spreadsheet runs a cell that begins like a formula; the name of a run is whatever somebody typed.
 * With an apostrophe before it, it is text.
 *
 * @param {string} text
 */
function defused(text) {
  return /^[\s"']*[=+\-@|%\uff1d\uff0b\uff0d\uff20]/.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
}

/** @import { Line } from '../../state/code.js' */
import { h } from '../dom/h.js';

/**
 * A line of code. Where it is too long for its place it breaks between its statements, so that nobody
 * reads half of an operator.
 *
 * @param {Pick<Line, 'depth' | 'text'>} line
 * @returns {HTMLElement}
 */
export function createCode({ depth, text }) {
  const statements = text.split(/(?<=[;:]) /).map((statement) => h('span', { class: 'statement' }, statement));
  return h('code', { class: `program-code depth-${depth}` }, ...statements.flatMap((statement, index) => (index > 0 ? [' ', statement] : [statement])));
}

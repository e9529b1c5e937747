/** @import { Piece } from '../../words/en-lesson.js' */
import { h } from '../dom/h.js';

/**
 * @param {readonly Piece[]} pieces
 * @param {string} hint what an exact number is
 * @returns {(string | HTMLElement)[]}
 */
export function inline(pieces, hint) {
  return pieces.map((piece) => {
    if (typeof piece === 'string') return piece;
    return 'code' in piece ? h('code', {}, piece.code) : h('span', { class: 'exact', title: hint }, piece.exact);
  });
}

/**
 * @param {readonly (readonly Piece[])[]} text
 * @param {string} hint
 * @returns {HTMLElement[]} a paragraph each
 */
export function paragraphs(text, hint) {
  return text.map((pieces) => h('p', {}, ...inline(pieces, hint)));
}

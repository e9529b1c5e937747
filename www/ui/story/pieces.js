/** @import { Piece, StoryWords } from '../../words/en-story.js' */
import { h } from '../dom/h.js';

const repository = 'https://github.com/tarantool/tarantool';

/**
 * @param {readonly (readonly Piece[])[]} text
 * @param {{words: StoryWords, onShow: (count: number) => void}} parts `onShow` has a dictionary shown
 * @returns {HTMLElement[]}
 */
export function paragraphs(text, parts) {
  return text.map((pieces) => h('p', {}, ...pieces.map((piece) => elementOf(piece, parts))));
}

/** @param {Piece} piece @param {{words: StoryWords, onShow: (count: number) => void}} parts @returns {string | HTMLElement} */
function elementOf(piece, { words, onShow }) {
  if (typeof piece === 'string') return piece;
  if ('code' in piece) return h('code', {}, piece.code);
  if ('exact' in piece) return h('span', { class: 'exact', title: words.exactHint }, piece.exact);
  if ('show' in piece) {
    return h('button', { type: 'button', class: 'link-button', 'data-show': piece.show, on: { click: () => onShow(piece.show) } }, piece.text);
  }
  return 'issue' in piece
    ? h('a', { href: `${repository}/issues/${piece.issue}` }, words.issue(piece.issue))
    : h('a', { href: `${repository}/pull/${piece.pull}` }, words.pull(piece.pull));
}

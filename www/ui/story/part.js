/** @import { Reckoned } from '../../draw/types.js' */
/** @import { StoryWords } from '../../words/en-story.js' */
/** @import { DoorPart } from '../doors/types.js' */
/** @import { Context } from '../types.js' */
import { actions } from '../../state/actions.js';
import { programOf } from '../../state/code.js';
import { createCode } from '../area/code.js';
import { h, setText } from '../dom/h.js';
import { paragraphs } from './pieces.js';

/** The dictionaries that the text tells of. */
export const toldCounts = Object.freeze([106, 2155, 2156, 4305, 4306, 8602, 8603]);

/** Those that the table sets side by side. */
const beside = Object.freeze([2155, 2156, 4305, 4306, 8602, 8603]);

/**
 * The story of the case.
 *
 * @param {Context} context
 * @param {StoryWords} words
 * @returns {Promise<DoorPart>} once the numbers in it are computed
 */
export async function createPart({ store, stage }, words) {
  const reckoned = new Map((await stage.reckon(toldCounts)).map((each) => [each.count, each]));
  const known = (/** @type {number} */ count) => {
    const found = reckoned.get(count);
    if (!found) throw new RangeError(`the story tells of ${count} names, which were not asked about`);
    return found;
  };
  const told = h('p', { class: 'setting-note', role: 'status', 'data-story-shown': '' });
  const onShow = (/** @type {number} */ count) => {
    store.dispatch(actions.build({ family: 'field', count }, 'sentence'));
    setText(told, words.shown(count, known(count).buckets));
  };
  const { sections: { curve, flame, loop, leap, needless, fix, reach }, versions, sources } = words;
  const section = (/** @type {typeof curve | typeof loop} */ { heading, text }, /** @type {(Node | null)[]} */ ...more) =>
    h('section', { class: 'story-section' }, h('h3', { class: 'story-heading' }, heading),
      ...paragraphs(text(known), { words, onShow }), ...more);
  return {
    element: h('article', { class: 'story' },
      h('p', { class: 'section-lead' }, words.lead),
      section(curve), section(flame), section(loop, listing('find-first', words.loopCaption)),
      section(leap, table(beside.map(known), words)), section(needless),
      section(fix, listing('bulk', words.fixCaption)), section(reach), section(versions), section(sources),
      told),
  };
}

/** @param {'find-first' | 'bulk'} strategy @param {string} caption */
function listing(strategy, caption) {
  return h('figure', { class: `program program-${strategy} story-figure` },
    h('ol', { class: 'program-lines' }, ...programOf(strategy, false).map(({ id, depth, text }) =>
      h('li', { class: 'program-line', 'aria-current': id === 'begin' || id === 'look' ? 'true' : null },
        createCode({ depth, text })))),
    h('figcaption', { class: 'staircase-note' }, caption));
}

/** @param {readonly Reckoned[]} rows @param {StoryWords} words */
function table(rows, { table: words }) {
  return h('div', { class: 'table-scroll story-figure', tabindex: 0, role: 'region', 'aria-label': words.label },
    h('table', { class: 'chart-table', 'data-story-costs': '' },
      h('thead', {}, h('tr', {}, ...Object.values(words.columns).map((column) => h('th', { scope: 'col' }, column)))),
      h('tbody', {}, ...rows.map((row) => h('tr', {},
        h('th', { scope: 'row' }, words.names(row)),
        ...[words.buckets(row), words.examined(row.examined['find-first']), words.examined(row.examined.bulk)]
          .map((text) => h('td', {}, text)))))));
}

/** @import { Strategy } from '../../engine/types.js' */
/** @import { Reading } from '../../state/types.js' */
/** @import { ViewContext, Part } from '../types.js' */
import { isDirty, kindOf } from '../../draw/bucket-state.js';
import { h, setText } from '../dom/h.js';
import { term } from '../dom/term.js';
import { watch } from '../dom/watch.js';

const facts = /** @type {const} */ (['hash', 'start', 'stride', 'bits', 'examined']);

/**
 * The line that tells of the bucket that is aimed at. What the keyboard aims at is also said to a
 * screen reader, once: the counts that go on changing under it are not.
 *
 * @param {ViewContext} context
 * @param {Strategy} strategy
 * @returns {Part & {sayNext: () => void}}
 */
export function createReading(context, strategy) {
  const { words, id } = context;
  const head = h('p', { class: 'reading-head' });
  const rows = facts.map((name) => {
    const value = h('dd', { 'data-fact': name });
    return { name, value, row: h('div', { class: 'fact' }, h('dt', {}, term(context, name, `-${strategy}-read`)), value) };
  });
  const list = h('dl', { class: 'reading-facts' }, ...rows.map(({ row }) => row));
  const said = h('p', { class: 'visually-hidden', 'aria-live': 'polite' });
  const element = h('div', { class: 'reading', id: id(`reading-${strategy}`), 'data-reading': strategy }, head, list);
  let toSay = false;

  const show = (/** @type {Reading} */ { place, found }) => {
    const { head: title, facts: told } = words.reading.bucket({
      bucket: found.bucket,
      kind: kindOf(found.state),
      dirty: isDirty(found.state),
      heat: found.heat,
      inShadow: place.array === 'shadow',
    });
    setText(head, title);
    for (const { name, value, row } of rows) {
      const fact = told.find(({ term: key }) => key === name);
      row.hidden = !fact;
      setText(value, fact?.text ?? '');
    }
    if (!toSay) return;
    toSay = false;
    setText(said, [title, ...told.map(({ term: key, text }) => `${words.terms[key][0]} ${text}`)].join(', '));
  };
  const update = watch(
    (state) => [state.panes[strategy].reading],
    (reading) => {
      list.hidden = !reading;
      element.classList.toggle('is-empty', !reading);
      if (reading) show(reading);
      else setText(head, words.reading.hint);
    },
  );
  element.append(said);
  return { element, update, sayNext: () => { toSay = true; } };
}

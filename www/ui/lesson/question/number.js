/** @import { State } from '../../../state/types.js' */
/** @import { LessonWords } from '../../../words/en-lesson.js' */
/** @import { Context } from '../../types.js' */
/** @import { Told } from '../driver.js' */
/** @import { Input } from './question.js' */
import { parseNumber } from '../../../state/parse.js';
import { h, setAttribute, setText } from '../../dom/h.js';

/**
 * An answer that is a number; a bucket's can also be chosen in the grid of find-first, by a click or
 * by Enter.
 *
 * @param {Context} context
 * @param {LessonWords} words
 * @param {{told: Told, label: string, describedBy: string}} options
 * @returns {Input}
 */
export function createNumber({ store, id }, words, { told, label, describedBy }) {
  const { question } = words;
  const isBucket = told.step.question?.kind === 'bucket';
  const last = told.facts.here.info.buckets - 1;
  const field = h('input', {
    class: 'field lesson-field', id: id('lesson-field'), type: 'text', inputmode: 'numeric', autocomplete: 'off', 'aria-describedby': describedBy,
  });
  const chosen = h('p', { class: 'setting-note', role: 'status', 'data-lesson-chosen': '' });
  const pickOf = (/** @type {State} */ state) => state.panes['find-first'].picked;
  // What was clicked before the question was asked is no answer to it.
  let seen = pickOf(store.get());

  const refuse = (/** @type {string} */ refused) => {
    setAttribute(field, 'aria-invalid', 'true');
    field.focus();
    return { refused };
  };
  return {
    elements: [h('label', { class: 'setting-label', for: field.id }, label), field, ...(isBucket ? [chosen] : [])],
    read() {
      const value = parseNumber(field.value);
      if (field.value.trim() === '') return refuse(question.none);
      if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) return refuse(question.noNumber(field.value));
      if (isBucket && value > last) return refuse(question.noBucket(value, last));
      setAttribute(field, 'aria-invalid', null);
      return { given: value };
    },
    update(state) {
      const pick = pickOf(state);
      if (!isBucket || !pick || pick === seen || pick.array !== 'table') return;
      seen = pick;
      field.value = String(pick.bucket);
      setText(chosen, question.picked(pick.bucket));
    },
  };
}

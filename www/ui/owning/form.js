/** @import { Form, Outcome } from '../../engine/cases-types.js' */
/** @import { OwningWords } from '../../words/en-owning.js' */
import { h, setAttribute, setText } from '../dom/h.js';
import { createFates } from './picture.js';

/** @type {readonly Form[]} */
export const forms = ['find-first', 'bulk-alone', 'walk-then-delete'];

/** @type {readonly (keyof OwningWords['rows'])[]} */
const rows = ['examined', 'freed', 'leaked'];

/**
 * A way to empty the table: what it examines, frees and leaks, and a picture of what is left.
 *
 * @param {Form} form
 * @param {{more: OwningWords, id: (name: string) => string}} context
 */
export function createForm(form, { more, id }) {
  const heading = h('h3', { class: 'owning-title', id: id(`owning-${form}`) }, more.forms[form]);
  const values = rows.map((row) => ({ row, element: h('dd', { 'data-value': row }) }));
  const verdict = h('p', { class: 'owning-verdict' });
  const picture = createFates();
  const element = h('section', { class: 'owning-form level', 'data-form': form, 'aria-labelledby': heading.id },
    heading,
    h('dl', { class: 'owning-values' }, ...values.map(({ row, element: value }) => h('div', { 'data-row': row }, h('dt', {}, more.rows[row]), value))),
    verdict, picture.element);

  /** @param {Outcome | null} outcome @param {boolean} owns */
  const show = (outcome, owns) => {
    if (!outcome) return;
    const { cost: { examined }, freed, leaked } = outcome;
    const numbers = { examined, freed, leaked };
    for (const { row, element: value } of values) setText(value, more.value(numbers[row]));
    setText(verdict, more.verdict(form, owns));
    setAttribute(element, 'data-leaks', leaked > 0);
    picture.show(outcome.fates, more.picture(outcome));
  };
  return { form, element, show };
}

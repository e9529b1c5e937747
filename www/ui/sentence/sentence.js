/** @import { Context, Part } from '../types.js' */
import { h, setText } from '../dom/h.js';
import { createRefusal } from '../dom/refusal.js';
import { term } from '../dom/term.js';
import { watch } from '../dom/watch.js';
import { createCountInput } from './count-input.js';
import { createPresets } from './presets.js';

/**
 * The sentence that the page begins with. Its first number is a control, unless it is locked; the
 * other two are exact and follow it.
 *
 * @param {Context} context
 * @param {{locked?: boolean}} [options]
 * @returns {Part}
 */
export function createSentence(context, { locked = false } = {}) {
  const { words, id } = context;
  const hint = h('p', { class: 'visually-hidden', id: id('sentence-hint') }, words.sentence.countHint);
  const refusal = createRefusal(context, 'sentence');
  const count = locked ? createCount(context) : createCountInput(context, {
    input: 'sentence',
    describedBy: `${hint.id} ${refusal.element.id}`,
  });
  const costs = {
    'find-first': h('strong', { class: 'cost cost-find-first', 'data-cost': 'find-first' }, words.panes.unknown),
    bulk: h('strong', { class: 'cost cost-bulk', 'data-cost': 'bulk' }, words.panes.unknown),
  };
  const slots = {
    ...costs,
    count: count.element,
    first: h('code', {}, term(context, 'first')),
    buckets: term(context, 'buckets'),
  };
  const pieces = words.sentence.pieces.map((piece) =>
    typeof piece === 'string' ? piece : slots[/** @type {keyof typeof slots} */ (piece.slot)],
  );
  const facts = h('p', { class: 'facts' });
  const presets = createPresets(context);
  const element = h('section', { class: 'opening' },
    h('h1', { class: 'sentence' }, ...pieces), locked ? null : hint, refusal.element, locked ? null : presets.element, facts);

  const showCosts = watch(
    (state) => [state.standing?.built.cost],
    (cost) => {
      if (!cost) return;
      setText(costs['find-first'], words.numbers.whole(cost['find-first'].examined));
      setText(costs.bulk, words.numbers.whole(cost.bulk.examined));
    },
  );
  const showFacts = watch(
    (state) => [state.standing, state.refusals.sentence !== undefined],
    (standing, refused) => {
      if (!standing) return;
      const { info } = standing.built;
      /** @type {Record<number, string | undefined>} */
      const whys = words.presets;
      const why = 'names' in standing.source ? undefined : whys[info.count];
      const told = words.facts(info, { why, refused });
      facts.replaceChildren(...told.map((piece) => (typeof piece === 'string' ? piece : term(context, piece.term))));
    },
  );
  const parts = [count, refusal, presets];
  return {
    element,
    update(state) {
      for (const part of parts) part.update(state);
      showCosts(state);
      showFacts(state);
    },
    destroy: () => count.destroy?.(),
  };
}

/**
 * The number of names, only to be read.
 *
 * @param {Context} context
 * @returns {Part}
 */
function createCount({ words }) {
  const element = h('strong', { class: 'cost', 'data-count': '' }, words.panes.unknown);
  const update = watch(
    (state) => [state.standing?.built.info.count],
    (count) => {
      if (count !== undefined) setText(element, words.numbers.whole(count));
    },
  );
  return { element, update };
}

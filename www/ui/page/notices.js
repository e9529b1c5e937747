/** @import { Context, Part } from '../types.js' */
import { actions } from '../../state/actions.js';
import { h } from '../dom/h.js';
import { watch } from '../dom/watch.js';

/**
 * Lines above everything: parameters of the address that mean nothing here, and the failure after
 * which nothing can be drawn.
 *
 * @param {Context} context
 * @returns {Part}
 */
export function createNotices({ store, words }) {
  const { complaints: sentences, dictionary } = words;
  const failure = h('div', { role: 'alert', 'data-failure': '' });
  const list = h('div', { role: 'status', 'data-complaints': '' });
  const element = h('div', { class: 'notices' }, failure, list);
  const showFailure = watch(
    (state) => [state.failure],
    (refusal) => failure.replaceChildren(...(refusal ? [h('p', { class: 'notice notice-failure' }, dictionary.failed(refusal.message))] : [])),
  );
  const showComplaints = watch(
    (state) => [state.screen.complaints],
    (complaints) => {
      const lines = complaints.map(({ parameter, value }) => h('p', { class: 'notice' }, sentences[parameter](value)));
      const dismiss = h('button', {
        type: 'button', class: 'button', on: { click: () => store.dispatch(actions.complain([])) },
      }, sentences.dismiss);
      list.replaceChildren(...(lines.length > 0 ? [...lines, dismiss] : []));
    },
  );
  return {
    element,
    update(state) {
      showFailure(state);
      showComplaints(state);
    },
  };
}

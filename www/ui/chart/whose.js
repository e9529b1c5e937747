/** @import { Whose } from '../../words/en-chart/whose.js' */
import { h, setText } from '../dom/h.js';
import { watch } from '../dom/watch.js';

/** The reader's own format; null: made-up names. @typedef {readonly string[] | null} Format */

/**
 * A line that says whose names are shown, and whose are measured next. It is hidden while both are
 * made up.
 *
 * @param {{say: (whose: Whose) => string, mark: string}} parts `mark`: the attribute that it is found by
 */
export function createWhose({ say, mark }) {
  const element = h('p', { class: 'setting-note', [mark]: '', hidden: true });
  const show = watch(
    (/** @type {{shown: Format, next: Format}} */ { shown, next }) => [shown, next],
    (shown, next) => {
      const isSame = shown === next;
      setText(element, say({ shown: shown?.length ?? null, next: next?.length ?? null, isSame }));
      element.hidden = isSame && shown === null;
    },
  );
  return { element, show };
}

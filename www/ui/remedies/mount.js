/** @import { Connect } from '../../draw/stage/connection.js' */
/** @import { Connect as MeasureConnect } from '../../measure/connection.js' */
/** @import { Store } from '../../state/types.js' */
/** @import { Words } from '../../words/en.js' */
import { actions } from '../../state/actions.js';
import { h } from '../dom/h.js';

/** How the workers that paint and that measure are reached. @typedef {{stage: Connect, measure: MeasureConnect}} Connections */

/**
 * The door of the race. It has an address of its own; what is behind it is loaded when it is opened
 * and ended when it is closed.
 *
 * @param {{root: HTMLElement, store: Store, words: Words, id: (name: string) => string, connect: Connections}} lab
 * @returns {{destroy: () => void}}
 */
export function mountRemedies({ root, store, words, id, connect }) {
  const { remedies } = words;
  const heading = h('h2', { class: 'section-heading', id: id('remedies-heading') }, remedies.heading);
  const place = h('div', { class: 'race-place' });
  // A link, so that it can be opened elsewhere and copied; here it opens in its place.
  const door = h('a', {
    class: 'button', href: '?part=remedies', 'data-do': 'open-remedies',
    on: {
      click: (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        store.dispatch(actions.showPart('remedies'));
      },
    },
  }, remedies.open);
  const close = h('button', {
    type: 'button', class: 'button', 'data-do': 'close-remedies', hidden: true,
    on: { click: () => store.dispatch(actions.showPart('page')) },
  }, remedies.close);
  root.setAttribute('aria-labelledby', heading.id);
  root.append(heading, h('p', { class: 'section-lead' }, remedies.lead), h('p', { class: 'race-door' }, door, close), place);

  /** @type {{destroy: () => void} | null} */
  let race = null;
  let isOpen = false;
  /** openings so far: one that was closed meanwhile is not wanted any more */
  let openings = 0;

  const load = async () => {
    openings += 1;
    const own = openings;
    place.replaceChildren(h('p', { class: 'chart-waiting', role: 'status' }, remedies.loading));
    try {
      const [{ createRace }, said] = await Promise.all([import('../../race.js'), remedies.rest()]);
      if (own !== openings) return;
      const inside = h('div', { class: 'race' });
      place.replaceChildren(inside);
      race = createRace(inside, { outer: store, words, race: said, id, connect });
    } catch (error) {
      if (own === openings) place.replaceChildren(...failure(error));
    }
  };
  /** @param {unknown} error */
  const failure = (error) => [
    h('p', { class: 'notice notice-failure', role: 'alert' }, remedies.failed(error instanceof Error ? error.message : String(error))),
    h('button', { type: 'button', class: 'button', on: { click: () => void load() } }, remedies.retry),
  ];
  const end = () => {
    openings += 1;
    race?.destroy();
    race = null;
    place.replaceChildren();
  };
  const follow = () => {
    const { screen: { part }, standing } = store.get();
    const wanted = part === 'remedies' && standing !== null;
    if (wanted === isOpen) return;
    isOpen = wanted;
    const hadFocus = root.contains(document.activeElement);
    door.hidden = wanted;
    close.hidden = !wanted;
    if (hadFocus) (wanted ? close : door).focus();
    if (wanted) {
      // One race at a time: what runs above is out of sight now.
      store.dispatch(actions.pause());
      root.scrollIntoView({ block: 'start' });
      void load();
    } else {
      end();
    }
  };
  const unsubscribe = store.subscribe(follow);
  follow();
  return {
    destroy() {
      unsubscribe();
      end();
    },
  };
}

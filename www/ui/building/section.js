/** @import { BuildingState } from '../../state/building/types.js' */
/** @import { Store } from '../../state/types.js' */
/** @import { BuildingWords } from '../../words/en-building.js' */
/** @import { Words } from '../../words/en.js' */
/** @import { BuildingDesk } from './desk.js' */
/** @import { BuildingContext } from './types.js' */
import { lanes } from '../../state/building/lanes.js';
import { stepsOf } from '../../state/building/select.js';
import { h, setText } from '../dom/h.js';
import { watch } from '../dom/watch.js';
import { runLoop } from '../effects/loop.js';
import { createThemer } from '../effects/system.js';
import { listenToPlayKeys } from '../page/keys.js';
import { keepInReach } from '../transport/in-reach.js';
import { createCount } from './count.js';
import { screenWhileSeen } from './effects/seen.js';
import { createPane } from './pane.js';
import { createTransport } from './transport.js';

/** What is in the middle of the window is read: of two bars that play, its own stays in view. */
const middle = '-45% 0px';

/**
 * “Names that hurt” below its heading.
 *
 * @param {object} parts
 * @param {Store} parts.lab
 * @param {Words} parts.words
 * @param {BuildingWords} parts.building
 * @param {(name: string) => string} parts.id
 * @param {BuildingDesk} parts.desk
 * @returns {{element: HTMLElement, attach: () => void, destroy: () => void}} call `attach` once it is in the page
 */
export function createBuilding({ lab, words, building, id, desk }) {
  const { store, stage, travel } = desk;
  /** @type {BuildingContext} */
  const context = { store, stage, words, building, id };
  const panes = lanes.map((lane) => createPane(context, lane));
  const transport = createTransport(context, travel);
  const count = createCount(context);
  const finding = h('p', { class: 'building-finding', 'data-building-finding': '', role: 'status' });
  const probe = h('span', { class: 'visually-hidden', 'aria-hidden': 'true' });
  const element = h('div', { class: 'building-body' },
    count.element,
    h('section', { class: 'panes building-panes', 'aria-label': building.panes.label }, ...panes.map((pane) => pane.element)),
    h('p', { class: 'setting-note building-legend' }, building.panes.legend), finding, transport.element, probe);

  const paint = watch(
    (/** @type {BuildingState} */ state) => [state.standing, stepsOf(state).ordinary, stepsOf(state).colliding],
    (_standing, _ordinary, _colliding) => stage.draw(stepsOf(store.get())),
  );
  const tell = watch(
    (/** @type {BuildingState} */ state) => [state.standing],
    (standing) => {
      const ordinary = standing?.ordinary;
      const colliding = standing?.colliding;
      const comparable = ordinary?.done && colliding?.done && ordinary.id === colliding.id;
      setText(finding, comparable ? building.panes.finding(ordinary, colliding) : '');
    },
  );
  /** @type {(() => void)[]} */
  const stops = [];
  return {
    element,
    attach() {
      const theme = createThemer({ root: element, probe, stage });
      const toTheme = () => theme(lab.get());
      stage.setLabels(building.panes.labels);
      toTheme();
      panes.forEach((pane) => pane.attach());
      desk.begin();
      stops.push(
        lab.subscribe(toTheme),
        keepInReach({ bar: transport.bar, played: [element], within: middle }),
        listenToPlayKeys(element, { store, travel }),
        runLoop({
          store,
          screen: screenWhileSeen(element),
          show(state) {
            paint(state);
            tell(state);
            for (const part of [count, transport, ...panes]) part.update(state);
          },
        }),
      );
    },
    destroy() {
      for (const stop of stops) stop();
      for (const part of [count, transport, ...panes]) part.destroy?.();
    },
  };
}

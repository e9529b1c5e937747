/** @import { Store } from './state/types.js' */
/** @import { Context, Part } from './ui/types.js' */
/** @import { Words } from './words/en.js' */
import { createStage } from './draw/stage/client.js';
import { actions } from './state/actions.js';
import { parseAddress } from './state/address.js';
import { initialState } from './state/initial.js';
import { reduce } from './state/reduce.js';
import { firstSource } from './state/sources.js';
import { createStore } from './state/store.js';
import { createArea } from './ui/area/section.js';
import { createDictionary } from './ui/dictionary/section.js';
import { createProgress } from './ui/dictionary/progress.js';
import { h } from './ui/dom/h.js';
import { followAddress } from './ui/effects/address.js';
import { createAnnouncer } from './ui/effects/announcer.js';
import { followBuilds } from './ui/effects/builder.js';
import { runLoop, screenOfWindow } from './ui/effects/loop.js';
import { createPainter } from './ui/effects/painter.js';
import { followTargets } from './ui/effects/reader.js';
import { createRecovery } from './ui/effects/recovery.js';
import { createThemer, followSystem } from './ui/effects/system.js';
import { createTravel } from './ui/effects/travel.js';
import { createFormat } from './ui/format/section.js';
import { createFooter } from './ui/page/footer.js';
import { createHeader } from './ui/page/header.js';
import { createHelp } from './ui/page/help.js';
import { listenToKeys } from './ui/page/keys.js';
import { createNotices } from './ui/page/notices.js';
import { createPanes } from './ui/panes/panes.js';
import { createSentence } from './ui/sentence/sentence.js';
import { createTransport } from './ui/transport/transport.js';
import { en } from './words/en.js';

/**
 * What puts the chart into its section. It reads the store, dispatches `actions.measured` once it
 * knows the time of a step, and hands back the way to end it.
 *
 * @callback MountChart
 * @param {{root: HTMLElement, store: Store, words: Words, id: (name: string) => string}} lab
 * @returns {{destroy: () => void}}
 *
 * @typedef {object} LabOptions
 * @property {Words} [words] the language
 * @property {string} [idPrefix] goes before each id; must differ between two labs of one page
 * @property {EventTarget} [keys] where the keys that play are listened to: by itself, in the lab
 * @property {string} [search] the query of an address that says what to show
 * @property {boolean} [ownsAddress] whether the lab writes what it shows into the address bar
 * @property {MountChart} [mountChart]
 *
 * @typedef {{store: Store, destroy: () => void}} Lab
 */

/**
 * Composes one lab inside an element. It shares nothing with another lab.
 *
 * @param {HTMLElement} root empty; everything that the lab shows goes into it
 * @param {LabOptions} [options]
 * @returns {Lab}
 */
export function createLab(root, options = {}) {
  const { words = en, idPrefix = '', keys = root, search = '', ownsAddress = false, mountChart } = options;
  const store = createStore(reduce, initialState());
  const stage = createStage({
    onFrame: ({ id, frames }) => store.dispatch(actions.painted({ id, frames })),
    onFailure: createRecovery(store),
  });
  const travel = createTravel({ store, stage, words });
  const id = (/** @type {string} */ name) => `${idPrefix}${name}`;
  const page = composePage({ store, stage, travel, words, id });
  root.classList.add('lab');
  root.lang = words.language;
  root.append(...page.elements);

  const stops = [followSystem(store), followBuilds({ store, stage }), followTargets({ store, stage }), listenToKeys(keys, { store, travel })];
  const show = [createThemer({ root, probe: page.probe, stage }), createPainter({ stage, words }), page.update];
  page.attach();
  begin({ store, travel, search });
  if (ownsAddress) stops.push(followAddress(store));
  if (mountChart) stops.push(mountChart({ root: page.openChart(), store, words, id }).destroy);
  stops.push(runLoop({ store, screen: screenOfWindow(), show: (state) => show.forEach((each) => each(state)) }));
  return {
    store,
    destroy() {
      for (const stop of stops) stop();
      page.destroy();
      stage.destroy();
      root.replaceChildren();
    },
  };
}

/**
 * The parts of the page, in reading order.
 *
 * @param {Context} context
 */
function composePage(context) {
  const panes = createPanes(context);
  const area = createArea(context);
  const transport = createTransport(context);
  const chart = h('section', { class: 'section chart', id: context.id('chart'), hidden: true });
  const probe = h('span', { class: 'visually-hidden', 'aria-hidden': 'true' });
  /** @type {(Part | HTMLElement)[]} */
  const order = [
    createHeader(context), createNotices(context), createSentence(context), createProgress(context), panes,
    transport.bar, transport.settings, area, chart, createDictionary(context), createFormat(context),
    createFooter(context), createHelp(context), createAnnouncer(context), probe,
  ];
  const parts = order.filter(isPart);
  return {
    probe,
    elements: order.map((each) => (each instanceof HTMLElement ? each : each.element)),
    attach() {
      panes.attach();
      area.attach();
    },
    openChart() {
      chart.hidden = false;
      return chart;
    },
    /** @param {import('./state/types.js').State} state */
    update: (state) => parts.forEach((part) => part.update(state)),
    destroy: () => parts.forEach((part) => part.destroy?.()),
  };
}

/** @param {Part | HTMLElement} each @returns {each is Part} */
function isPart(each) {
  return !(each instanceof HTMLElement);
}

/**
 * Does what the address wishes. A step that it names is gone to, standing still; without one the
 * teardown runs at once, unless motion is to be reduced.
 *
 * @param {{store: Store, travel: import('./ui/effects/travel.js').Travel, search: string}} parts
 */
function begin({ store, travel, search }) {
  const { source, step, speed, clock, theme, complaints } = parseAddress(search);
  const { dispatch } = store;
  dispatch(actions.setTheme(theme));
  dispatch(actions.setClock(clock));
  dispatch(actions.complain(complaints));
  if (speed !== null) dispatch(actions.setSpeed(speed));
  const input = !source ? 'address' : 'names' in source ? 'names' : 'sentence';
  const wished = source ?? firstSource;
  dispatch(actions.build(wished, input));
  const unsubscribe = store.subscribe(() => {
    const { standing, screen } = store.get();
    if (!standing) return;
    unsubscribe();
    if (step !== null && standing.source === wished) void travel.toStep(step);
    else if (!screen.reducedMotion) dispatch(actions.play(1));
  });
}

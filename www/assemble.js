/** @import { State, Store, Strategy, Wishes } from './state/types.js' */
/** @import { Connect } from './draw/stage/connection.js' */
/** @import { Screen } from './ui/effects/loop.js' */
/** @import { Travel } from './ui/effects/travel.js' */
/** @import { ViewContext } from './ui/types.js' */
/** @import { ViewWords } from './words/en-view.js' */
import { createStage } from './draw/stage/client.js';
import { actions } from './state/actions.js';
import { lessonActions } from './state/lesson/actions.js';
import { initialState } from './state/initial.js';
import { reduce } from './state/reduce.js';
import { firstSource } from './state/sources.js';
import { createStore } from './state/store.js';
import { strategies as usual } from './strategies.js';
import { followBuilds } from './ui/effects/builder.js';
import { runLoop, screenOfWindow } from './ui/effects/loop.js';
import { createPainter } from './ui/effects/painter.js';
import { followTargets } from './ui/effects/reader.js';
import { createRecovery } from './ui/effects/recovery.js';
import { createThemer, followSystem } from './ui/effects/system.js';
import { createTravel } from './ui/effects/travel.js';
import { keepPlace } from './ui/page/keep-place.js';
import { listenToKeys } from './ui/page/keys.js';

/**
 * What a lab shows: its parts in reading order, made for one lab and put into its root.
 *
 * @typedef {object} View
 * @property {readonly HTMLElement[]} elements
 * @property {HTMLElement} probe among the elements; colours are resolved through it
 * @property {() => void} attach called once the elements are in the page
 * @property {(state: State) => void} update
 * @property {() => void} destroy
 */

/**
 * @template {ViewWords} W
 * @typedef {object} AssembleOptions
 * @property {(context: ViewContext<W>) => View} view
 * @property {W} words the language
 * @property {Wishes} wishes what is to be shown at first
 * @property {string} [idPrefix] goes before each id; must differ between two labs of one page
 * @property {EventTarget | null} [keys] where the keys that play are listened to: by itself, in the lab
 * @property {boolean} [plays] whether it runs at once, unless motion is to be reduced; true unless said
 * @property {readonly Strategy[]} [strategies] those that are shown, in their order; find-first and bulk unless said
 * @property {Screen} [screen] when frames are shown: while the window is seen, unless said
 * @property {(store: Store) => () => void} [follow] tells the lab what system or host want: dark or light, motion
 * @property {Connect} connect how a painter is reached
 */

/**
 * @template {ViewWords} [W=ViewWords]
 * @typedef {object} Assembled
 * @property {Store} store
 * @property {Travel} travel
 * @property {Promise<void>} begun once the first dictionary stands, at the step that was wished
 * @property {(words: W) => void} speak says everything in another language at once; what is shown stays
 * @property {() => void} destroy
 */

/**
 * Puts a lab together inside an element. It shares nothing with another lab.
 *
 * @template {ViewWords} W what it says
 * @param {HTMLElement} root empty; everything that the lab shows goes into it
 * @param {AssembleOptions<W>} options
 * @returns {Assembled<W>}
 */
export function assemble(root, options) {
  const { idPrefix = '', keys = root, plays = true, strategies = usual, follow = followSystem, connect } = options;
  const store = createStore(reduce, initialState());
  const stage = createStage({
    strategies,
    onFrame: ({ id, frames }) => store.dispatch(actions.painted({ id, frames })),
    onFailure: createRecovery(store),
    connect,
  });
  let { words } = options;
  /** @type {ViewContext['left']} */
  const left = new Map();
  const travel = createTravel({ store, stage, words: () => words });
  const compose = (/** @type {{anew: boolean}} */ { anew }) => options.view({ store, stage, travel, words, anew, left, id: (name) => `${idPrefix}${name}` });
  const look = (/** @type {View} */ { probe, update }) => [createThemer({ root, probe, stage }), createPainter({ stage, words }), update];
  let view = compose({ anew: false });
  root.classList.add('lab');
  root.lang = words.language;
  root.append(...view.elements);

  store.dispatch(actions.setLanguage(words.language));
  store.dispatch(actions.showStrategies(strategies));
  const stops = [follow(store), followBuilds({ store, stage }), followTargets({ store, stage })];
  if (keys) stops.push(listenToKeys(keys, { store, travel }));
  let show = look(view);
  view.attach();
  const begun = begin({ store, travel, wishes: options.wishes, plays });
  stops.push(runLoop({
    store,
    screen: options.screen ?? screenOfWindow(),
    show: (state) => show.forEach((each) => each(state)),
  }));
  return {
    store,
    travel,
    begun,
    speak(other) {
      words = other;
      const keep = keepPlace(root);
      view.destroy();
      view = compose({ anew: true });
      root.lang = words.language;
      root.replaceChildren(...view.elements);
      show = look(view);
      store.dispatch(actions.setLanguage(words.language));
      view.attach();
      for (const each of show) each(store.get());
      keep();
    },
    destroy() {
      for (const stop of stops) stop();
      view.destroy();
      for (const part of left.values()) part.destroy();
      stage.destroy();
      root.replaceChildren();
    },
  };
}

/**
 * Does what is wished. A step that is named is gone to, standing still; without one the teardown
 * runs at once where it is to, unless motion is to be reduced. A lesson sets both by itself.
 *
 * @param {{store: Store, travel: Travel, wishes: Wishes, plays: boolean}} parts
 * @returns {Promise<void>} once that is done
 */
function begin({ store, travel, wishes, plays }) {
  const { source, step, speed, clock, theme, lesson, complaints } = wishes;
  const { dispatch } = store;
  dispatch(actions.setTheme(theme));
  dispatch(actions.setClock(clock));
  dispatch(actions.complain(complaints));
  if (speed !== null) dispatch(actions.setSpeed(speed));
  if (lesson) dispatch(lessonActions.open(lesson, { source }));
  const input = !source ? 'address' : 'names' in source ? 'names' : 'sentence';
  const wished = source ?? firstSource;
  dispatch(actions.build(wished, input));
  return new Promise((resolve) => {
    const unsubscribe = store.subscribe(() => {
      const { standing, screen } = store.get();
      if (!standing) return;
      unsubscribe();
      const hasStep = step !== null && !lesson && standing.source === wished;
      if (!hasStep && !lesson && plays && !screen.reducedMotion) dispatch(actions.play(1));
      resolve(hasStep ? travel.toStep(step) : undefined);
    });
  });
}

/** @import { Assembled } from '../assemble.js' */
/** @import { Settings } from './attributes.js' */
/** @import { Resources } from './loading/resources.js' */
/** @import { Memento } from './memento.js' */
/** @import { Shell } from './shadow/shell.js' */
/** @import { Tell } from './tell.js' */
import { assemble } from '../assemble.js';
import { LabError } from '../engine/lab-error.js';
import { actions } from '../state/actions.js';
import { strategies } from '../strategies.js';
import { element as english } from '../words/en/element.js';
import { loadElementWords } from '../words/load-element.js';
import { followHost } from './follow-host.js';
import { connectionsTo } from './loading/connections.js';
import { mementoOf } from './memento.js';
import { createGaze } from './gaze.js';
import { tellOf } from './tell.js';
import { loadView } from './views/load.js';

/**
 * The lab that lives in an element while that is near what is seen of the page. It moves in when its
 * code and the engine are there, and moves out leaving what another one needs to go on.
 *
 * @typedef {object} Resident
 * @property {Assembled | null} lab null while it is on its way
 * @property {(seen: boolean) => void} onSeen
 * @property {(ask: Ask) => void} ask does something to the lab, once it stands
 * @property {() => Memento} leave
 */

/** @typedef {(lab: Assembled) => void} Ask */

/**
 * @param {object} parts
 * @param {Shell} parts.shell
 * @param {Resources} parts.resources
 * @param {Settings} parts.settings
 * @param {Memento} parts.from where to begin
 * @param {Ask[]} parts.asks what has been asked already; is emptied once it is done
 * @param {boolean} parts.seen
 * @param {Tell} parts.tell
 * @param {() => boolean} parts.mayStart asked when it is seen: whether it is to play by itself
 * @returns {Resident}
 */
export function moveIn({ shell, resources, settings, from, asks, seen, tell, mayStart }) {
  const gaze = createGaze(seen);
  /** @type {{lab: Assembled, root: HTMLElement, stops: (() => void)[]} | null} */
  let home = null;
  let left = false;
  let hasBegun = false;

  const begin = (/** @type {Assembled} */ lab) => {
    const start = () => {
      const { standing, screen } = lab.store.get();
      if (!left && standing && gaze.seen() && !screen.reducedMotion && mayStart()) lab.store.dispatch(actions.play(1));
    };
    void lab.begun.then(() => {
      if (left) return;
      hasBegun = true;
      for (const ask of asks.splice(0)) ask(lab);
      if (from.playing) lab.store.dispatch(actions.play(1));
      start();
      home?.stops.push(gaze.onChange(start));
    });
  };
  let own = english;
  const arrive = async () => {
    own = await loadElementWords(settings.language);
    if (left) return;
    shell.speak(own);
    const [{ sheets, words, compose }, wasm] = await Promise.all([bringView(settings), resources.engine()]);
    if (left) return;
    const { stage, measure } = connectionsTo(resources, wasm);
    const shown = settings.strategy ? [settings.strategy] : strategies;
    const root = shell.open({ settings, sheets });
    const lab = assemble(root, {
      words,
      wishes: from.wishes,
      strategies: shown,
      plays: false,
      connect: stage,
      follow: followHost,
      screen: gaze.screen,
      view: (context) => compose(context, {
        strategies: shown,
        controls: settings.controls,
        locked: settings.locked,
        measure,
      }),
    });
    home = { lab, root, stops: [tellOf(lab.store, tell), gaze.paintOnce(lab.store)] };
    shell.show(root);
    begin(lab);
  };
  arrive().catch((thrown) => {
    if (left) return;
    const error = thrown instanceof LabError ? thrown : new LabError('engine-failed', String(thrown));
    shell.fail(own.failed(error.message));
    tell('lab-error', { code: error.code, message: error.message, attribute: null });
  });

  return {
    get lab() {
      return home?.lab ?? null;
    },
    onSeen: gaze.tell,
    ask(ask) {
      if (home && hasBegun) ask(home.lab);
      else asks.push(ask);
    },
    leave() {
      left = true;
      if (!home) return from;
      const { lab, root, stops } = home;
      const memento = mementoOf(lab.store.get(), from.wishes);
      for (const stop of stops) stop();
      shell.close(root);
      lab.destroy();
      return memento;
    },
  };
}

/** @param {Settings} settings */
async function bringView({ view, language }) {
  const { sheets, bring } = await loadView[view]();
  return { sheets, ...await bring(language) };
}

/** @import { Action, Built, ClockName, Complaint, Door, InputName, Painted, PerShown, PlayAction } from './types.js' */
/** @import { Language, Reading, Refusal, Source, State, Strategy, ThemeChoice } from './types.js' */
/** @import { GridView, Place } from '../draw/types.js' */

/**
 * All that can happen to a lab. Whoever wants a change dispatches one of these.
 */
export const actions = Object.freeze({
  /** @param {Source} source @param {InputName} input the one that asks @returns {Action} */
  build: (source, input) => ({ type: 'build/asked', source, input }),
  /** @returns {Action} */
  buildIsSlow: () => ({ type: 'build/slow' }),
  /** @param {Built} built @returns {Action} */
  built: (built) => ({ type: 'build/done', built }),
  /** @returns {Action} */
  stopBuilding: () => ({ type: 'build/stopped' }),
  /** @param {InputName} input @param {Refusal} refusal @returns {Action} */
  refuse: (input, refusal) => ({ type: 'input/refused', input, refusal }),
  /** @param {InputName} input @returns {Action} */
  accept: (input) => ({ type: 'input/accepted', input }),
  /** @param {Painted} painted @returns {Action} */
  painted: (painted) => ({ type: 'stage/painted', painted }),
  /** @param {Refusal} refusal @returns {Action} */
  failed: (refusal) => ({ type: 'stage/failed', refusal }),
  /** @returns {PlayAction} */
  toggle: () => ({ type: 'play/toggled' }),
  /** @param {1 | -1} direction @returns {PlayAction} */
  play: (direction) => ({ type: 'play/started', direction }),
  /** @returns {PlayAction} */
  pause: () => ({ type: 'play/paused' }),
  /** @returns {PlayAction} */
  restart: () => ({ type: 'play/restarted' }),
  /** @param {number} milliseconds since the tick before @returns {PlayAction & {type: 'play/ticked'}} */
  tick: (milliseconds) => ({ type: 'play/ticked', milliseconds }),
  /** @param {number} by whole steps of the leader; negative goes back @returns {PlayAction} */
  stepBy: (by) => ({ type: 'play/stepped', by }),
  /** @param {number} position @returns {PlayAction} */
  moveTo: (position) => ({ type: 'play/moved', position }),
  /** @param {number} speed steps a second @returns {PlayAction} */
  setSpeed: (speed) => ({ type: 'play/speed', speed }),
  /** @param {boolean} on @returns {PlayAction} */
  gather: (on) => ({ type: 'play/gather', on }),
  /** @param {ClockName} clock @returns {PlayAction} */
  setClock: (clock) => ({ type: 'play/clock', clock }),
  /** @param {PerShown<number | null>} nanoseconds a step @returns {Action} */
  measured: (nanoseconds) => ({ type: 'measured', nanoseconds }),
  /** @param {State['timed']} timed of find-first, by the chart's run @returns {Action} */
  timed: (timed) => ({ type: 'timed', timed }),
  /** @param {Strategy} strategy @param {GridView} view @returns {Action} */
  setView: (strategy, view) => ({ type: 'pane/view', strategy, view }),
  /** @param {Strategy} strategy @param {Place | null} target @returns {Action} */
  aim: (strategy, target) => ({ type: 'pane/target', strategy, target }),
  /** @param {Strategy} strategy @param {Reading} reading @returns {Action} */
  read: (strategy, reading) => ({ type: 'pane/reading', strategy, reading }),
  /** @param {Strategy} strategy @param {Place} place @returns {Action} */
  pick: (strategy, place) => ({ type: 'pane/picked', strategy, place }),
  /** @param {ThemeChoice} theme @returns {Action} */
  setTheme: (theme) => ({ type: 'screen/theme', theme }),
  /** @param {Language} language @returns {Action} */
  setLanguage: (language) => ({ type: 'screen/language', language }),
  /** @param {{dark: boolean, reducedMotion: boolean}} system @returns {Action} */
  system: ({ dark, reducedMotion }) => ({ type: 'screen/system', dark, reducedMotion }),
  /** @param {boolean} open @returns {Action} */
  showHelp: (open) => ({ type: 'screen/help', open }),
  /** @param {boolean} open @returns {Action} */
  showShare: (open) => ({ type: 'screen/share', open }),
  /** @param {readonly Complaint[]} complaints @returns {Action} */
  complain: (complaints) => ({ type: 'screen/complaints', complaints }),
  /** @param {Door | null} door null: none @returns {Action} */
  openDoor: (door) => ({ type: 'screen/door', door }),
  /** @param {readonly Strategy[]} shown in their order @returns {Action} */
  showStrategies: (shown) => ({ type: 'screen/strategies', shown }),
});

/** @import { Action, InputName, Refusal, State } from './types.js' */
import { gatheringStart } from './speed.js';
import { perStrategy } from '../strategies.js';

/**
 * What is built, what is being built and what was refused. A refusal leaves what stands alone.
 *
 * @param {State} state
 * @param {Action} action
 * @returns {State}
 */
export function reduceDictionary(state, action) {
  switch (action.type) {
    case 'build/asked':
      return { ...state, pending: { source: action.source, input: action.input, slow: false } };
    case 'build/slow':
      return state.pending ? { ...state, pending: { ...state.pending, slow: true } } : state;
    case 'build/stopped':
      return state.pending ? { ...state, pending: null } : state;
    case 'build/done':
      return state.pending ? stand(state, state.pending, action.built) : state;
    case 'input/refused':
      return refuse(state, action.input, action.refusal);
    case 'input/accepted':
      return without(state, [action.input]);
    case 'stage/painted':
      return { ...state, painted: action.painted };
    case 'stage/failed':
      return { ...state, failure: action.refusal };
    case 'measured':
      return { ...state, measured: learn(state.measured, action.nanoseconds) };
    case 'timed':
      return { ...state, timed: action.timed };
    default:
      return state;
  }
}

/**
 * A sweep of large dictionaries may leave a strategy below the clock that a smaller look could time: what was known
 * stays. What was looked at in vain is known to be below the clock, until it is told.
 *
 * @param {State['measured']} known
 * @param {State['measured']} news
 * @returns {State['measured']}
 */
function learn(known, news) {
  const told = Object.entries(news).filter(([, ns]) => ns !== null);
  return { ...news, ...known, ...Object.fromEntries(told) };
}

/**
 * The new dictionary takes the stage, from its first step. It goes on playing if the one before
 * was, or had played to its end: but where motion is to be reduced only in the first case.
 *
 * @param {State} state
 * @param {import('./types.js').Pending} pending
 * @param {import('./types.js').Built} built
 * @returns {State}
 */
function stand(state, pending, built) {
  const { playback, screen } = state;
  const goesOn = playback.playing || (playback.finished && !screen.reducedMotion);
  // Both inputs of the count now show the new one; a list of names stays as typed, with its refusal.
  // What the page shows of itself, after it refused its address, settles nothing.
  /** @type {InputName[]} */
  const settled = pending.input === 'address' ? [] : ['sentence', 'chooser', 'step'];
  if (pending.input === 'names') settled.push('names');
  return without(
    {
      ...state,
      standing: { source: pending.source, built },
      pending: null,
      failure: pending.input === 'address' ? state.failure : null,
      panes: perStrategy(() => ({ view: null, target: null, reading: null, picked: null })),
      playback: {
        ...playback,
        position: 0,
        fraction: 0,
        direction: 1,
        playing: goesOn,
        finished: false,
        speed: playback.gathering ? gatheringStart : playback.speed,
      },
    },
    settled,
  );
}

/**
 * @param {State} state
 * @param {InputName} input
 * @param {Refusal} refusal
 * @returns {State}
 */
function refuse(state, input, refusal) {
  const pending = state.pending?.input === input ? null : state.pending;
  return { ...state, pending, refusals: { ...state.refusals, [input]: refusal } };
}

/**
 * @param {State} state
 * @param {readonly InputName[]} inputs
 * @returns {State}
 */
function without(state, inputs) {
  if (!inputs.some((input) => state.refusals[input])) return state;
  const kept = Object.entries(state.refusals).filter(
    ([input]) => !inputs.includes(/** @type {InputName} */ (input)),
  );
  return { ...state, refusals: Object.fromEntries(kept) };
}

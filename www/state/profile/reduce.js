/** @import { ProfilePair } from '../../measure/types.js' */
/** @import { ProfileAction, ProfileRun, ProfileState } from './types.js' */
import { subjectOf } from './subject.js';

/**
 * The profile's reducer. What was measured stays, however a run ends; a count that is measured anew
 * takes the place of its earlier profiles, and a run of other names that of all.
 *
 * @param {ProfileState} state
 * @param {ProfileAction} action
 * @returns {ProfileState}
 */
export function reduceProfile(state, action) {
  switch (action.type) {
    case 'page/shown':
      return action.count === state.page && action.format === state.format
        ? state
        : { ...state, page: action.count, format: action.format, building: buildingKnown(state, action), chosen: action.count };
    case 'clock/known':
      return { ...state, clock: action.ns };
    case 'count/chosen':
      return { ...state, chosen: action.count };
    case 'scale/chosen':
      return { ...state, scale: action.scale };
    case 'target/set':
      return { ...state, target: action.target };
    case 'run/asked':
      return { ...madeRoom(state, action.names), run: reduceRun(state.run, action) };
    case 'run/pair':
      return isUnderWay(state.run)
        ? { ...state, pairs: insert(state.pairs, action.pair), run: { ...state.run, done: state.run.done + 1 } }
        : state;
    default:
      return { ...state, run: reduceRun(state.run, action) };
  }
}

/** @param {ProfileRun | null} run @returns {run is ProfileRun} whether it is still being measured */
export function isUnderWay(run) {
  return run?.phase === 'running' || run?.phase === 'stopping';
}

/** @param {ProfileRun | null} run @param {ProfileAction} action @returns {ProfileRun | null} */
function reduceRun(run, action) {
  if (action.type === 'run/asked') {
    const { pace, counts, names } = action;
    return { pace, counts, done: 0, phase: 'running', progress: null, failure: null, names };
  }
  if (!isUnderWay(run)) return run;
  switch (action.type) {
    case 'run/progress': return { ...run, progress: action.progress };
    case 'run/stop': return { ...run, phase: 'stopping' };
    case 'run/stopped': return { ...run, phase: 'stopped', progress: null };
    case 'run/done': return { ...run, phase: 'done', progress: null };
    case 'run/failed':
      return { ...run, phase: 'failed', progress: null, failure: { code: action.code, message: action.message } };
    default: return run;
  }
}

/**
 * The state when these names are to be measured: profiles of others would be taken for theirs, and a
 * count that they do not reach cannot be looked at any more.
 *
 * @param {ProfileState} state
 * @param {ProfileRun['names']} names
 * @returns {ProfileState}
 */
function madeRoom(state, names) {
  if (subjectOf(state) === names) return state;
  const isReached = names === null || state.chosen <= names.length;
  return { ...state, pairs: [], chosen: isReached ? state.chosen : (state.page ?? names.length) };
}

/**
 * What is known of building the format: of as many of its names as were ever built.
 *
 * @param {Pick<ProfileState, 'format' | 'building'>} state
 * @param {Extract<ProfileAction, {type: 'page/shown'}>} action
 */
function buildingKnown({ format, building }, action) {
  const isMore = building !== null && action.building !== null && building.count > action.building.count;
  return action.format === format && isMore ? building : action.building;
}

/** @param {readonly ProfilePair[]} pairs @param {ProfilePair} pair @returns {readonly ProfilePair[]} */
function insert(pairs, pair) {
  const others = pairs.filter(({ before }) => before.count !== pair.before.count);
  return [...others, pair].sort((one, other) => one.before.count - other.before.count);
}

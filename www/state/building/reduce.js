/** @import { BuildingAction, BuildingState, Lane, LaneProgress } from './types.js' */
import { play, playbackAtStart, restart } from '../playback.js';
import { holdToRail, reducePlayback } from '../reduce-playback.js';
import { firstCount, perLane } from './lanes.js';
import { railOf } from './select.js';

/** @returns {BuildingState} the first two dictionaries are asked for */
export function initialBuilding() {
  return {
    asked: { id: 1, count: firstCount },
    standing: null,
    coming: comingOf(1, firstCount),
    painted: perLane(() => null),
    playback: playbackAtStart(),
    refusal: null,
  };
}

/** @param {number} id @param {number} count */
function comingOf(id, count) {
  return perLane((lane) => ({ id, lane, count, entries: 0, steps: 0, compares: 0 }));
}

/**
 * @param {BuildingState} state
 * @param {BuildingAction} action
 * @returns {BuildingState} the same object when nothing changes
 */
export function reduceBuilding(state, action) {
  switch (action.type) {
    case 'building/asked': {
      const asked = { id: state.asked.id + 1, count: action.count };
      return { ...state, asked, coming: comingOf(asked.id, asked.count), refusal: null };
    }
    case 'building/progressed':
      return isNews(state, action.progress) ? withComing(state, action.progress.lane, action.progress) : state;
    case 'building/built':
      return isNews(state, action.progress) ? built(state, action) : state;
    case 'building/painted':
      return { ...state, painted: action.frames };
    case 'building/refused':
      return { ...(action.lane ? withComing(state, action.lane, null) : state), refusal: action.refusal };
    case 'building/accepted':
      return state.refusal ? { ...state, refusal: null } : state;
    default: {
      const playback = reducePlayback(state.playback, action, railOf(state));
      return playback === state.playback ? state : { ...state, playback };
    }
  }
}

/** What was asked for before the last time is of no interest. @param {BuildingState} state @param {LaneProgress} progress */
function isNews({ asked }, { id }) {
  return asked.id === id;
}

/** @param {BuildingState} state @param {Lane} lane @param {LaneProgress | null} progress @returns {BuildingState} */
function withComing(state, lane, progress) {
  return { ...state, coming: { ...state.coming, [lane]: progress } };
}

/**
 * The first of the two to stand is played from its start. When the other comes, the rail may be
 * longer than it was: a playhead that had reached its end goes on.
 *
 * @param {BuildingState} state
 * @param {Extract<BuildingAction, {type: 'building/built'}>} action
 * @returns {BuildingState}
 */
function built(state, { progress, done, plays }) {
  const { lane, id } = progress;
  const before = state.standing ?? perLane(() => null);
  const next = { ...withComing(state, lane, null), standing: { ...before, [lane]: { ...progress, done } } };
  const rail = railOf(next);
  const length = rail?.length ?? 0;
  const isFirst = before[lane === 'ordinary' ? 'colliding' : 'ordinary']?.id !== id;
  const { playback } = state;
  if (isFirst) {
    const fresh = restart({ ...playback, direction: 1 }, length);
    return { ...next, playback: { ...fresh, playing: plays && fresh.playing } };
  }
  const goesOn = playback.finished && playback.direction === 1 && playback.position < length;
  return { ...next, playback: goesOn ? play(playback, length, 1) : holdToRail(playback, rail) };
}

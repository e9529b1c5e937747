/** @import { Refusal } from '../types.js' */
/** @import { BuildingAction, Lane, LaneBuilt, LaneFrame, LaneProgress, PerLane } from './types.js' */

/** All that can happen to “Names that hurt”, besides playing. */
export const buildingActions = Object.freeze({
  /** @param {number} count names of each dictionary @returns {BuildingAction} */
  ask: (count) => ({ type: 'building/asked', count }),
  /** @param {LaneProgress} progress @returns {BuildingAction} */
  progressed: (progress) => ({ type: 'building/progressed', progress }),
  /**
   * @param {LaneBuilt} progress
   * @param {{done: boolean, plays: boolean}} how `done`: not stopped; `plays`: at once
   * @returns {BuildingAction}
   */
  built: (progress, { done, plays }) => ({ type: 'building/built', progress, done, plays }),
  /** @param {PerLane<LaneFrame | null>} frames @returns {BuildingAction} */
  painted: (frames) => ({ type: 'building/painted', frames }),
  /**
   * @param {Refusal} refusal
   * @param {Lane | null} [lane] what was to be built there; null: the number itself is refused
   * @returns {BuildingAction}
   */
  refuse: (refusal, lane = null) => ({ type: 'building/refused', refusal, lane }),
  /** What was typed is what is there already. @returns {BuildingAction} */
  accept: () => ({ type: 'building/accepted' }),
});

/** @import { Refusal } from '../types.js' */
/** @import { BuildingAction, LaneBuilt, LaneFrame, LaneProgress, PerLane } from './types.js' */

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
  /** @param {Refusal} refusal @returns {BuildingAction} */
  refuse: (refusal) => ({ type: 'building/refused', refusal }),
  /** What was typed is what is there already. @returns {BuildingAction} */
  accept: () => ({ type: 'building/accepted' }),
});

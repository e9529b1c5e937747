/** @import { BuildingStore } from './types.js' */
import { createStore } from '../store.js';
import { initialBuilding, reduceBuilding } from './reduce.js';

/** @returns {BuildingStore} in which the first two dictionaries are asked for */
export function createBuildingStore() {
  return createStore(reduceBuilding, initialBuilding());
}

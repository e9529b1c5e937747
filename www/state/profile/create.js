/** @import { ProfileStore } from './types.js' */
import { firstSource } from '../sources.js';
import { createStore } from '../store.js';
import { reduceProfile } from './reduce.js';

/** @returns {ProfileStore} of a profile of which nothing has been measured */
export function createProfileStore() {
  return createStore(reduceProfile, {
    page: null, format: null, building: null, clock: null, chosen: firstSource.count, pairs: [], run: null, scale: 'same', target: null,
  });
}

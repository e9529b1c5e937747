/** @import { OwningStore } from './types.js' */
import { createStore } from '../store.js';
import { initialOwning, reduceOwning } from './reduce.js';

/** @returns {OwningStore} in which nothing has been counted */
export function createOwningStore() {
  return createStore(reduceOwning, initialOwning());
}

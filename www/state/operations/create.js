/** @import { OperationsStore } from './types.js' */
import { createStore } from '../store.js';
import { initialOperations, reduceOperations } from './reduce.js';

/** @returns {OperationsStore} in which nothing has been counted */
export function createOperationsStore() {
  return createStore(reduceOperations, initialOperations());
}

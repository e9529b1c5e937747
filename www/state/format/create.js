/** @import { FormatStore } from './types.js' */
import { createStore } from '../store.js';
import { initialFormat, reduceFormat } from './reduce.js';

/** @returns {FormatStore} of a format of which nothing has been read */
export function createFormatStore() {
  return createStore(reduceFormat, initialFormat());
}

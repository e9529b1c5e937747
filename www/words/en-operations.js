import { picture } from './en-operations/picture.js';
import { table } from './en-operations/table.js';

/** All that “The other operations” says once it is near, in English. */
export const enOperations = Object.freeze({ picture, table });

/** @typedef {typeof enOperations} OperationsWords */

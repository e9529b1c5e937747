import { picture } from './ru-operations/picture.js';
import { table } from './ru-operations/table.js';

/** All that «Другие операции» says once it is near. @type {import('./en-operations.js').OperationsWords} */
export const ruOperations = Object.freeze({ picture, table });

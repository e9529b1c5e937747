import { costs } from './ru-format/costs.js';
import { reading } from './ru-format/reading.js';

/** All that “Your own format” says once something was given, in Russian. @type {import('./en-format.js').FormatWords} */
export const ruFormat = Object.freeze({ costs, reading });

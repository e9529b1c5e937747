import { costs } from './en-format/costs.js';
import { reading } from './en-format/reading.js';

/** All that “Your own format” says once something was given, in English. */
export const enFormat = Object.freeze({ costs, reading });

/** @typedef {typeof enFormat} FormatWords */

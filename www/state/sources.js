/** @import { Family } from './types.js' */

/** The dictionary that is shown to whoever asks for none. */
export const firstSource = Object.freeze({ family: /** @type {const} */ ('field'), count: 300 });

/**
 * The families of names, in the order in which they are offered.
 * @type {readonly Family[]}
 */
export const families = Object.freeze(['field', 'f', 'padded', 'snake', 'cyrillic', 'hex', 'collide']);

/**
 * Numbers of names that are worth trying, each for its reason.
 */
export const presets = Object.freeze(/** @type {const} */ ([8, 106, 2155, 2156, 4306, 8603, 10_000, 1_000_000]));

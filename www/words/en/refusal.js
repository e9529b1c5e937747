/**
 * What the engine or an importer says of what it refuses, in this language: they speak it.
 *
 * @param {string} sentence
 * @returns {string | null} null: there are no words for it
 */
export const refusal = (sentence) => sentence;

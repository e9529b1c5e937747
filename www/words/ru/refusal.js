import { phrases, refusals } from '../catalogue/ru.js';
import { translatorOf } from '../catalogue/translator.js';
import { numbers } from './nouns.js';

/** Gaps that hold what the reader has written, letter for letter. */
const verbatim = new Set(['name', 'sign', 'text']);

const phrase = translatorOf(phrases, fill);
const sentence = translatorOf(refusals, fill);

/** @type {typeof import('../en/refusal.js').refusal} */
export const refusal = sentence;

/** A refusal within a sentence: as it is where there are no words for it. @param {string} message */
export const told = (message) => sentence(message) ?? message;

/**
 * A number is written as Russian groups it, a phrase or a sentence within a sentence is translated, and what is neither
 * stays as it is.
 *
 * @param {string} gap
 * @param {string} text
 * @returns {string}
 */
function fill(gap, text) {
  if (verbatim.has(gap)) return text;
  if (/^\d{1,3}(?:,\d{3})+$|^\d{5,15}$/.test(text)) return numbers.whole(Number(text.replaceAll(',', '')));
  if (gap === 'problem') return sentence(text) ?? `разборщик сообщает: ${text}`;
  return phrase(text) ?? text;
}

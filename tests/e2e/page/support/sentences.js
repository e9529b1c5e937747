import { namesOfThings } from './russian.js';

/**
 * The plain sentences among the words of a part: two words at least, as they are shown. Texts that are
 * functions of numbers are left out.
 *
 * @param {unknown} words
 * @returns {string[]}
 */
export function sentencesIn(words) {
  if (typeof words === 'string') return / /.test(words) && /[a-z]{2}/.test(words) && !namesOfThings.includes(words) ? [words] : [];
  return typeof words === 'object' && words !== null ? [...new Set(Object.values(words).flatMap(sentencesIn))] : [];
}

/** A script that finds which of some sentences stand in an element, as a text or as the name of something. */
export const findSentences = `
  const [selector, sentences] = arguments;
  const spoken = ['aria-label', 'title', 'placeholder', 'aria-valuetext'];
  const texts = [...document.querySelectorAll(selector)].flatMap((root) => [root, ...root.querySelectorAll('*')]).flatMap((element) => [
    ...[...element.childNodes].filter((node) => node instanceof Text).map((node) => node.data),
    ...spoken.map((name) => element.getAttribute(name) ?? ''),
  ]);
  return sentences.filter((sentence) => texts.some((text) => text.includes(sentence)));`;

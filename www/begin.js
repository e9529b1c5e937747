/** @import { LabOptions } from './lab.js' */
import { createLab } from './lab.js';
import { parseAddress } from './state/address.js';
import { keptLanguage } from './ui/effects/kept-language.js';
import { loadWords } from './words/load.js';

/**
 * Begins the page, in the language that its address says, or else that was chosen here before, or
 * else English.
 *
 * @param {HTMLElement} root what it holds stays until the lab takes its place
 * @param {Omit<LabOptions, 'words' | 'language' | 'keys' | 'search' | 'ownsAddress'>} options how workers are reached, and
 *   what goes into the page's sections
 */
export async function beginPage(root, options) {
  const { search } = window.location;
  const language = parseAddress(search).language ?? keptLanguage() ?? 'en';
  // Should they not come, the lab begins in English, asks for them anew, and then says why.
  const [words] = await Promise.all([loadWords(language).catch(() => undefined), nextTask()]);
  root.replaceChildren();
  createLab(root, { ...options, words, language, keys: document, search, ownsAddress: true });
}

/** The page's code has just been run: between that and its first use the browser can answer to the reader. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

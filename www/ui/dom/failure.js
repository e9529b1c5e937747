import { h } from './h.js';

/**
 * What stands where something did not come: why, and the button that tries again.
 *
 * @param {object} parts
 * @param {{failed: (message: string) => string, retry: string}} parts.words
 * @param {unknown} parts.error
 * @param {() => void} parts.onRetry
 * @param {string} [parts.name] what the button does, for whoever looks for it
 * @returns {HTMLElement[]}
 */
export function failureOf({ words, error, onRetry, name = 'retry' }) {
  return [
    h('p', { class: 'notice notice-failure', role: 'alert' }, words.failed(error instanceof Error ? error.message : String(error))),
    h('button', { type: 'button', class: 'button', 'data-do': name, on: { click: onRetry } }, words.retry),
  ];
}

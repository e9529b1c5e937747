import { onApproach } from '../chart/moments.js';
import { h } from '../dom/h.js';

/**
 * What a section says before it is there, and when it does not come.
 *
 * @typedef {object} LaterWords
 * @property {string} heading
 * @property {string} lead
 * @property {string} loading
 * @property {(message: string) => string} failed
 * @property {string} retry
 */

/**
 * Puts a section's heading into its place at once, and what is below it once it comes near.
 *
 * @param {object} parts
 * @param {HTMLElement} parts.root
 * @param {string} parts.name goes before its classes and ids
 * @param {LaterWords} parts.words
 * @param {(name: string) => string} parts.id
 * @param {() => Promise<() => {element: HTMLElement, destroy: () => void}>} parts.load brings what makes it
 * @returns {{destroy: () => void}}
 */
export function mountLater({ root, name, words, id, load }) {
  const heading = h('h2', { class: 'section-heading', id: id(`${name}-heading`) }, words.heading);
  const place = h('div', { class: `${name}-place` }, h('p', { class: 'chart-waiting' }, words.loading));
  root.setAttribute('aria-labelledby', heading.id);
  root.append(heading, h('p', { class: 'section-lead' }, words.lead), place);
  let ended = false;
  /** @type {(() => void)[]} */
  const stops = [];

  const show = async () => {
    try {
      const make = await load();
      if (ended) return;
      const section = make();
      stops.push(section.destroy);
      place.replaceChildren(section.element);
    } catch (error) {
      if (!ended) place.replaceChildren(...failure(error));
    }
  };
  /** @param {unknown} error */
  const failure = (error) => [
    h('p', { class: 'notice notice-failure', role: 'alert' }, words.failed(error instanceof Error ? error.message : String(error))),
    h('button', { type: 'button', class: 'button', on: { click: () => void show() } }, words.retry),
  ];
  stops.push(onApproach(place, () => void show()));
  return {
    destroy() {
      ended = true;
      for (const stop of stops) stop();
    },
  };
}

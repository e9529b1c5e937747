import { onApproach } from '../chart/moments.js';
import { failureOf } from '../dom/failure.js';
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
 *
 * @typedef {object} LaterContent
 * @property {HTMLElement} element
 * @property {() => void} [attach] called once the element is in the page
 * @property {() => void} destroy
 */

/**
 * Fills a section: its heading at once, and what is below it once it comes near.
 *
 * @param {object} parts
 * @param {HTMLElement} parts.root the section, empty
 * @param {string} parts.name goes before its classes and ids
 * @param {LaterWords} parts.words
 * @param {(name: string) => string} parts.id
 * @param {(onFailure: (error: unknown) => void) => Promise<() => LaterContent>} parts.load brings what makes it;
 *   content that dies is told to `onFailure`
 * @param {boolean} [parts.now] whether it does not wait until it comes near
 * @returns {{hasBegun: () => boolean, destroy: () => void}} `hasBegun`: whether the content was asked for
 */
export function mountLater({ root, name, words, id, load, now = false }) {
  const heading = h('h2', { class: 'section-heading', id: id(`${name}-heading`) }, words.heading);
  const place = h('div', { class: `section-content ${name}-place` }, h('p', { class: 'section-waiting' }, words.loading));
  root.setAttribute('aria-labelledby', heading.id);
  root.append(heading, h('p', { class: 'section-lead' }, words.lead), place);

  let ended = false;
  let begun = false;
  /** @type {LaterContent | null} */
  let content = null;
  const end = () => {
    content?.destroy();
    content = null;
  };
  const show = async () => {
    begun = true;
    try {
      const make = await load(fail);
      if (ended) return;
      content = make();
      place.replaceChildren(content.element);
      content.attach?.();
    } catch (error) {
      fail(error);
    }
  };
  /** What has failed is taken away, to be begun anew. @param {unknown} error */
  function fail(error) {
    end();
    if (ended) return;
    place.replaceChildren(...failureOf({ words, error, onRetry: () => void show(), name: `retry-${name}` }));
  }
  const stop = now ? () => {} : onApproach(place, () => void show());
  if (now) void show();
  return {
    hasBegun: () => begun,
    destroy() {
      ended = true;
      stop();
      end();
    },
  };
}

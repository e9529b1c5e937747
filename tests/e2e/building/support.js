/** @typedef {ReturnType<typeof import('../page/support/page.js').usePage>} Page */
/** @typedef {import('../../../www/state/building/types.js').Lane} Lane */

/**
 * What a reader sees of “Names that hurt”, and does to it.
 *
 * @param {Page} page
 */
export function useBuilding(page) {
  const inSection = (/** @type {string} */ selector) => `#building ${selector}`;
  const total = (/** @type {Lane} */ lane) => page.text(`[data-building-total="${lane}"]`);
  const stepOf = async (/** @type {Lane} */ lane) => Number(await page.attribute(`[data-lane="${lane}"]`, 'data-step'));
  const until = {
    /** @param {Lane} lane @param {string} words that its total begins with */
    total: (lane, words) => page.until(`${lane}: ${words}`, async () => (await total(lane)).startsWith(words)),
    /** @param {Lane} lane @param {number} step */
    step: (lane, step) => page.until(`step ${step} of ${lane}`, async () => (await stepOf(lane)) === step),
  };
  return {
    inSection,
    total,
    stepOf,
    until,

    /** Scrolls to the section and waits until both dictionaries stand. */
    async reach() {
      await page.run('document.getElementById("building").scrollIntoView()');
      await until.total('colliding', 'All 2,000 names');
      await until.total('ordinary', 'All 2,000 names');
      await page.until('a picture of both', () => page.run('return document.querySelectorAll("[data-lane][data-step]").length === 2'));
    },

    /** @param {Lane} lane @param {'entries' | 'probes' | 'compares'} name */
    counter: (lane, name) => page.number(`[data-lane="${lane}"] [data-counter="${name}"]`),
    /** @param {Lane} lane */
    status: (lane) => page.text(`[data-building-status="${lane}"]`),
    /** @param {Lane} lane @returns {Promise<string[]>} names of each class of chain lengths */
    chains: (lane) => /** @type {Promise<string[]>} */ (page.run(
      `return [...document.querySelectorAll('[data-building-chains="${lane}"] .chain-count')].map(({textContent}) => textContent)`)),
    isPlaying: async () => (await page.attribute(inSection('[data-do="play"]'), 'data-playing')) === 'true',
    /** Different colours in a picture. @param {Lane} lane */
    colours: (lane) => /** @type {Promise<number>} */ (page.run(`
      const canvas = document.querySelector('[data-building-grid="${lane}"] canvas');
      const copy = new OffscreenCanvas(canvas.width, canvas.height);
      const context = copy.getContext('2d');
      context.drawImage(canvas, 0, 0);
      return new Set(new Uint32Array(context.getImageData(0, 0, canvas.width, canvas.height).data.buffer)).size;`)),
  };
}

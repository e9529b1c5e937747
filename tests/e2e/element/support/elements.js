import { after, before } from 'node:test';
import { fileURLToPath } from 'node:url';

import { openBrowser } from '../../support/browser.js';
import { startServer } from '../../support/server.js';

/** @import { OpenBrowser, Reader } from '../../support/browser.js' */
/** @import { Server } from '../../support/server.js' */

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const PAGES = 'tests/e2e/element/pages/';

/** Longer than this nothing on the page takes, in ms, on a busy machine and without a graphics card. */
const patience = 60_000;

/**
 * Elements in a browser, for all tests of a file.
 *
 * @param {{reader?: Reader, headers?: Record<string, string>}} [options] `headers`: sent with every answer
 */
export function useElements({ reader = {}, headers = {} } = {}) {
  /** @type {OpenBrowser} */
  let browser;
  /** @type {Server} */
  let server;
  before(async () => {
    server = await startServer({ folder: ROOT, path: '/', headers });
    browser = await openBrowser(reader);
  });
  after(async () => {
    await browser?.close();
    await server?.close();
  });

  /** @type {(script: string, ...args: unknown[]) => Promise<any>} */
  const run = (script, ...args) => browser.driver.executeScript(script, ...args);

  /** @param {string} what @param {() => Promise<unknown>} happens */
  async function until(what, happens) {
    await browser.driver.wait(async () => Boolean(await happens()), patience, `waited in vain for: ${what}`);
  }

  /**
   * Asks of something inside an element.
   *
   * @param {string} id of the element
   * @param {string} selector within its shadow root
   * @param {string} script gets it as `it`, null when it is not there
   */
  const inside = (id, selector, script) => run(
    `const it = document.getElementById(arguments[0])?.shadowRoot?.querySelector(arguments[1]) ?? null; ${script}`, id, selector);

  /** @returns {Promise<number>} the step that is painted; NaN while there is none */
  const stepOf = async (/** @type {string} */ id, strategy = 'find-first') =>
    Number((await inside(id, `.pane-${strategy}`, 'return it?.dataset.step')) ?? NaN);

  return {
    run,
    until,
    inside,
    stepOf,
    browser: () => browser,
    server: () => server,

    /** @param {string} [page] */
    async open(page = 'blank.html') {
      await browser.driver.get(`${server.url}${PAGES}${page}`);
      await browser.complaints();
    },

    /**
     * Puts an element at the end of the page.
     *
     * @param {string} id
     * @param {Record<string, string>} attributes
     * @param {string} [content] text that it holds
     */
    add: (id, attributes, content = '') => run(`
      const element = document.createElement('teardown-lab');
      element.id = arguments[0];
      for (const [name, value] of Object.entries(arguments[1])) element.setAttribute(name, value);
      element.append(...(arguments[2] ? [arguments[2]] : []));
      document.body.append(element);`, id, attributes, content),

    /** @param {string} id */
    untilPainted: (id) => until(`${id} is painted`, async () => !Number.isNaN(await stepOf(id))),

    /** @param {string} id @param {number} step */
    untilStep: (id, step) => until(`step ${step} of ${id}`, async () => (await stepOf(id)) === step),

    /** @param {string} [name] @returns {Promise<any[]>} what elements have sent */
    events: async (name) => (await run('return counted.events')).filter((/** @type {any} */ event) => !name || event.name === name),
  };
}

import { after, before } from 'node:test';
import { By, Key, Origin } from 'selenium-webdriver';
import { Command, Name } from 'selenium-webdriver/lib/command.js';
import { openBrowser } from '../../support/browser.js';
import { startServer } from '../../support/server.js';

/** @import { Strategy } from '../../../../www/engine/types.js' */
/** @import { OpenBrowser, Reader } from '../../support/browser.js' */
/** @import { Server } from '../../support/server.js' */

/** Longer than this nothing on the page takes, in ms, on a busy machine and without a graphics card. */
const patience = 60_000;

/** What has not moved for so many frames stands. */
const calmFrames = 10;

/**
 * The page in a browser, for all tests of a file: what a reader sees of it and does to it.
 *
 * @param {{reader?: Reader, server?: Parameters<typeof startServer>[0]}} [options]
 */
export function usePage({ reader = {}, server: place = {} } = {}) {
  /** @type {OpenBrowser} */
  let browser;
  /** @type {Server} */
  let server;
  before(async () => {
    // The server first: should no browser come, it is there to be closed, and does not keep the tests from ending.
    server = await startServer(place);
    browser = await openBrowser(reader);
  });
  after(async () => {
    await browser?.close();
    await server?.close();
  });

  const run = (/** @type {string} */ script, /** @type {unknown[]} */ ...args) => browser.driver.executeScript(script, ...args);
  const find = (/** @type {string} */ selector) => browser.driver.findElement(By.css(selector));

  /**
   * @param {string} what
   * @param {() => Promise<unknown>} happens
   */
  async function until(what, happens) {
    /** @type {unknown} */
    let last;
    await browser.driver.wait(async () => {
      last = await happens();
      return Boolean(last);
    }, patience, `waited in vain for: ${what}`);
  }

  /** What an element says, as a reader reads it: a space that keeps a number with its unit is a space. @param {string} selector */
  const text = async (selector) =>
    String(await run('return document.querySelector(arguments[0])?.textContent ?? ""', selector)).replaceAll('\u00a0', ' ');
  const attribute = async (/** @type {string} */ selector, /** @type {string} */ name) =>
    /** @type {string | null} */ (await run('return document.querySelector(arguments[0])?.getAttribute(arguments[1]) ?? null', selector, name));
  const number = async (/** @type {string} */ selector) => Number((await text(selector)).replaceAll(',', ''));
  const stepOf = async (/** @type {Strategy} */ strategy = 'find-first') => Number(await attribute(`.pane-${strategy}`, 'data-step'));
  const isPlaying = async () => (await attribute('[data-do="play"]', 'data-playing')) === 'true';

  /**
   * Brings an element into the middle of the window. What comes in above it moves it where a browser does not keep the
   * place of what is read (`overflow-anchor`, which WebKit has not): there it is waited for until it stands still.
   *
   * @param {string} selector
   */
  const settle = (selector) => run(`
    const element = document.querySelector(arguments[0]);
    const place = () => { element.scrollIntoView({block: 'center'}); return element.getBoundingClientRect().top; };
    let last = place();
    if (CSS.supports('overflow-anchor', 'auto')) return;
    const stand = (frames) => new Promise((shown) => requestAnimationFrame(shown)).then(() => {
      const unmoved = element.getBoundingClientRect().top === last;
      if (!unmoved) last = place();
      return unmoved && frames === 0 ? null : stand(unmoved ? frames - 1 : arguments[1]);
    });
    return stand(arguments[1]);`, selector, calmFrames);

  /** A place of an element in the window, which must show it. @param {string} selector @param {{x: number, y: number}} share */
  const placeOf = async (selector, { x, y }) => {
    const [left, top, width, height] = /** @type {number[]} */ (await run(`
      const { left, top, width, height } = document.querySelector(arguments[0]).getBoundingClientRect();
      return [left, top, width, height];`, selector));
    return { x: Math.round(Number(left) + x * Number(width)), y: Math.round(Number(top) + y * Number(height)) };
  };

  return {
    run,
    find,
    until,
    text,
    attribute,
    number,
    stepOf,
    isPlaying,
    browser: () => browser,
    server: () => server,

    /**
     * Opens the page and waits until something is painted.
     *
     * @param {string} [query] with its question mark
     */
    async open(query = '') {
      // An address that differs in what follows # alone, or in nothing, does not load the page anew.
      if (query.includes('#')) await browser.driver.get('about:blank');
      await browser.driver.get(`${server.url}${query}`);
      await until('a painted dictionary', () => attribute('.pane-find-first', 'data-step'));
    },

    /** Opens a dictionary that stands still at a step. @param {number} fields @param {number} step @param {string} [family] */
    async openAt(fields, step, family = 'field') {
      await this.open(`?fields=${fields}&step=${step}&family=${family}`);
      await until(`step ${step}`, async () => (await stepOf()) === step);
    },

    /** @param {number} count */
    untilShown: (count) => until(`${count} names`, async () =>
      (await attribute('.count-input-sentence', 'aria-valuenow')) === String(count)),

    /** @param {number} step @param {Strategy} [strategy] */
    untilStep: (step, strategy = 'find-first') => until(`step ${step} of ${strategy}`, async () => (await stepOf(strategy)) === step),

    /**
     * Clicks as a reader does: what has been moved away or made anew by something that just came in is clicked where it is
     * then.
     *
     * @param {string} selector
     */
    click: (selector) => until(`a click on ${selector}`, async () => {
      await settle(selector);
      return find(selector).click().then(() => true, (error) => {
        if (['ElementClickInterceptedError', 'StaleElementReferenceError'].includes(error.name)) return false;
        throw error;
      });
    }),

    /**
     * Goes through a door, once what is seen above it has come in: a click on what moves meanwhile meets something else.
     *
     * @param {string} name
     */
    async openDoor(name) {
      const door = `[data-door="${name}"]`;
      await until('the doors', () => attribute(door, 'href'));
      await settle(door);
      await until('what stands above them', () => run('return document.querySelector("[data-building-count]") !== null'));
      await this.click(door);
    },

    /** Puts other text into a field, as a reader would. @param {string} selector @param {string} content */
    async type(selector, content) {
      await this.click(selector);
      // Drivers differ in how they hold a key down while they type.
      await run('document.querySelector(arguments[0]).select()', selector);
      await find(selector).sendKeys(Key.BACK_SPACE, content.replaceAll('\n', Key.ENTER));
    },

    /** Sends keys to what has the focus. @param {string} selector @param {...string} keys */
    async press(selector, ...keys) {
      await run('document.querySelector(arguments[0]).focus()', selector);
      await browser.driver.actions().sendKeys(...keys).perform();
    },

    /** Presses a key where nothing has the focus. @param {...string} keys */
    async pressAnywhere(...keys) {
      await run('document.activeElement?.blur()');
      await browser.driver.actions().sendKeys(...keys).perform();
    },

    /**
     * Presses the pointer at one place of an element and lets it go at another; places are shares of
     * its width and height, from the top left.
     *
     * @param {string} selector
     * @param {{x: number, y: number}} from
     * @param {{x: number, y: number}} [to]
     */
    async drag(selector, from, to = from) {
      await settle(selector);
      await browser.driver.actions().move(await placeOf(selector, from)).press().move(await placeOf(selector, to)).release().perform();
    },

    /** The same with a finger. @param {string} selector @param {{x: number, y: number}} from @param {{x: number, y: number}} to */
    async swipe(selector, from, to) {
      await settle(selector);
      const at = async (/** @type {{x: number, y: number}} */ place) => ({ type: 'pointerMove', origin: 'viewport', duration: 0, ...(await placeOf(selector, place)) });
      const actions = [await at(from), { type: 'pointerDown', button: 0 }, await at(to), { type: 'pointerUp', button: 0 }];
      await browser.driver.execute(new Command(Name.ACTIONS).setParameter('actions', [
        { type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions },
      ]));
    },

    /** @param {string} selector @param {{x: number, y: number}} place as in drag */
    async hover(selector, place) {
      await run('document.querySelector(arguments[0]).scrollIntoView({block: "nearest", inline: "nearest"})', selector);
      await browser.driver.actions().move(await placeOf(selector, place)).perform();
    },

    /** Moves the pointer sideways while it is held down. @param {string} selector @param {number} pixels */
    async dragSideways(selector, pixels) {
      const element = await find(selector);
      await browser.driver.actions().move({ origin: element }).press()
        .move({ origin: Origin.POINTER, x: pixels, y: 0 }).release().perform();
    },
  };
}

export { Key };

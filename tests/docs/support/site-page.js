import assert from 'node:assert/strict';
import { By } from 'selenium-webdriver';

/** @import { WebDriver } from 'selenium-webdriver' */

/** Longer than this nothing on a page takes, in ms. */
const patience = 30_000;

/** What is asked of an element, wherever it stands. */
const SEE = `
  const lab = document.querySelector('teardown-lab');
  const pane = lab?.shadowRoot?.querySelector('.pane-find-first');
  const box = pane?.getBoundingClientRect();
  return pane ? {
    step: Number(pane.dataset.step), theme: lab.shadowRoot.querySelector('.lab').dataset.theme,
    width: box.width, height: box.height, examined: pane.querySelector('[data-counter="examined"]').textContent,
    places: document.querySelectorAll('teardown-lab').length,
  } : null`;

/** @typedef {{step: number, theme: string, width: number, height: number, examined: string, places: number}} Seen */

/**
 * A page of a site with the lab in it twice: as an element, and in an iframe.
 *
 * @param {WebDriver} driver
 */
export function sitePage(driver) {
  /** @type {(script: string, ...args: unknown[]) => Promise<any>} */
  const run = (script, ...args) => driver.executeScript(script, ...args);

  /** @returns {Promise<Seen | null>} what stands in the page; null while there is nothing */
  const element = () => run(SEE);

  /** @returns {Promise<Seen | null>} what stands in the iframe */
  async function iframe() {
    const [frame] = await driver.findElements(By.css('iframe[src*="embed.html"]'));
    if (!frame) return null;
    await driver.switchTo().frame(frame);
    try {
      return await run(SEE);
    } finally {
      await driver.switchTo().defaultContent();
    }
  }

  /** @param {string} what @param {() => Promise<unknown>} happens */
  async function until(what, happens) {
    await driver.wait(async () => Boolean(await happens()), patience, `waited in vain for: ${what}`);
  }

  /** Both, each with the way to bring it before the reader's eyes: what is far from them does nothing. */
  const places = /** @type {const} */ ([
    { name: 'the element', see: element, selector: 'teardown-lab' },
    { name: 'the iframe', see: iframe, selector: 'iframe[src*="embed.html"]' },
  ]);
  const show = (/** @type {string} */ selector) => until(selector, () => run(`const it = document.querySelector(arguments[0]);
    it?.scrollIntoView({ block: 'start', behavior: 'instant' });
    return it !== null`, selector));

  return {
    run,
    until,
    places,
    show,
    element,
    heading: () => run('return document.querySelector("main h1, article h1")?.textContent.replace(/[^a-z]+$/i, "")'),

    /** Both are there, one each, and their teardowns go on by themselves. */
    async untilBothPlay() {
      for (const { name, see, selector } of places) {
        await show(selector);
        await until(`${name} to be painted`, async () => Number.isFinite((await see())?.step));
        const before = await see();
        assert.equal(before?.places, 1);
        await until(`${name} to advance`, async () => {
          const now = await see();
          return now !== null && now.step > Number(before?.step) && now.width > 100 && now.height > 100;
        });
      }
    },

    /** @param {'light' | 'dark'} theme */
    async untilBothAre(theme) {
      for (const { name, see, selector } of places) {
        await show(selector);
        await until(`${name} to be ${theme}`, async () => (await see())?.theme === theme);
      }
    },

    /** The iframe is as high as what it shows. */
    async untilFrameFits() {
      await show('iframe[src*="embed.html"]');
      await until('the iframe to be as high as its content', async () => {
        const outer = await run('return document.querySelector(\'iframe[src*="embed.html"]\').clientHeight');
        await driver.switchTo().frame(await driver.findElement(By.css('iframe[src*="embed.html"]')));
        const inner = await run('return Math.ceil(document.querySelector("teardown-lab").getBoundingClientRect().height)');
        await driver.switchTo().defaultContent();
        return inner > 100 && outer === inner;
      });
    },
  };
}

/** @typedef {ReturnType<typeof sitePage>} SitePage */

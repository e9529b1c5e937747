import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';

import { foldersOf } from '../../../scripts/docs/build-site.js';
import { BASE, HOST } from '../../../scripts/docs/sites.js';
import { openBrowser } from '../../e2e/support/browser.js';
import { startServer } from '../../e2e/support/server.js';
import { sitePage } from './site-page.js';

/**
 * What differs from one generator to the next for a reader.
 *
 * @typedef {object} Ways
 * @property {string} name of the site
 * @property {{first: string, second: string}} addresses of its pages, below its own
 * @property {readonly string[]} toDark what is clicked to make a light page dark, one after the other
 * @property {readonly string[]} toLight and back
 * @property {boolean} isOnePage whether it goes from page to page without loading anew
 */

/**
 * Proves that the lines of the share sheet do in a site, as a generator built it, what they promise.
 *
 * @param {Ways} ways
 */
export function proveSite({ name, addresses, toDark, toLight, isOnePage }) {
  /** @type {import('../../e2e/support/browser.js').OpenBrowser} */
  let browser;
  /** @type {import('../../e2e/support/server.js').Server} */
  let server;
  /** @type {import('./site-page.js').SitePage} */
  let page;
  before(async () => {
    server = await startServer({ folder: foldersOf(name).out, path: BASE });
    browser = await openBrowser({}, { hosts: { [HOST]: Number(new URL(server.url).port) } });
    page = sitePage(browser.driver);
  });
  after(async () => {
    await browser?.close();
    await server?.close();
  });
  beforeEach(async () => {
    await browser.become({ medium: 'screen' });
    await browser.driver.get(`http://${HOST}${BASE}${addresses.first}`);
    await page.run('localStorage.clear(); window.isFirstLoad = true');
    await page.until('the first page', async () => (await page.heading()) === 'First');
  });

  /** @param {'First' | 'Second'} heading */
  async function untilOn(heading) {
    await page.until(`the page ${heading}`, async () => (await page.heading()) === heading);
    assert.equal(await page.run('return window.isFirstLoad === true'), isOnePage, 'it goes to another page in its own way');
  }

  /** @param {readonly string[]} selectors */
  async function click(selectors) {
    await page.run('window.scrollTo({ top: 0, behavior: "instant" })');
    for (const selector of selectors) {
      await page.until(selector, () => page.run('return document.querySelector(arguments[0])?.getClientRects().length > 0', selector));
      await browser.driver.findElement({ css: selector }).click();
    }
  }

  const follow = () => page.run('[...document.querySelectorAll("a")].find(({ textContent }) => textContent.trim() === "The other page").click()');

  test(`${name}: the element and the iframe appear and play`, async () => {
    await page.untilBothPlay();
    await page.untilFrameFits();
    assert.deepEqual(server.missing.filter((path) => path.includes('/lab/')), []);
    assert.deepEqual((await browser.complaints()).filter((line) => line.includes('/lab/')), []);
  });

  test(`${name}: both follow the site's dark mode`, async () => {
    await page.untilBothPlay();
    await page.untilBothAre('light');
    await click(toDark);
    await page.untilBothAre('dark');
    await click(toLight);
    await page.untilBothAre('light');
  });

  test(`${name}: both go on after a link within the site, back, and forward`, async () => {
    await page.untilBothPlay();
    await follow();
    await untilOn('Second');
    await page.untilBothPlay();
    await page.untilFrameFits();
    await browser.driver.navigate().back();
    await page.until('the first page', async () => (await page.heading()) === 'First');
    await page.untilBothPlay();
    await browser.driver.navigate().forward();
    await page.until('the second page', async () => (await page.heading()) === 'Second');
    await page.untilBothPlay();
  });

  test(`${name}: both are printed as they stand`, async () => {
    await page.untilBothPlay();
    await browser.become({ medium: 'print' });
    for (const { name: what, see, selector } of page.places) {
      await page.show(selector);
      const seen = await see();
      assert.ok(seen && seen.width > 100 && seen.height > 100, `${what} has a place on paper`);
      assert.match(seen.examined, /^[\d,]+$/, `${what} tells its count`);
    }
    const { printPage } = /** @type {{printPage: (options: object) => Promise<string>}} */ (/** @type {unknown} */ (browser.driver));
    const sheets = Buffer.from(await printPage.call(browser.driver, { background: true }), 'base64').toString('latin1');
    const pictures = sheets.match(/\/Subtype \/Image/g)?.length ?? 0;
    // Their dictionaries differ, so their pictures do: what is drawn twice is in the file once.
    assert.ok(pictures >= page.places.length, `${pictures} pictures are on paper`);
  });
}

import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { openBrowser } from '../../tests/e2e/support/browser.js';
import { startServer } from '../../tests/e2e/support/server.js';
import { buildDist } from '../dist.js';
import { places } from '../places.js';
import { createSay } from '../say.js';
import { setUpBrowser } from '../setup/browser.js';
import { median } from './median.js';

const TIMES = 9;
const KB = 'a KB is 1000 bytes';

/** A page that holds one grid and nothing else of ours. */
const HOST = 'scripts/figures/first-load/grid.html';

/** Runs before the page does, and notes when the first frame of a grid was painted, on the page or in an element. */
const PROBE = `
  const look = () => {
    const root = document.querySelector('teardown-lab')?.shadowRoot ?? document;
    if (root.querySelector('.pane-find-first[data-step]')) window.firstFrame = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);`;

/** @type {import('./measure-figures.js').FigureGroup} */
export const firstLoad = {
  what: 'what is loaded until the first frame, and how long that takes',
  figures: [
    { name: 'embed_gz_kb', unit: 'KB', how: `gzip -9 of all that view="grid" loads: JS, CSS, wasm; ${KB}` },
    { name: 'app_gz_kb', unit: 'KB', how: `gzip -9 of all that the full page loads until its first frame; ${KB}` },
    { name: 'standalone_kb', unit: 'KB', how: `teardown-lab.html as it is; ${KB}` },
    { name: 'first_frame_ms', unit: 'ms', how: `navigation to the first painted frame of the full page, Chromium, local, median of ${TIMES}` },
  ],
  async measure() {
    const say = createSay(process.stderr);
    await setUpBrowser(say);
    await buildDist(say);
    const server = await startServer({ folder: places.root, path: '/' });
    const browser = await openBrowser();
    const driver = /** @type {import('selenium-webdriver/chrome.js').Driver} */ (browser.driver);
    try {
      await driver.sendDevToolsCommand('Page.addScriptToEvaluateOnNewDocument', { source: PROBE });
      const embed = await load(driver, server, HOST);
      /** @type {Load[]} */
      const pages = [];
      for (let time = 0; time < TIMES; time += 1) pages.push(await load(driver, server, 'dist/index.html'));
      return {
        embed_gz_kb: await weight(embed.files.filter((path) => path !== HOST)),
        app_gz_kb: await weight(pages[0].files),
        standalone_kb: (await stat(join(places.dist, 'teardown-lab.html'))).size / 1000,
        first_frame_ms: median(pages.map(({ ms }) => ms)),
      };
    } finally {
      await browser.close();
      await server.close();
    }
  },
};

/** @typedef {{files: string[], ms: number}} Load what was asked for before the first frame, and when that came */

/**
 * @param {import('selenium-webdriver').WebDriver} driver
 * @param {import('../../tests/e2e/support/server.js').Server} server
 * @param {string} path
 * @returns {Promise<Load>}
 */
async function load(driver, server, path) {
  await driver.get('about:blank');
  const before = server.asked.length;
  await driver.get(server.url + path);
  await driver.wait(() => driver.executeScript('return window.firstFrame !== undefined'), 20_000, `${path} painted nothing`);
  const { origin, ms } = await driver.executeScript('return { origin: performance.timeOrigin, ms: window.firstFrame }');
  const files = server.asked.slice(before).filter(({ at }) => at <= origin + ms).map((asked) => asked.path);
  return { files: [...new Set(files)], ms };
}

/** @param {readonly string[]} paths from the root of the checkout @returns {Promise<number>} KB, gzipped one by one */
async function weight(paths) {
  const sizes = await Promise.all(paths.map(async (path) => gzipSync(await readFile(join(places.root, path)), { level: 9 }).length));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

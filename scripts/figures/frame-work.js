import { fileURLToPath } from 'node:url';

import { openBrowser } from '../../tests/e2e/support/browser.js';
import { startServer } from '../../tests/e2e/support/server.js';
import { places } from '../places.js';
import { createSay } from '../say.js';
import { setUpBrowser } from '../setup/browser.js';

const FRAMES = 480;
const HOW = `95th percentile of ${FRAMES} frames that play the whole teardown, both panes, until their pixels stand`;

/** @type {import('./measure-figures.js').FigureGroup} */
export const frameWork = {
  what: 'the work of a frame, in headless Chromium without a GPU',
  figures: [
    { name: 'frame_p95_ms_24593', unit: 'ms', how: HOW },
    { name: 'frame_p95_ms_1572869', unit: 'ms', how: HOW },
  ],
  async measure() {
    await setUpBrowser(createSay(process.stderr));
    const server = await startServer({ folder: places.root, path: '/' });
    const browser = await openBrowser();
    try {
      return {
        frame_p95_ms_24593: await p95(browser.driver, server.url, { count: 10_000, buckets: 24_593 }),
        frame_p95_ms_1572869: await p95(browser.driver, server.url, { count: 1_000_000, buckets: 1_572_869 }),
      };
    } finally {
      await browser.close();
      await server.close();
    }
  },
};

/**
 * @param {import('selenium-webdriver').WebDriver} driver
 * @param {string} root
 * @param {{ count: number, buckets: number }} dictionary
 */
async function p95(driver, root, { count, buckets }) {
  const page = fileURLToPath(new URL('./frames/index.html', import.meta.url)).slice(places.root.length);
  await driver.get(root + page);
  await driver.manage().setTimeouts({ script: 120_000 });
  await driver.wait(() => driver.executeScript('return typeof play === "function"'), 10_000);
  /** @type {{ buckets: number, workMs: number[] }} */
  const run = await driver.executeScript('return play(arguments[0])', { count, frames: FRAMES });
  if (run.buckets !== buckets) throw new Error(`${count} names made ${run.buckets} buckets, not ${buckets}`);
  const sorted = [...run.workMs].sort((a, b) => a - b);
  return sorted[Math.floor(0.95 * sorted.length)];
}

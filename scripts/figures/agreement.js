import { fileURLToPath } from 'node:url';

import { openBrowser } from '../../tests/e2e/support/browser.js';
import { startServer } from '../../tests/e2e/support/server.js';
import { places } from '../places.js';
import { createSay } from '../say.js';
import { setUpBrowser } from '../setup/browser.js';
import { loopMedians } from './agreement/loop-medians.js';
import { median } from './median.js';

const COUNTS = [500, 1000, 2156, 4306, 8603];

/** With nine, least and most are the ends of a 99.6 % interval of the median, whatever the distribution. */
const ROUNDS = 9;

const ISOLATED = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' };

const HOW = `find-first at ${COUNTS.length} counts, settings in turn`;

/** @type {import('./measure-figures.js').FigureGroup} */
export const agreement = {
  what: 'whether Node, Chromium and an isolated Chromium tell the same times',
  figures: [
    { name: 'isolated_over_ordinary', unit: '×', how: `a page with a fine clock over one with a coarse; ${HOW}, median of ${ROUNDS} rounds` },
    { name: 'isolated_over_ordinary_low', unit: '×', how: 'its least round' },
    { name: 'isolated_over_ordinary_high', unit: '×', how: 'its most' },
    { name: 'chromium_over_node', unit: '×', how: `an ordinary page over Node; ${HOW}, median of ${ROUNDS} rounds` },
    { name: 'chromium_over_node_low', unit: '×', how: 'its least round' },
    { name: 'chromium_over_node_high', unit: '×', how: 'its most' },
  ],
  async measure() {
    await setUpBrowser(createSay(process.stderr));
    const { loadSampler } = await import('../../www/engine/sampler.js');
    const sampler = await loadSampler();
    const ordinary = await openSampler({});
    const isolated = await openSampler(ISOLATED);
    const settings = {
      node: async () => loopMedians(sampler, COUNTS),
      ordinary: ordinary.loopMedians,
      isolated: isolated.loopMedians,
    };
    /** @type {Record<keyof typeof settings, number[]>[]} */
    const rounds = [];
    try {
      for (let round = 0; round < ROUNDS; round += 1) {
        const names = /** @type {(keyof typeof settings)[]} */ (Object.keys(settings));
        /** @type {any} */
        const times = {};
        for (const name of round % 2 === 0 ? names : names.reverse()) times[name] = await settings[name]();
        rounds.push(times);
      }
    } finally {
      await ordinary.close();
      await isolated.close();
    }
    return {
      ...spread('isolated_over_ordinary', rounds.map((times) => meanRatio(times.isolated, times.ordinary))),
      ...spread('chromium_over_node', rounds.map((times) => meanRatio(times.ordinary, times.node))),
    };
  },
};

/** @param {Record<string, string>} headers */
async function openSampler(headers) {
  const server = await startServer({ folder: places.root, path: '/', headers });
  const browser = await openBrowser();
  const page = fileURLToPath(new URL('./agreement/index.html', import.meta.url)).slice(places.root.length);
  await browser.driver.get(server.url + page);
  await browser.driver.manage().setTimeouts({ script: 120_000 });
  await browser.driver.wait(() => browser.driver.executeScript('return typeof loopMedians === "function"'), 20_000);
  return {
    /** @returns {Promise<number[]>} */
    loopMedians: () => browser.driver.executeScript('return loopMedians(arguments[0])', COUNTS),
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/** The geometric mean, over the counts, of one setting's time over another's. @param {number[]} a @param {number[]} b */
function meanRatio(a, b) {
  return Math.exp(a.reduce((sum, time, index) => sum + Math.log(time / b[index]), 0) / a.length);
}

/** @param {string} name @param {number[]} ratios */
function spread(name, ratios) {
  return { [name]: median(ratios), [`${name}_low`]: Math.min(...ratios), [`${name}_high`]: Math.max(...ratios) };
}

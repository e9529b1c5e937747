import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { Builder, logging } from 'selenium-webdriver';
import chrome from 'selenium-webdriver/chrome.js';

import { findBrowser } from '../../../scripts/setup/browser.js';

const PICTURES = fileURLToPath(new URL('../../../.cache/pictures/', import.meta.url));

const FLAGS = [
  '--headless=new',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  // Chromium refuses its sandbox to root, and root is who runs CI.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * How the reader's machine is set.
 *
 * @typedef {object} Reader
 * @property {number} [width] of the page's area, in CSS pixels
 * @property {number} [height]
 * @property {'light' | 'dark'} [colorScheme]
 * @property {boolean} [reducedMotion]
 * @property {'screen' | 'print'} [medium]
 */

/**
 * @typedef {object} OpenBrowser
 * @property {import('selenium-webdriver').WebDriver} driver
 * @property {(reader: Reader) => Promise<void>} become changes the reader's settings, also of a page that is open
 * @property {(name: string) => Promise<string>} picture writes what is visible as a PNG and returns its path
 * @property {() => Promise<string[]>} complaints errors and warnings on the console since the last call
 * @property {() => Promise<number>} heap bytes that the page's JavaScript holds, after a sweep
 * @property {() => Promise<void>} close
 */

/**
 * Opens a headless Chromium. Close it in an `after` hook: one that is left open outlives the test.
 *
 * @param {Reader} [reader] 1280 × 800, light, with motion unless said
 * @returns {Promise<OpenBrowser>}
 */
export async function openBrowser(reader = {}) {
  const driver = await startDriver();
  /** @type {Required<Reader>} */
  let settings = { width: 1280, height: 800, colorScheme: 'light', reducedMotion: false, medium: 'screen' };

  /** @param {Reader} changes */
  async function become(changes) {
    settings = { ...settings, ...changes };
    await emulate(driver, settings);
  }

  await become(reader);
  return {
    driver,
    become,
    async picture(name) {
      const path = join(PICTURES, `${name}.png`);
      await mkdir(PICTURES, { recursive: true });
      await writeFile(path, await driver.takeScreenshot(), 'base64');
      return path;
    },
    async complaints() {
      const entries = await driver.manage().logs().get(logging.Type.BROWSER);
      return entries.filter(({ level }) => level.value >= logging.Level.WARNING.value).map(({ message }) => message);
    },
    async heap() {
      await driver.sendDevToolsCommand('HeapProfiler.collectGarbage', {});
      const usage = /** @type {any} */ (await driver.sendAndGetDevToolsCommand('Runtime.getHeapUsage', {}));
      return usage.usedSize + (usage.backingStorageSize ?? 0);
    },
    close: () => driver.quit(),
  };
}

/** @returns {Promise<chrome.Driver>} */
async function startDriver() {
  const browser = await findBrowser();
  if (!browser) throw new Error('there is no Chromium or Chrome here: npm test installs or asks for one');
  const options = new chrome.Options();
  options.setChromeBinaryPath(browser.program).addArguments(...FLAGS);
  const log = new logging.Preferences();
  log.setLevel(logging.Type.BROWSER, logging.Level.ALL);
  options.setLoggingPrefs(log);
  const builder = new Builder().forBrowser('chrome').setChromeOptions(options);
  // Without a driver's path selenium looks for one, and fetches one where the network allows it.
  if (browser.driver) builder.setChromeService(new chrome.ServiceBuilder(browser.driver));
  return /** @type {chrome.Driver} */ (await builder.build());
}

/**
 * A headless window cannot be narrower than 500 pixels: the page's area is set, not the window's.
 *
 * @param {chrome.Driver} driver
 * @param {Required<Reader>} settings
 */
async function emulate(driver, { width, height, colorScheme, reducedMotion, medium }) {
  await driver.sendDevToolsCommand('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    deviceScaleFactor: 1,
    mobile: false,
  });
  await driver.sendDevToolsCommand('Emulation.setEmulatedMedia', {
    media: medium,
    features: [
      { name: 'prefers-color-scheme', value: colorScheme },
      { name: 'prefers-reduced-motion', value: reducedMotion ? 'reduce' : 'no-preference' },
    ],
  });
}

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { controlChromium } from './browsers/chromium.js';
import { controlFirefox } from './browsers/firefox.js';
import { controlWebKit } from './browsers/webkit.js';
import { chosenBrowser } from './which.js';

/** @import { WebDriver } from 'selenium-webdriver' */
/** @import { BrowserName } from './which.js' */

/** Longer than any script of a test takes, in ms: axe-core has much to look at, perhaps on a busy machine. */
const SCRIPT_MS = 180_000;

const PICTURES = fileURLToPath(new URL('../../../.cache/pictures/', import.meta.url));

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
 * What each browser has its own way of. One that has no way throws, with a sentence.
 *
 * @typedef {object} Control
 * @property {() => WebDriver} driver may be another after the reader's settings have changed
 * @property {(reader: Required<Reader>) => Promise<void>} become changes the reader's settings, also of a page that is
 *   open; WebKit closes the page for it
 * @property {() => Promise<string[]>} complaints errors and warnings on the console since the last call
 * @property {() => Promise<number>} heap bytes that the page's JavaScript holds, after a sweep
 * @property {(folder: string) => Promise<void>} downloadTo says where downloads go
 * @property {(source: string) => Promise<() => Promise<void>>} prepare runs a script in each page before its own, until
 *   what it returns is called
 * @property {() => Promise<void>} close
 */

/**
 * @typedef {Omit<Control, 'driver' | 'become'>
 *   & {readonly driver: WebDriver, become: (reader: Reader) => Promise<void>, picture: (name: string) => Promise<string>}} OpenBrowser
 *   `picture` writes what is visible as a PNG and returns its path
 */

/** @type {Record<BrowserName, (hosts: Record<string, number>) => Promise<Control>>} */
const CONTROLS = { chromium: controlChromium, firefox: controlFirefox, webkit: controlWebKit };

/**
 * Opens the browser that LAB_BROWSER names, without a window that anybody sees. Close it in an `after` hook: one that is
 * left open outlives the test.
 *
 * @param {Reader} [reader] 1280 × 800, light, with motion unless said
 * @param {{hosts?: Record<string, number>}} [options] `hosts`: names that are to be found on a port of this machine;
 *   Chromium alone can be told
 * @returns {Promise<OpenBrowser>}
 */
export async function openBrowser(reader = {}, { hosts = {} } = {}) {
  const { driver, ...control } = await CONTROLS[chosenBrowser()](hosts);
  /** @type {Required<Reader>} */
  let settings = { width: 1280, height: 800, colorScheme: 'light', reducedMotion: false, medium: 'screen' };

  /** @param {Reader} changes */
  async function become(changes) {
    settings = { ...settings, ...changes };
    await control.become(settings);
  }

  // Nobody could close what this does not return.
  await driver().manage().setTimeouts({ script: SCRIPT_MS })
    .then(() => become(reader))
    .catch((error) => control.close().then(() => Promise.reject(error)));
  return {
    ...control,
    get driver() {
      return driver();
    },
    become,
    async picture(name) {
      const path = join(PICTURES, `${name}.png`);
      await mkdir(PICTURES, { recursive: true });
      await writeFile(path, await driver().takeScreenshot(), 'base64');
      return path;
    },
  };
}

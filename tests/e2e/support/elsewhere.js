/** @import { BrowserName } from './which.js' */

/**
 * Tests that do not run in every browser, and why. This is the only place that keeps one out; the runner reads it aloud.
 *
 * @typedef {object} Exception
 * @property {string} file from tests/e2e
 * @property {readonly string[]} [tests] how their names begin; the whole file when it is not said
 * @property {readonly BrowserName[]} only where they run
 * @property {string} why
 */

/** @type {readonly Exception[]} */
export const EXCEPTIONS = [
  { file: 'draw/memory.test.js', only: ['chromium'], why: 'only Chromium tells what the page’s JavaScript holds' },
  {
    file: 'element/many.test.js', tests: ['adding and removing one a hundred times'], only: ['chromium'],
    why: 'only Chromium tells what the page’s JavaScript holds',
  },
];

/** @param {BrowserName} browser @returns {readonly string[]} files of which nothing runs there */
export const filesLeftOut = (browser) => EXCEPTIONS.filter(({ tests, only }) => !tests && !only.includes(browser)).map(({ file }) => file);

/**
 * @param {BrowserName} browser
 * @param {string} file from tests/e2e
 * @param {string} name of a test
 * @returns {boolean} whether it runs there
 */
export const runsIn = (browser, file, name) => !EXCEPTIONS.some((each) =>
  each.file === file && !each.only.includes(browser) && (!each.tests || each.tests.some((start) => name.startsWith(start))));

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

const MEMORY = 'only Chromium tells what the page’s JavaScript holds';
const PRINT = 'WebKitGTK’s driver shows no page as it would be printed';

/** @type {readonly Exception[]} */
export const EXCEPTIONS = [
  { file: 'draw/memory.test.js', only: ['chromium'], why: MEMORY },
  { file: 'element/many.test.js', tests: ['adding and removing one a hundred times'], only: ['chromium'], why: MEMORY },
  { file: 'element/life.test.js', tests: ['the fallback is seen', 'white space is no fallback'], only: ['chromium', 'firefox'], why: PRINT },
  { file: 'page/print.test.js', only: ['chromium', 'firefox'], why: PRINT },
  {
    file: 'element/policy.test.js', tests: ['a policy without wasm'], only: ['chromium', 'firefox'],
    why: 'WebKitGTK compiles WebAssembly under every policy',
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

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
const NARROW = 'WebKitGTK makes no window of 320 pixels';
const FIRST_LOOK = 'an open fault: in WebKitGTK the first look at the clock does not always come';

/** @type {readonly Exception[]} */
export const EXCEPTIONS = [
  { file: 'page/looks.test.js', tests: ['320 pixels wide'], only: ['chromium', 'firefox'], why: NARROW },
  { file: 'import/format.test.js', tests: ['320 pixels wide'], only: ['chromium', 'firefox'], why: NARROW },
  { file: 'chart/first-look.test.js', tests: ['320 pixels wide'], only: ['chromium', 'firefox'], why: NARROW },
  { file: 'page/quiet.test.js', tests: ['a page that stands still'], only: ['chromium', 'firefox'], why: FIRST_LOOK },
  { file: 'embed/embed.test.js', tests: ['the whole lab works there too'], only: ['chromium', 'firefox'], why: FIRST_LOOK },
  { file: 'draw/memory.test.js', only: ['chromium'], why: MEMORY },
  { file: 'element/many.test.js', tests: ['adding and removing one a hundred times'], only: ['chromium'], why: MEMORY },
  { file: 'element/life.test.js', tests: ['the fallback is seen', 'white space is no fallback'], only: ['chromium', 'firefox'], why: PRINT },
  {
    file: 'element/policy.test.js', tests: ['a policy without wasm'], only: ['chromium', 'firefox'],
    why: 'WebKitGTK compiles WebAssembly under every policy',
  },
  {
    file: 'chart/measuring.test.js', tests: ['around 2000'], only: ['chromium'],
    why: 'a clock that steps by 1 ms makes this sweep take minutes',
  },
  { file: 'chart/exporting.test.js', only: ['chromium', 'firefox'], why: 'WebKitGTK’s driver does not say where downloads go' },
  {
    file: 'chart/keeping.test.js', tests: ['what cannot be read is told'], only: ['chromium', 'firefox'],
    why: 'WebKitGTK’s driver does not say where downloads go',
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

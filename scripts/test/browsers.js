import { EXCEPTIONS, filesLeftOut } from '../../tests/e2e/support/elsewhere.js';
import { setUpBrowser } from '../setup/browser.js';
import { setUpFirefox } from '../setup/firefox.js';
import { setUpWebKit } from '../setup/webkit.js';
import { runNodeTests } from './node-runner.js';

/** @import { BrowserName } from '../../tests/e2e/support/which.js' */
/** @import { Say } from '../say.js' */
/** @import { Tally } from './tally.js' */

const FOLDER = 'tests/e2e';

/**
 * The browsers that the page is tested in, in the order in which they have their turn.
 *
 * @type {Record<string, {setUp: (say: Say) => Promise<unknown>, run: (say: Say) => Promise<Tally>}>}
 */
export const BROWSERS = {
  chromium: { setUp: setUpBrowser, run: (say) => testIn(say, 'chromium') },
  firefox: { setUp: setUpFirefox, run: (say) => testIn(say, 'firefox') },
  webkit: { setUp: setUpWebKit, run: (say) => testIn(say, 'webkit') },
};

/**
 * Runs all of tests/e2e that does not say why it cannot be run there, and says what does.
 *
 * @param {Say} say
 * @param {BrowserName} browser
 */
export function testIn(say, browser) {
  say.line(`\n${browser}: the page in a browser`);
  for (const { file, tests, why } of EXCEPTIONS.filter(({ only }) => !only.includes(browser))) {
    const what = tests ? tests.map((name) => `“${name}…”`).join(', ') : 'all of it';
    say.line(`  not here: ${file}, ${what}: ${why}`);
  }
  const without = filesLeftOut(browser).map((file) => `${FOLDER}/${file}`);
  return runNodeTests(FOLDER, { without, forgiving: true, environment: { LAB_BROWSER: browser } });
}

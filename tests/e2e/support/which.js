/** @typedef {'chromium' | 'firefox' | 'webkit'} BrowserName */

/** @type {readonly BrowserName[]} */
export const BROWSERS = ['chromium', 'firefox', 'webkit'];

/**
 * The browser in which the tests run: the runner says it by LAB_BROWSER.
 *
 * @returns {BrowserName}
 * @throws {Error} when it names none
 */
export function chosenBrowser() {
  const name = process.env.LAB_BROWSER ?? 'chromium';
  const found = BROWSERS.find((each) => each === name);
  if (!found) throw new Error(`LAB_BROWSER is "${name}"; it is one of ${BROWSERS.join(', ')}`);
  return found;
}

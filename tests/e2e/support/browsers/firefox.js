import { Builder } from 'selenium-webdriver';
import firefox from 'selenium-webdriver/firefox.js';

import { findFirefox } from '../../../../scripts/setup/firefox.js';

/** @import { Control } from '../browser.js' */

/** @returns {Promise<Control>} */
export async function controlFirefox() {
  const driver = await startDriver();
  // Selenium's types know neither what its socket is nor what is answered.
  const bidi = /** @type {any} */ (await driver.getBidi());
  const context = await driver.getWindowHandle();
  /** @type {string[]} */
  let heard = [];
  bidi.socket.on('message', (/** @type {unknown} */ data) => {
    const { method, params } = JSON.parse(String(data));
    if (method === 'log.entryAdded' && ['warn', 'error'].includes(params.level)) heard.push(params.text);
  });
  const ask = async (/** @type {string} */ method, /** @type {object} */ params) => {
    const answer = await bidi.send({ method, params });
    if (answer.type === 'error') throw new Error(`Firefox refused ${method}: ${answer.message}`);
    return answer.result;
  };
  await ask('session.subscribe', { events: ['log.entryAdded'] });

  return {
    driver: () => driver,
    async become({ width, height, colorScheme, reducedMotion, medium }) {
      await ask('browsingContext.setViewport', { context, viewport: { width, height } });
      await asBrowser(driver, `
        gBrowser.selectedBrowser.browsingContext.mediumOverride = arguments[2];
        Services.prefs.setIntPref('layout.css.prefers-color-scheme.content-override', arguments[0] ? 0 : 1);
        Services.prefs.setIntPref('ui.prefersReducedMotion', arguments[1] ? 1 : 0);`,
      colorScheme === 'dark', reducedMotion, medium === 'print' ? 'print' : '');
    },
    async complaints() {
      // What was logged before the answer comes before it.
      await ask('session.status', {});
      const said = [...heard, ...(await policyViolations(driver))];
      heard = [];
      return said;
    },
    heap: () => Promise.reject(new Error('Firefox does not tell what the page’s JavaScript holds')),
    async downloadTo(folder) {
      await asBrowser(driver, `
        Services.prefs.setIntPref('browser.download.folderList', 2);
        Services.prefs.setStringPref('browser.download.dir', arguments[0]);`, folder);
    },
    async prepare(source) {
      const { script } = await ask('script.addPreloadScript', { functionDeclaration: `() => { ${source} }` });
      return () => ask('script.removePreloadScript', { script });
    },
    close: () => driver.quit(),
  };
}

/** @returns {Promise<firefox.Driver>} */
async function startDriver() {
  const found = findFirefox();
  if (!found?.driver) throw new Error('there is no Firefox with a driver here: npm run test:browsers installs or asks for one');
  const options = new firefox.Options();
  options.setBinary(found.program);
  options.addArguments('-headless');
  options.enableBidi();
  // Automation loosens the rules of file://, and then a page passes that no reader could open.
  options.setPreference('security.fileuri.strict_origin_policy', true);
  const service = new firefox.ServiceBuilder(found.driver).addArguments('--allow-system-access');
  const builder = new Builder().forBrowser('firefox').setFirefoxOptions(options).setFirefoxService(service);
  return /** @type {firefox.Driver} */ (await builder.build());
}

/**
 * Runs a script with the rights of the browser itself.
 *
 * @param {firefox.Driver} driver
 * @param {string} script
 * @param {...unknown} args
 * @returns {Promise<any>}
 */
async function asBrowser(driver, script, ...args) {
  await driver.setContext(firefox.Context.CHROME);
  try {
    return await driver.executeScript(script, ...args);
  } finally {
    await driver.setContext(firefox.Context.CONTENT);
  }
}

/**
 * What a policy blocked is told to the browser's console, not to the page's.
 *
 * @param {firefox.Driver} driver
 * @returns {Promise<string[]>} since the last call
 */
function policyViolations(driver) {
  return asBrowser(driver, `
    const messages = Services.console.getMessageArray();
    Services.console.reset();
    return messages.filter((each) => each instanceof Ci.nsIScriptError && each.category === 'CSP').map((each) => each.errorMessage);`);
}

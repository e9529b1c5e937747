import { Builder, logging } from 'selenium-webdriver';
import chrome from 'selenium-webdriver/chrome.js';

import { findBrowser } from '../../../../scripts/setup/browser.js';

/** @import { Control, Reader } from '../browser.js' */

const FLAGS = [
  '--headless=new',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  // Chromium refuses its sandbox to root, and root is who runs CI.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * @param {Record<string, number>} [hosts] hosts that are to be found on a port of this machine
 * @returns {Promise<Control>}
 */
export async function controlChromium(hosts = {}) {
  const driver = await startDriver(hosts);
  return {
    driver: () => driver,
    become: (settings) => emulate(driver, settings),
    async complaints() {
      const entries = await driver.manage().logs().get(logging.Type.BROWSER);
      return entries.filter(({ level }) => level.value >= logging.Level.WARNING.value).map(({ message }) => message);
    },
    async heap() {
      await driver.sendDevToolsCommand('HeapProfiler.collectGarbage', {});
      const usage = /** @type {any} */ (await driver.sendAndGetDevToolsCommand('Runtime.getHeapUsage', {}));
      return usage.usedSize + (usage.backingStorageSize ?? 0);
    },
    async downloadTo(folder) {
      await driver.sendDevToolsCommand('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: folder });
    },
    async prepare(source) {
      const { identifier } = /** @type {any} */ (await driver.sendAndGetDevToolsCommand('Page.addScriptToEvaluateOnNewDocument', { source }));
      return async () => {
        await driver.sendDevToolsCommand('Page.removeScriptToEvaluateOnNewDocument', { identifier });
      };
    },
    close: () => driver.quit(),
  };
}

/**
 * @param {Record<string, number>} hosts
 * @returns {Promise<chrome.Driver>}
 */
async function startDriver(hosts) {
  const browser = await findBrowser();
  if (!browser) throw new Error('there is no Chromium or Chrome here: npm test installs or asks for one');
  const options = new chrome.Options();
  options.setChromeBinaryPath(browser.program).addArguments(...FLAGS);
  const rules = Object.entries(hosts).map(([host, port]) => `MAP ${host} 127.0.0.1:${port}`);
  if (rules.length > 0) options.addArguments(`--host-resolver-rules=${rules.join(', ')}`);
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

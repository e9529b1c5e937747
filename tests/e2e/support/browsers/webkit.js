import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { Builder, Capabilities } from 'selenium-webdriver';

import { findWebKit } from '../../../../scripts/setup/webkit.js';
import { addBeforePage } from '../before-page.js';

/** @import { Control, Reader } from '../browser.js' */
/** @import { ChildProcess } from 'node:child_process' */
/** @import { WebDriver } from 'selenium-webdriver' */
/** @import { WebKit } from '../../../../scripts/setup/webkit.js' */

/** How long the driver may take to answer for the first time, in ms. */
const STARTING_MS = 30_000;

/** What stands around the page, a bar that tells of the automation for one, lets the window be no narrower than its words. */
const NARROW_FRAME = '* { font-size: 1px; min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; }';

/** How long the page may take to take on what the reader's machine is set to, in ms. */
const SETTLING_MS = 30_000;

/**
 * @typedef {object} Session
 * @property {WebDriver} driver
 * @property {string} downloads where a link to the folder of downloads is to be
 * @property {(reader: Required<Reader>) => Promise<void>} setDesktop
 * @property {() => Promise<void>} close
 */

/**
 * WebKitGTK has theme and motion from the desktop's settings, which xsettingsd tells and may change while a page stands.
 *
 * @returns {Promise<Control>}
 */
export async function controlWebKit() {
  const webkit = findWebKit();
  if (!webkit) throw new Error('there is no WebKit with a driver here: npm run test:browsers installs or asks for one');
  const { driver, downloads, setDesktop, close } = await startSession(webkit);
  return {
    driver: () => driver,
    async become(reader) {
      if (reader.medium === 'print') throw new Error('WebKit shows no page as it would be printed');
      await setDesktop(reader);
      await resize(driver, reader);
    },
    complaints: async () => /** @type {string[]} */ (await driver.executeScript('return globalThis.takeComplaints?.() ?? []')),
    heap: () => Promise.reject(new Error('WebKit does not tell what the page’s JavaScript holds')),
    async downloadTo(folder) {
      await rm(downloads, { force: true });
      await symlink(folder, downloads);
    },
    prepare: async (source) => addBeforePage(source),
    close,
  };
}

/**
 * @param {WebKit} webkit
 * @returns {Promise<Session>}
 */
async function startSession(webkit) {
  const home = await mkdtemp(join(tmpdir(), 'webkit-'));
  /** @type {ChildProcess[]} */
  const children = [];
  const end = async () => {
    for (const child of children.reverse()) await endChild(child);
    // A process of the browser may still be writing to its cache.
    await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  };
  try {
    await mkdir(join(home, 'gtk-3.0'));
    await writeFile(join(home, 'gtk-3.0', 'gtk.css'), NARROW_FRAME);
    const downloads = join(home, 'downloads');
    await writeFile(join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
    const screen = spawn(webkit.screen, ['-displayfd', '3', '-screen', '0', '1600x2400x24', '-nolisten', 'tcp', '-terminate'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    children.push(screen);
    const [display] = await once(/** @type {import('node:stream').Readable} */ (screen.stdio[3]), 'data');
    const DISPLAY = `:${String(display).trim()}`;
    const settings = join(home, 'xsettings');
    await writeFile(settings, '');
    const desktop = spawn(webkit.desktop, [`--config=${settings}`], { stdio: 'ignore', env: { ...process.env, DISPLAY } });
    children.push(desktop);
    const port = await freePort();
    children.push(spawn(webkit.driver, [`--port=${port}`, '--host=127.0.0.1'], {
      stdio: 'ignore',
      env: {
        ...process.env,
        // There is no graphics card: compositing by software would take most of the processor.
        WEBKIT_DISABLE_COMPOSITING_MODE: '1',
        DISPLAY, NO_AT_BRIDGE: '1',
        XDG_CONFIG_HOME: home, XDG_CACHE_HOME: home, XDG_DATA_HOME: home,
      },
    }));
    const address = `http://127.0.0.1:${port}`;
    await untilAnswered(`${address}/status`);
    const driver = new Builder().usingServer(address).withCapabilities(new Capabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: webkit.program, args: ['--automation', '--javascript-can-open-windows-automatically=true'] },
    })).build();
    await withoutBar(driver);
    return {
      driver,
      downloads,
      async setDesktop({ colorScheme, reducedMotion }) {
        const theme = colorScheme === 'dark' ? 'Adwaita-dark' : 'Adwaita';
        await writeFile(settings, `Net/ThemeName "${theme}"\nGtk/EnableAnimations ${reducedMotion ? 0 : 1}\n`);
        desktop.kill('SIGHUP');
        const isSo = 'return arguments[0].every((condition) => matchMedia(condition).matches)';
        const conditions = [`(prefers-color-scheme: ${colorScheme})`, `(prefers-reduced-motion: ${reducedMotion ? 'reduce' : 'no-preference'})`];
        await driver.wait(() => driver.executeScript(isSo, conditions), SETTLING_MS, `WebKit does not take on ${conditions.join(' and ')}`);
      },
      close: () => driver.quit().finally(end),
    };
  } catch (error) {
    await end();
    throw error;
  }
}

/**
 * Goes on in a window without the bar of an address and buttons, below whose width no window can be.
 *
 * @param {WebDriver} driver
 */
async function withoutBar(driver) {
  const first = await driver.getWindowHandle();
  await driver.get('about:blank');
  await driver.executeScript('window.open("about:blank", "_blank", "popup,width=800,height=600")');
  await driver.wait(async () => (await driver.getAllWindowHandles()).length === 2, STARTING_MS);
  const second = (await driver.getAllWindowHandles()).find((handle) => handle !== first);
  await driver.close();
  await driver.switchTo().window(String(second));
}

/**
 * Gives the page the area that was asked for.
 *
 * @param {WebDriver} driver
 * @param {Required<Reader>} reader
 */
async function resize(driver, { width, height }) {
  const inner = async () => /** @type {[number, number]} */ (await driver.executeScript('return [innerWidth, innerHeight]'));
  const [innerWidth, innerHeight] = await inner();
  const outer = await driver.manage().window().getRect();
  await driver.manage().window().setRect({
    x: 0, y: 0, width: outer.width + width - innerWidth, height: outer.height + height - innerHeight,
  });
  await driver.wait(async () => (await inner()).join() === `${width},${height}`, SETTLING_MS)
    .catch(async () => {
      throw new Error(`WebKit’s window cannot show a page of ${width} × ${height}: it shows ${(await inner()).join(' × ')}`);
    });
}

/** @returns {Promise<number>} a port that nobody listens on */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  await once(server, 'close');
  return port;
}

/** @param {string} address */
async function untilAnswered(address) {
  const late = Date.now() + STARTING_MS;
  for (;;) {
    const isThere = await fetch(address).then(({ ok }) => ok, () => false);
    if (isThere) return;
    if (Date.now() > late) throw new Error(`WebKit’s driver does not answer at ${address}`);
    await pause(50);
  }
}

/** @param {ChildProcess} child */
async function endChild(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { By } from 'selenium-webdriver';

import { openBrowser } from '../support/browser.js';
import { startServer } from '../support/server.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** @type {import('../support/browser.js').OpenBrowser} */
let browser;
/** @type {import('../support/server.js').Server} */
let server;
before(async () => {
  server = await startServer({ folder: ROOT, path: '/' });
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  await server?.close();
});
beforeEach(async () => {
  await browser.driver.switchTo().defaultContent();
  await browser.driver.get(`${server.url}tests/e2e/embed/host.html`);
  await browser.complaints();
});

/** @type {(script: string, ...args: unknown[]) => Promise<any>} */
const run = (script, ...args) => browser.driver.executeScript(script, ...args);

/** @param {string} query @param {string | null} [sandbox] */
async function frame(query, sandbox = null) {
  await run(`const frame = document.createElement('iframe');
    if (arguments[1] !== null) frame.setAttribute('sandbox', arguments[1]);
    frame.width = 700; frame.height = 150; frame.src = '/dist/embed.html' + arguments[0];
    document.body.append(frame);`, query, sandbox);
  await browser.driver.switchTo().frame(browser.driver.findElement(By.css('iframe')));
}

const step = 'return document.querySelector("teardown-lab")?.shadowRoot?.querySelector(".pane-find-first")?.dataset.step';
/** @param {string} wanted */
const untilStep = (wanted) => browser.driver.wait(async () => (await run(step)) === wanted, 60_000, `waited in vain for step ${wanted}`);

test('the iframe shows what its address says, and is made as high as that', async () => {
  await frame('?view=grid&fields=106&step=900&controls=minimal&theme=dark');
  await untilStep('900');
  assert.equal(await run('return document.querySelector("teardown-lab").shadowRoot.querySelector(".lab").dataset.theme'), 'dark');
  const height = await run('return Math.ceil(document.querySelector("teardown-lab").getBoundingClientRect().height)');
  await browser.driver.switchTo().defaultContent();
  await browser.driver.wait(async () => (await run('return document.querySelector("iframe").clientHeight')) >= height, 60_000, 'it stays low');
  assert.deepEqual(await browser.complaints(), []);
});

test('it works where scripts run and nothing else is allowed', async () => {
  await frame('?view=grid&fields=106&step=900', 'allow-scripts');
  await untilStep('900');
  assert.deepEqual(await browser.complaints(), []);
  assert.deepEqual(server.missing, []);
});

test('the whole lab works there too, with its measuring', async () => {
  await frame('?fields=106', 'allow-scripts');
  await untilStep('0');
  const inside = (/** @type {string} */ ask) => run(`const root = document.querySelector('teardown-lab').shadowRoot; ${ask}`);
  await browser.driver.wait(async () => {
    const below = Number(await inside('return root.querySelector(".chart").getBoundingClientRect().top'));
    // Not every browser lets a frame that is shut in scroll the page around it.
    await browser.driver.switchTo().defaultContent();
    await run('scrollTo(0, document.querySelector("iframe").offsetTop + arguments[0])', below);
    await browser.driver.switchTo().frame(browser.driver.findElement(By.css('iframe')));
    return inside('return root.querySelector(".chart-body") !== null');
  }, 60_000, 'no chart');
  await browser.driver.wait(() => inside('return /Measured here|below this/.test(root.querySelector("[data-clock-note]").textContent)'), 60_000, 'no times');
  assert.deepEqual(await browser.complaints(), []);
});

test('what the address says is text', async () => {
  await frame(`?view=grid&names=${encodeURIComponent('<img src=x onerror=alert(1)>\nid')}&onload=alert(1)`);
  await untilStep('0');
  assert.deepEqual(await run('return document.querySelector("teardown-lab").getAttributeNames()'), ['view', 'names']);
});

test('the page around counts a height only from the window of one of its iframes', async () => {
  await frame('?view=grid&fields=8');
  await untilStep('0');
  await browser.driver.switchTo().defaultContent();
  const heightAfter = (/** @type {string} */ send) => run(`const frame = document.querySelector('iframe');
    ${send}
    return new Promise((resolve) => setTimeout(() => resolve(frame.style.height), 100));`);
  const before = await run('return document.querySelector("iframe").style.height');
  assert.equal(await heightAfter('window.postMessage({ name: "teardown-lab", height: 7 }, "*")'), before);
  for (const data of ['{ name: "another", height: 7 }', '{ name: "teardown-lab", height: "7" }', '{ name: "teardown-lab", height: -7 }', 'null']) {
    assert.equal(await heightAfter(`frame.contentWindow.eval('parent.postMessage(${data}, "*")')`), before, data);
  }
  assert.equal(await heightAfter(`frame.contentWindow.eval('parent.postMessage({ name: "teardown-lab", height: 1777 }, "*")')`), '1777px');
});

test('the iframe takes a theme from the page around, and from nobody else', async () => {
  await frame('?view=grid&fields=8&theme=light');
  await untilStep('0');
  const theme = 'return document.querySelector("teardown-lab").getAttribute("theme")';
  await run('return new Promise((resolve) => { window.postMessage({ name: "teardown-lab", theme: "dark" }, "*"); setTimeout(resolve, 100); })');
  assert.equal(await run(theme), 'light');
  await browser.driver.switchTo().defaultContent();
  await run('document.querySelector("iframe").contentWindow.postMessage({ name: "teardown-lab", theme: "dark" }, "*")');
  await browser.driver.switchTo().frame(browser.driver.findElement(By.css('iframe')));
  await browser.driver.wait(async () => (await run(theme)) === 'dark', 60_000, 'it stays light');
});

/** @param {number} which iframe @param {string} wanted */
async function untilFrameIs(which, wanted) {
  const theme = 'return document.querySelector("teardown-lab")?.shadowRoot?.querySelector(".lab")?.dataset.theme';
  await browser.driver.switchTo().defaultContent();
  await browser.driver.switchTo().frame(which);
  await browser.driver.wait(async () => (await run(theme)) === wanted, 60_000, `iframe ${which} does not become ${wanted}`);
  await browser.driver.switchTo().defaultContent();
}

test('the page around tells its iframes whether it is dark; a theme of their own overrules it', async () => {
  await run('document.documentElement.dataset.theme = "dark"');
  await frame('?view=grid&fields=8');
  await browser.driver.switchTo().defaultContent();
  await frame('?view=grid&fields=8&theme=light');
  await untilFrameIs(0, 'dark');
  await untilFrameIs(1, 'light');
  await run('document.querySelectorAll("iframe")[1].src = "/dist/embed.html?view=grid&fields=8&theme=dark"; document.documentElement.dataset.theme = "light";');
  await untilFrameIs(0, 'light');
  await untilFrameIs(1, 'dark');
});

test('once the page around says nothing any more, the system decides', async () => {
  await run('document.documentElement.dataset.theme = "dark"');
  await frame('?view=grid&fields=8');
  await untilFrameIs(0, 'dark');
  await run('delete document.documentElement.dataset.theme');
  await untilFrameIs(0, 'light');
});

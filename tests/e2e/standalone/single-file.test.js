import assert from 'node:assert/strict';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { beforePage, isNeeded, withScript } from '../support/before-page.js';
import { openBrowser } from '../support/browser.js';

const FILE = fileURLToPath(new URL('../../../dist/teardown-lab.html', import.meta.url));

/** @type {import('../support/browser.js').OpenBrowser} */
let browser;
/** @type {string} */
let folder;
/** @type {URL} */
let address;
before(async () => {
  // Alone in a folder of its own: whatever it would load from beside itself is not there.
  folder = await mkdtemp(join(tmpdir(), 'teardown lab '));
  const copy = join(folder, 'lab.html');
  await copyFile(FILE, copy);
  if (isNeeded()) await writeFile(copy, withScript(await readFile(FILE, 'utf8'), `<script>${beforePage()}</script>`));
  address = pathToFileURL(copy);
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  await rm(folder, { recursive: true });
});

/** @type {(script: string, ...args: unknown[]) => Promise<any>} */
const run = (script, ...args) => browser.driver.executeScript(script, ...args);
/** @param {string} what @param {string} script */
const until = (what, script) => browser.driver.wait(async () => Boolean(await run(script)), 60_000, `waited in vain for: ${what}`);

test('the single file opens from file:// and plays, with nothing beside it', async () => {
  await browser.driver.get(address.href);
  await until('some steps', 'return Number(document.querySelector(".pane-find-first")?.dataset.step) > 3');
  const loaded = await run('return performance.getEntriesByType("resource").map(({ name }) => name.slice(0, 40))');
  assert.deepEqual(loaded.filter((/** @type {string} */ name) => !/^(blob|data):/.test(name)), []);
  assert.deepEqual(await browser.complaints(), []);
});

test('its address holds what is shown, as on the page', async () => {
  await browser.driver.get(`${address.href}?fields=106&step=900`);
  await until('step 900', 'return document.querySelector(".pane-find-first")?.dataset.step === "900"');
  await run('document.querySelector("[data-do=step]").click()');
  await until('the step in the address', 'return location.search === "?fields=106&step=901"');
  assert.deepEqual(await browser.complaints(), []);
});

test('it measures, and says what came of it', async () => {
  await browser.driver.get(address.href);
  await until('the place of the chart', 'return document.querySelector(".chart")');
  // What is above it may still grow.
  await until('a chart', 'document.querySelector(".chart").scrollIntoView(); return document.querySelector(".chart-body")');
  await until('measured times', 'return /Measured here|below this browser/.test(document.querySelector("[data-clock-note]").textContent)');
  assert.deepEqual(await browser.complaints(), []);
});

test('it builds names that hurt', async () => {
  await browser.driver.get(address.href);
  await until('the page', 'return document.getElementById("building")');
  await until('both dictionaries', 'document.getElementById("building").scrollIntoView(); return /3,998,000 key comparisons/.test(document.querySelector("[data-building-finding]")?.textContent)');
  assert.deepEqual(await browser.complaints(), []);
});

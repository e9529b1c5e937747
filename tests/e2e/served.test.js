import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { until } from 'selenium-webdriver';

import { openBrowser } from './support/browser.js';
import { startServer } from './support/server.js';

/** @type {import('./support/browser.js').OpenBrowser} */
let browser;
/** @type {import('./support/server.js').Server} */
let server;

before(async () => {
  server = await startServer({ path: '/some/sub/path/' });
  browser = await openBrowser({ width: 390, height: 700, colorScheme: 'dark', reducedMotion: true });
});

after(async () => {
  await browser?.close();
  await server?.close();
});

test('from a sub-path the page finds all its files and the console stays silent', async () => {
  const { driver } = browser;
  await driver.get(server.url);
  await driver.wait(until.elementLocated({ css: 'main canvas' }), 10_000);
  assert.deepEqual(server.missing, []);
  assert.deepEqual(await browser.complaints(), []);
});

test('the browser is the reader that was asked for', async () => {
  const seen = await browser.driver.executeScript(() => [
    innerWidth,
    innerHeight,
    matchMedia('(prefers-color-scheme: dark)').matches,
    matchMedia('(prefers-reduced-motion: reduce)').matches,
  ]);
  assert.deepEqual(seen, [390, 700, true, true]);
  await browser.become({ width: 1280, colorScheme: 'light' });
  const changed = await browser.driver.executeScript(() => [
    innerWidth,
    matchMedia('(prefers-color-scheme: dark)').matches,
    matchMedia('(prefers-reduced-motion: reduce)').matches,
  ]);
  assert.deepEqual(changed, [1280, false, true]);
});

test('an address outside the folder is not found', async () => {
  const outside = new URL(server.url);
  outside.pathname = '/some/sub/path/..%2fpackage.json';
  assert.equal((await fetch(outside)).status, 404);
  assert.equal((await fetch(new URL('/index.html', server.url))).status, 404);
  assert.equal((await fetch(server.url)).status, 200);
});

import assert from 'node:assert/strict';
import test, { after } from 'node:test';
import { fileURLToPath } from 'node:url';

import { openBrowser } from '../support/browser.js';
import { startServer } from '../support/server.js';

const server = await startServer({ folder: fileURLToPath(new URL('../../../', import.meta.url)), path: '/' });
const { driver, heap, close } = await openBrowser();
after(async () => {
  await close();
  await server.close();
});

/** A hundredth of what a page holds: the noise of a heap that was just swept. */
const NOISE_BYTES = 500_000;

/**
 * @param {number} frames
 * @returns {Promise<{ engine: number, heap: number }>} bytes, after a sweep
 */
async function memoryAfter(frames) {
  const engine = await driver.executeScript('return paint(arguments[0])', frames);
  return { engine: Number(engine), heap: await heap() };
}

test('ten thousand frames leave as much memory in use as a hundred', async () => {
  await driver.manage().setTimeouts({ script: 300_000 });
  await driver.get(`${server.url}tests/e2e/draw/playing.html`);
  await driver.wait(() => driver.executeScript('return typeof paint === "function"'), 20_000);
  const early = await memoryAfter(100);
  const late = await memoryAfter(9_900);
  assert.equal(late.engine, early.engine, 'the engine has grown');
  assert.ok(late.heap < early.heap + NOISE_BYTES, `the page went from ${early.heap} to ${late.heap} bytes`);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { usePage } from './support/page.js';

const page = usePage({
  server: { headers: { 'Content-Security-Policy': "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:" } },
});

test('a host that allows nothing inline and nothing foreign gets the same page', async () => {
  await page.openAt(300, 1000);
  await page.click('[data-do="step"]');
  await page.untilStep(1001);
  assert.deepEqual(await page.browser().complaints(), []);
  assert.notEqual(await page.run('return getComputedStyle(document.querySelector(".scrub-done")).width'), '0px');
});

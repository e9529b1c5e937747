import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Key, usePage } from './support/page.js';

const page = usePage();
const lines = (/** @type {string} */ target) => page.text(`[data-share="${target}"]`);

test('the share sheet has the lines for what stands, and follows it', async () => {
  await page.openAt(106, 900);
  await page.click('[data-do="share"]');
  await page.until('lines', () => lines('permalink'));
  assert.equal(await lines('permalink'), `${page.server().url}?fields=106&step=900`);
  assert.match(await lines('element'), /<teardown-lab view="lab" fields="106" step="900"><\/teardown-lab>$/);
  assert.ok((await lines('iframe')).includes(`src="${page.server().url}embed.html?view=lab&amp;fields=106&amp;step=900"`));
  assert.deepEqual(await page.run('return [...document.getElementById("share-view").options].map(({ value }) => value)'),
    ['lab', 'grid', 'staircase', 'chart', 'profile', 'lesson']);
  await page.run('const view = document.getElementById("share-view"); view.value = "grid"; view.dispatchEvent(new Event("change"))');
  assert.match(await lines('vitepress'), /isCustomElement[^]*<component is="script"[^]*view="grid"/);
  await page.run('document.querySelector("[data-do=step]").click()');
  await page.until('the next step', async () => (await lines('docusaurus')).includes('step="901"'));
});

test('the lines work: the iframe’s and the element’s address are there', async () => {
  const files = /** @type {string[]} */ (await page.run(`return ['iframe', 'element'].flatMap((target) =>
    [...document.querySelector('[data-share="' + target + '"]').textContent.matchAll(/src="([^"]*)"/g)].map(([, src]) => src.replaceAll('&amp;', '&')))`));
  assert.equal(files.length, 3);
  for (const file of files) assert.equal((await fetch(file)).status, 200, file);
});

test('copying says what was copied, and what to do where it is not allowed', async () => {
  await page.run('window.copied = []; navigator.clipboard.writeText = async (text) => { window.copied.push(text); }');
  await page.click('[data-copy="mdbook"]');
  await page.until('a word', async () => (await page.text('.share-said')) === 'Copied: mdBook.');
  assert.deepEqual(await page.run('return window.copied'), [await lines('mdbook')]);
  await page.run('navigator.clipboard.writeText = async () => { throw new DOMException("no", "NotAllowedError"); }');
  await page.click('[data-copy="iframe"]');
  await page.until('another word', async () => (await page.text('.share-said')).includes('selected'));
  assert.equal(String(await page.run('return String(getSelection())')).replace(/\s+/g, ' ').trim(), (await lines('iframe')).replace(/\s+/g, ' ').trim());
});

test('Escape puts the sheet away, and the focus back', async () => {
  await page.press('#share-heading', Key.ESCAPE);
  await page.until('no sheet', () => page.run('return document.getElementById("share").hidden'));
  assert.equal(await page.run('return document.activeElement.dataset.do'), 'share');
});

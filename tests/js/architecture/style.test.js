import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'node:test';

/** @param {RegExp} files @param {RegExp} what with one group */
async function namesIn(files, what) {
  const paths = (await readdir('www', { recursive: true })).filter((path) => files.test(path));
  const texts = await Promise.all(paths.map((path) => readFile(join('www', path), 'utf8')));
  return new Set(texts.flatMap((text) => [...text.matchAll(what)].map(([, name]) => name)));
}

test('every custom property that a sheet uses is set by a sheet, by the code, or by the page around an element', async () => {
  const used = await namesIn(/\.css$/, /var\((--[\w-]+)/g);
  const set = new Set([...await namesIn(/\.css$/, /(--[\w-]+)\s*:/g), ...await namesIn(/\.js$/, /['"`](--[\w-]+)['"`]/g)]);
  const isOfHost = (/** @type {string} */ name) => name.startsWith('--teardown-lab-');
  assert.ok(used.size > 30);
  assert.deepEqual([...used].filter((name) => !set.has(name) && !isOfHost(name)), []);
});

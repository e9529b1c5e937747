import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const folder = new URL('../../../www/words/', import.meta.url);

/** What is said in English to whoever writes a page, and so has no twin. */
const englishOnly = ['author'];

/** Words that are the same in every language: names of things, and code. */
const shared = new Set([
  'Page Down',
  'Teardown Lab', 'Sphinx, MyST', 'MkDocs Material', 'Swift, Set.removeFirst', 'ska::flat_hash_map, clear',
  "{name = 'id', type = 'unsigned'},\n{name = 'owner', type = 'string'},",
]);

/** @returns {Promise<string[]>} the English files, from the folder of words */
async function englishFiles() {
  const all = await readdir(fileURLToPath(folder), { recursive: true });
  return all.filter((name) => /^en[^a-z]/.test(name) && name.endsWith('.js')).sort();
}

/** @param {string} name of an English file or export @returns {string} of its Russian twin */
const twinOf = (name) => name.replace(/^en(?![a-z])/, 'ru');

/**
 * The words of each file in both languages.
 *
 * @returns {Promise<{file: string, name: string, en: unknown, ru: unknown}[]>}
 */
async function pairs() {
  const files = await englishFiles();
  assert.ok(files.length > 20);
  return (await Promise.all(files.map(async (file) => {
    const [en, ru] = await Promise.all([import(new URL(file, folder).href), import(new URL(twinOf(file), folder).href)]);
    return Object.keys(en).filter((name) => !englishOnly.includes(name))
      .map((name) => ({ file, name, en: en[name], ru: ru[twinOf(name)] }));
  }))).flat();
}

/** @param {unknown} value */
const kindOf = (value) => (Array.isArray(value) ? 'list' : typeof value);

/**
 * Where two trees of words are not of one shape: other keys, other kinds, another number of parameters.
 *
 * @param {unknown} en
 * @param {unknown} ru
 * @param {string} path
 * @returns {string[]}
 */
function differences(en, ru, path) {
  if (kindOf(en) !== kindOf(ru)) return [`${path} is ${kindOf(en)} in English and ${kindOf(ru)} in Russian`];
  if (typeof en === 'function') {
    const [one, other] = [en.length, /** @type {Function} */ (ru).length];
    return one === other ? [] : [`${path} takes ${one} in English and ${other} in Russian`];
  }
  if (Array.isArray(en) && Array.isArray(ru) && en.some((piece) => piece?.slot)) {
    const slots = (/** @type {any[]} */ pieces) => pieces.flatMap((piece) => piece.slot ?? []).sort().join(', ');
    return slots(en) === slots(ru) ? [] : [`${path} has the slots ${slots(en)} in English and ${slots(ru)} in Russian`];
  }
  if (typeof en !== 'object' || en === null || ru === null) return [];
  const [one, other] = [/** @type {Record<string, unknown>} */ (en), /** @type {Record<string, unknown>} */ (ru)];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((key) => differences(one[key], other[key], `${path}.${key}`));
}

test('every word is there in both languages, and of the same kind', async () => {
  const found = (await pairs()).flatMap(({ file, name, en, ru }) => differences(en, ru, `${file}: ${name}`));
  assert.deepEqual(found, []);
});

test('no Russian file is there without its English one', async () => {
  const all = await readdir(fileURLToPath(folder), { recursive: true });
  const russian = all.filter((name) => /^ru[^a-z]/.test(name) && name.endsWith('.js')).sort();
  assert.deepEqual(russian, (await englishFiles()).map(twinOf).sort());
});

/**
 * All that could be read: texts, and the texts within functions.
 *
 * @param {unknown} value
 * @returns {string[]}
 */
function textsIn(value) {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [...String(value).matchAll(/'((?:[^'\\]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)].map(([, one, other]) => one ?? other ?? '');
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

test('no English sentence is left in the Russian words', async () => {
  const isEnglish = (/** @type {string} */ text) => /[a-z]{2,},? [a-z]{2,}/i.test(text.replace(/\$\{[^}]*\}/g, '')) && !/[а-яё]/i.test(text) && !shared.has(text);
  const found = (await pairs()).filter(({ name }) => name !== 'numbers')
    .flatMap(({ file, ru }) => textsIn(ru).filter(isEnglish).map((text) => `${file}: ${text}`));
  assert.deepEqual(found, []);
});

test('Russian sentences neither exclaim nor quote in the English way', async () => {
  for (const { file, ru } of await pairs()) for (const text of textsIn(ru)) assert.doesNotMatch(text, /[а-яё]!|[“”]/i, file);
});

test('Russian numbers have their noun in the right form, and are grouped by spaces', async () => {
  const { buckets, names, times } = await import('../../../www/words/ru/nouns.js');
  const plain = (/** @type {string} */ text) => text.replaceAll('\u00a0', ' ');
  assert.deepEqual([1, 2, 5, 11, 21, 104, 6607104].map((count) => plain(buckets(count))),
    ['1 корзина', '2 корзины', '5 корзин', '11 корзин', '21 корзина', '104 корзины', '6 607 104 корзины']);
  assert.deepEqual([0, 1, 3, 12].map(names), ['0 имён', '1 имя', '3 имени', '12 имён']);
  assert.deepEqual([1, 2, 5].map(times), ['1 раз', '2 раза', '5 раз']);
});

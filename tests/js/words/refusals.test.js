import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'vite';

import { loadEngine } from '../../../www/engine/index.js';
import { importFormat } from '../../../www/import/index.js';
import { refusals } from '../../../www/words/catalogue/ru.js';
import { refusal } from '../../../www/words/ru/refusal.js';

const root = new URL('../../../', import.meta.url);
const read = (/** @type {string} */ path) => readFile(new URL(path, root), 'utf8');

/** Of a line of a golden script: no page shows it. */
const unseen = 'Line 7: 7';

/** @returns {Promise<string[]>} what the engine says, from its source */
async function engineSentences() {
  const source = await read('src/error/message.rs');
  return [...source.matchAll(/write!\(\s*f,\s*"((?:[^"\\]|\\[^])*)"/g)].map(([, text = '']) =>
    text.replace(/\\\n\s*/g, '').replace(/\\u\{(\w+)\}/g, (_, hex) => String.fromCodePoint(parseInt(hex, 16))).replace(/\{\w*\}/g, '7'));
}

/** @param {string} folder @returns {Promise<string[]>} what the JavaScript below a folder refuses with, from its source */
async function sentencesIn(folder) {
  const files = (await readdir(fileURLToPath(new URL(folder, root)), { recursive: true })).filter((name) => name.endsWith('.js'));
  const found = await Promise.all(files.map(async (file) => {
    const source = await read(`${folder}/${file}`);
    return nodesIn(parseAst(source)).map(messageOf).map((message) => sentenceOf(message, source)).filter((sentence) => sentence !== null);
  }));
  return found.flat();
}

/** @typedef {{type: string, start: number, end: number, [part: string]: any}} Node */

/** @param {unknown} tree @returns {Node[]} all nodes of it */
function nodesIn(tree) {
  if (typeof tree !== 'object' || tree === null) return [];
  const within = Object.values(tree).flatMap(nodesIn);
  return 'type' in tree ? [/** @type {Node} */ (tree), ...within] : within;
}

/** @param {Node} node @returns {Node | undefined} what a refusal or a note is said to say there */
function messageOf(node) {
  const isRefusal = (node.type === 'NewExpression' && node['callee'].name === 'LabError')
    || (node.type === 'CallExpression' && node['callee'].name === 'refusal');
  if (isRefusal) return node['arguments'][1];
  return node.type === 'Property' && node['key'].name === 'message' ? node['value'] : undefined;
}

/** @param {Node | undefined} node @param {string} source @returns {string | null} null: it is made elsewhere */
function sentenceOf(node, source) {
  if (node?.type === 'Literal') return node['value'];
  if (node?.type !== 'TemplateLiteral') return null;
  const gaps = node['expressions'].map((/** @type {Node} */ { start, end }) => inGap(source.slice(start, end)));
  return node['quasis'].map((/** @type {Node} */ { value }, /** @type {number} */ place) => value.cooked + (gaps[place] ?? '')).join('');
}

/** @param {string} code what computes what stands in a gap */
function inGap(code) {
  if (code.startsWith('leftOut(')) return 'A space without a name was left out.';
  return code.startsWith('quoted(') ? '“7”' : '7';
}

test('whatever the engine refuses with has Russian words', async () => {
  const sentences = (await engineSentences()).filter((sentence) => sentence !== unseen);
  assert.ok(sentences.length >= 30, String(sentences.length));
  assert.deepEqual(sentences.filter((sentence) => refusal(sentence) === null), []);
});

test('so has whatever the importers, the painter and the sampler refuse with', async () => {
  const sentences = (await Promise.all(['www/import', 'www/draw', 'www/measure', 'www/engine'].map(sentencesIn))).flat()
    // What is put together of gaps alone is a parser's, or about a request that no page makes.
    .filter((sentence) => /[a-z]/.test(sentence));
  assert.ok(sentences.length >= 30, String(sentences.length));
  assert.deepEqual(sentences.filter((sentence) => refusal(sentence) === null), []);
});

test('a gap of a translation is a gap of its sentence', () => {
  const gaps = (/** @type {string} */ text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, gap]) => gap).sort();
  for (const [sentence, translation] of refusals) assert.deepEqual(gaps(translation), gaps(sentence), sentence);
});

/** @param {() => unknown} work @returns {Promise<string>} what it is refused with, in Russian */
async function refused(work) {
  try {
    await work();
  } catch (error) {
    return refusal(/** @type {Error} */ (error).message) ?? `left in English: ${/** @type {Error} */ (error).message}`;
  }
  return assert.fail('nothing was refused');
}

test('what is refused keeps its values, as Russian writes them', async () => {
  const engine = await loadEngine();
  const family = (/** @type {unknown} */ count) => () => engine.dictionary(/** @type {any} */ ({ family: 'field', count }));
  const names = (/** @type {unknown[]} */ ...list) => () => engine.dictionary(/** @type {any} */ ({ names: list }));
  assert.equal(await refused(family(0)), 'Число полей — 0, а нужно от 1 до 2 000 000.'.replaceAll(' 000', '\u00a0000'));
  assert.equal(await refused(family('many')), 'Число полей — «many», а нужно целое число, например 2156.');
  assert.equal(await refused(family({})), 'Число полей — значение типа object, а нужно целое число, например 2156.');
  assert.equal(await refused(names('id', '', 'x')), 'У поля 2 нет имени; в имени нужен хотя бы один символ.');
  assert.equal(await refused(names('null', 'null')), 'Поле 2 повторяет имя поля 1, «null»; все имена должны различаться.');
  assert.equal(await refused(names('a\u0001')), 'Имя поля 1, «a\\u{1}», — не идентификатор: в нём управляющий символ, U+0001, в байте 1. Подходят буквы, цифры, знаки препинания и пробелы любой письменности.');
  assert.equal(await refused(() => importFormat('{"a": [1,')), 'Строка 1, столбец 10: В JSON здесь ожидается значение, а не конец текста.');
  assert.equal(await refused(() => importFormat('package main\nfunc main() {}')),
    'Строка 1, столбец 1: Это похоже на Go, судя по «package main». Прочитать можно формат на Lua, YAML или JSON или список имён, по одному в строке.');
  assert.equal(await refused(() => importFormat('return {{name = 5}}')),
    'Строка 1, столбец 17: Имя поля 1 — 5, а имя — это текст, в кавычках там, где он похож на число.');
  assert.match(await refused(() => importFormat('fields: [a, &x b, *y')), /^Строка 1, столбец \d+: разборщик сообщает: /);
  assert.match(await refused(() => importFormat('format = {{name = "a"')), /^Строка 1, столбец \d+: В Lua здесь ожидается /);
});

test('a sentence that is none of these has no words', () => {
  assert.equal(refusal('It rains.'), null);
});

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';

import { attributeNames, choices, flags } from '../../../www/element/attributes.js';
import { hostProperties, prefix } from '../../../www/element/shadow/adapt-css.js';
import { steps } from '../../../www/state/lesson/steps.js';
import { parts } from '../../../www/element/shadow/parts.js';

/** @param {string} path from www/element/ */
const read = (path) => readFile(new URL(`../../../www/element/${path}`, import.meta.url), 'utf8');

const element = JSON.parse(await read('package/custom-elements.json')).modules[0].declarations[0];
const names = (/** @type {{name: string}[]} */ list) => list.map(({ name }) => name);

test('the manifest has every attribute, with its choices, and no other', () => {
  assert.deepEqual(names(element.attributes), [...attributeNames]);
  for (const { name, type, default: usual } of element.attributes) {
    const values = /** @type {Record<string, readonly string[]>} */ (choices)[name];
    if (values) assert.deepEqual([type.text, usual], [values.map((value) => `'${value}'`).join(' | '), values[0]]);
    assert.equal(type.text === 'boolean', flags.some((flag) => flag === name), name);
  }
});

test('what is said of the lesson’s steps is how many there are', async () => {
  const manifest = element.attributes.find((/** @type {{name: string}} */ { name }) => name === 'lesson').description;
  const guide = await readFile(new URL('../../../EMBEDDING.md', import.meta.url), 'utf8');
  for (const [where, text] of [['the manifest', manifest], ['the types', await read('package/teardown-lab.d.ts')], ['EMBEDDING.md', guide]]) {
    const told = text.split('\n').filter((/** @type {string} */ line) => line.includes('lesson')).flatMap((/** @type {string} */ line) => line.match(/1 … [\d,]+/g) ?? []);
    assert.deepEqual(told, [`1 … ${steps.length}`], where);
  }
});

test('the manifest has every event that is sent', async () => {
  const sent = new Set((await read('tell.js')).match(/(?<=')lab-\w+/g));
  assert.deepEqual(names(element.events).sort(), [...sent].sort());
});

test('the manifest has every part and every custom property', async () => {
  const shell = await read('shadow/shell.js');
  const own = [...shell.matchAll(/part: '(\w+)'/g)].map(([, name]) => name);
  assert.deepEqual(names(element.cssParts).sort(), [...own, ...Object.values(parts)].sort());
  assert.deepEqual(names(element.cssProperties), [...hostProperties, 'min-height'].map((name) => prefix + name));
});

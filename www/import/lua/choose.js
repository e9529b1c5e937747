/** @import { FoundSpace, Table, Tree } from '../types.js' */
/** @import { Scan } from './scan.js' */
import { looksLikeFormat, spacesIn, spacesOfData } from '../tree/spaces.js';

/**
 * The spaces of a program: formats that are given to a space or stand under `format` in a table;
 * else the one that it returns; else the lists of fields that it names, those called a format first.
 *
 * @param {Scan} scan
 * @returns {FoundSpace[]}
 */
export function chooseSpaces({ uses, assigned, returned }) {
  const used = new Set(uses.map(({ format }) => format));
  const seen = new Set();
  const told = [...assigned, ...returned.map((tree) => ({ name: null, tree }))].flatMap(({ name, tree }) => spacesIn(tree, { name, seen }));
  /** @type {FoundSpace[]} */
  const found = [...uses];
  for (const space of told) {
    if (used.has(space.format)) continue;
    used.add(space.format);
    found.push(space);
  }
  if (found.length > 0) return found.sort((one, other) => (one.format.at ?? 0) - (other.format.at ?? 0));
  const [only, ...others] = returned;
  if (only && others.length === 0 && spacesOfData(only).length > 0) return spacesOfData(only);
  // Several tables, separated by commas, are the fields themselves.
  const list = listOf(returned);
  if (looksLikeFormat(list)) return [{ name: null, format: list }];
  return listsOfFields(assigned);
}

/** @param {readonly Tree[]} items @returns {Table} */
function listOf(items) {
  return { kind: 'table', items: [...items], entries: new Map(), at: items[0]?.at ?? null };
}

/**
 * @param {Scan['assigned']} assigned
 * @returns {FoundSpace[]}
 */
function listsOfFields(assigned) {
  // One that has several names counts once, under the first.
  const byTree = new Map([...assigned].reverse().map(({ name, tree }) => [tree, name]));
  const lists = [...byTree].reverse().flatMap(([tree, name]) => (looksLikeFormat(tree) ? [{ name, format: tree }] : []));
  const called = lists.filter(({ name }) => /format/i.test(name ?? ''));
  return called.length > 0 ? called : lists;
}

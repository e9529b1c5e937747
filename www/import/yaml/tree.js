/** @import { Node } from 'yaml' */
/** @import { Table, Tree } from '../types.js' */
import { isAlias, isMap, isScalar, isSeq } from 'yaml';
import { limits } from '../limits.js';
import { Fault } from './fault.js';

/**
 * A document's nodes as a tree. An alias becomes the very node that its anchor names, never a copy,
 * so that no text can grow beyond its own length. O(nodes).
 *
 * @param {Node} root
 * @returns {Tree}
 */
export function treeOfNode(root) {
  /** @type {Map<string, Tree>} */
  const anchors = new Map();

  /** @param {Node | null} node @param {number} depth @returns {Tree} */
  const treeOf = (node, depth) => {
    if (depth > limits.depth) throw new RangeError('too deep');
    if (isAlias(node)) {
      const tree = anchors.get(node.source);
      if (tree) return tree;
      throw new Fault(`The alias *${node.source} names nothing that is complete before it.`, startOf(node) ?? 0);
    }
    const tree = isMap(node) || isSeq(node) ? tableOf(node, depth) : plainOf(node);
    const anchor = /** @type {{anchor?: string} | null} */ (node)?.anchor;
    if (anchor) anchors.set(anchor, tree);
    return tree;
  };

  /** @param {any} node a map or a sequence @param {number} depth @returns {Table} */
  const tableOf = (node, depth) => {
    /** @type {Table} */
    const table = { kind: 'table', items: [], entries: new Map(), at: startOf(node) };
    for (const item of node.items) {
      if (isSeq(node)) table.items.push(treeOf(/** @type {Node | null} */ (item), depth + 1));
      else {
        const { key, value } = /** @type {{key: Node | null, value: Node | null}} */ (item);
        const name = treeOf(key, depth + 1);
        const tree = treeOf(value, depth + 1);
        if (name.kind === 'text') table.entries.set(name.text, tree);
        else if (name.kind === 'plain') table.entries.set(name.shown, tree);
      }
    }
    return table;
  };
  return treeOf(root, 0);
}

/** @param {Node | null} node @returns {Tree} */
function plainOf(node) {
  const at = startOf(node);
  if (!isScalar(node)) return { kind: 'plain', shown: 'nothing', isNothing: true, at };
  const { value, source } = node;
  if (typeof value === 'string') return { kind: 'text', text: value, at };
  return { kind: 'plain', shown: source || String(value), isNothing: value === null, at };
}

/** @param {Node | null} node */
function startOf(node) {
  return node?.range?.[0] ?? null;
}

/** @import { FoundSpace, Table, Tree } from '../types.js' */

/**
 * Whether a table is a list of fields by the look of its first one: a bare name, a table with a
 * `name`, or a table that begins with one. A space has a name too, and a format.
 *
 * @param {Tree | undefined} node
 * @returns {node is Table}
 */
export function looksLikeFormat(node) {
  if (node?.kind !== 'table') return false;
  const first = node.items.find((item) => item !== undefined);
  if (first?.kind === 'text') return true;
  if (first?.kind !== 'table' || first.entries.has('format')) return false;
  return first.entries.has('name') || first.items[0]?.kind === 'text';
}

/**
 * The spaces of a tree: each table that has a `format`, named by its `name` or by the key that it
 * stands under. Each table is looked at once, however often it is referred to, so that aliases
 * cannot multiply the work. O(nodes not yet seen).
 *
 * @param {Tree} root
 * @param {{name?: string | null, seen?: Set<Tree>}} [options] what the root is called; the tables
 *   that were looked at before, which grow by those that are now
 * @returns {FoundSpace[]} in the order of the text
 */
export function spacesIn(root, { name = null, seen = new Set() } = {}) {
  /** @type {FoundSpace[]} */
  const found = [];
  /** @type {{node: Tree | undefined, name: string | null}[]} */
  const waiting = [{ node: root, name }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node } = next;
    if (node?.kind !== 'table' || seen.has(node)) continue;
    seen.add(node);
    const format = node.entries.get('format');
    if (format?.kind === 'table' || format?.kind === 'computed') {
      found.push({ name: ownName(node) ?? next.name, format });
      continue;
    }
    // The last one pushed is the first one looked at.
    const children = [
      ...node.items.map((item) => ({ node: item, name: null })),
      ...[...node.entries].map(([key, value]) => ({ node: value, name: key })),
    ];
    for (let index = children.length - 1; index >= 0; index -= 1) waiting.push(children[index]);
  }
  return found;
}

/**
 * What a tree of data describes: a bare list of fields, spaces, or a list that holds one list of
 * fields, as the console prints what a call returns.
 *
 * @param {Tree} root
 * @returns {FoundSpace[]}
 */
export function spacesOfData(root) {
  const [only = undefined, ...others] = root.kind === 'table' ? root.items : [];
  if (looksLikeFormat(root)) return [{ name: null, format: root }];
  const spaces = spacesIn(root);
  if (spaces.length > 0) return spaces;
  return others.length === 0 && looksLikeFormat(only) ? [{ name: null, format: only }] : [];
}

/** @param {Table} node */
function ownName({ entries }) {
  const name = entries.get('name');
  return name?.kind === 'text' ? name.text : null;
}

/** @import { FoundSpace, Tree } from '../types.js' */
import { fromBytes } from './bytes.js';

/**
 * Calls are not made, but three are understood: `space:format{…}`, a call that takes a space's name
 * and a table with its `format`, and `table.insert(list, field)`.
 *
 * @param {object} parts
 * @param {(node: any, depth: number) => Tree} parts.of
 * @param {FoundSpace[]} parts.uses receives the formats
 * @returns {(node: any, depth: number) => string | null} for a call, the name of the space that it
 *   may hand back
 */
export function createCalls({ of, uses }) {
  return (node, depth) => {
    const { base } = node;
    const isMethod = base.type === 'MemberExpression';
    const target = isMethod ? of(base.base, depth) : of(base, depth);
    const method = fromBytes(isMethod ? base.identifier.name : base.name ?? '');
    const [first, ...others] = argumentsOf(node).map((each) => of(each, depth));

    if (isMethod && base.indexer === ':' && method === 'format') {
      if (first?.kind === 'table' || first?.kind === 'computed') uses.push({ name: spaceOf(target), format: first });
      return spaceOf(target);
    }
    if (method === 'insert' && base.base?.name === 'table') insert(first, others);
    if (first?.kind !== 'text') return spaceOf(target);
    for (const other of others) {
      const format = other.kind === 'table' ? other.entries.get('format') : undefined;
      if (format?.kind === 'table' || format?.kind === 'computed') uses.push({ name: first.text, format });
    }
    return /^create/.test(method) ? first.text : null;
  };
}

/** @param {any} node @returns {any[]} */
function argumentsOf(node) {
  switch (node.type) {
    case 'TableCallExpression': return [node.arguments];
    case 'StringCallExpression': return [node.argument];
    default: return node.arguments;
  }
}

/** @param {Tree} tree */
function spaceOf(tree) {
  return tree.kind === 'computed' ? tree.space : null;
}

/** @param {Tree | undefined} list @param {Tree[]} others a field, or its place and the field */
function insert(list, others) {
  const field = others.at(-1);
  if (list?.kind !== 'table' || !field) return;
  const place = others.length > 1 ? others[0] : null;
  const at = place?.kind === 'plain' ? Number(place.shown) - 1 : list.items.length;
  list.items.splice(Number.isInteger(at) && at >= 0 ? at : list.items.length, 0, field);
}

/** @import { FoundSpace, Table, Tree } from '../types.js' */
import { limits } from '../limits.js';
import { refusal } from '../refuse.js';
import { fromBytes } from './bytes.js';
import { createCalls } from './calls.js';

/** Longer than any name may be. */
const longestText = 100_000;

/**
 * What expressions are worth, as far as the text alone tells: texts, tables, names that were given
 * one before, texts joined by `..`. All else is computed.
 *
 * @param {object} parts
 * @param {string} parts.source
 * @param {Map<string, Tree>} parts.names what each variable holds, whatever block it is local to
 * @param {FoundSpace[]} parts.uses receives the formats that calls give to a space
 * @param {(body: any[], depth: number) => void} parts.onBody goes over the body of a function
 */
export function createValues({ source, names, uses, onBody }) {
  const shown = (/** @type {any} */ node) => fromBytes(source.slice(node.range[0], Math.min(node.range[1], node.range[0] + 200)));

  /** @param {any} node @param {string | null} [space] @returns {Tree} */
  const computed = (node, space = null) => ({ kind: 'computed', shown: shown(node), space, at: node.range[0] });

  /**
   * @param {any} node an expression
   * @param {number} depth
   * @returns {Tree}
   * @throws {RangeError} when it nests too deeply
   */
  function of(node, depth) {
    if (depth > limits.depth) throw new RangeError('too deep');
    switch (node.type) {
      case 'StringLiteral': return { kind: 'text', text: fromBytes(node.value), at: node.range[0] };
      case 'NumericLiteral':
      case 'BooleanLiteral':
      case 'NilLiteral': return { kind: 'plain', shown: node.raw, isNothing: node.type === 'NilLiteral', at: node.range[0] };
      case 'TableConstructorExpression': return table(node, depth + 1);
      case 'Identifier': return names.get(node.name) ?? computed(node, fromBytes(node.name));
      case 'MemberExpression':
      case 'IndexExpression': return member(node, depth + 1);
      case 'CallExpression':
      case 'TableCallExpression':
      case 'StringCallExpression': return computed(node, calls(node, depth + 1));
      case 'LogicalExpression': return either(node, depth + 1);
      case 'BinaryExpression': return node.operator === '..' ? joined(node, depth + 1) : computed(node);
      case 'FunctionDeclaration': onBody(node.body, depth + 1); return computed(node);
      default: return computed(node);
    }
  }

  /** @param {any} node @param {number} depth @returns {Table} */
  function table(node, depth) {
    /** @type {Table} */
    const made = { kind: 'table', items: [], entries: new Map(), at: node.range[0] };
    /** @type {[any, Tree][]} */
    const keyed = [];
    for (const field of node.fields) {
      const tree = of(field.value, depth);
      if (field.type === 'TableValue') made.items.push(tree);
      else if (field.type === 'TableKeyString') made.entries.set(fromBytes(field.key.name), tree);
      else keyed.push([field.key, tree]);
    }
    for (const [key, tree] of keyed) put(made, key, tree, depth);
    return made;
  }

  /** @param {Table} into @param {any} key an expression @param {Tree} tree @param {number} depth */
  function put(into, key, tree, depth) {
    const name = of(key, depth);
    const index = name.kind === 'plain' ? Number(name.shown) : 0;
    if (Number.isInteger(index) && index >= 1) {
      if (index > limits.fields) {
        throw refusal('format-too-many-fields', `There is a field ${index}; at most ${limits.fields} are read.`, { expected: `at most ${limits.fields} fields` });
      }
      into.items[index - 1] = tree;
      return;
    }
    if (name.kind === 'text') into.entries.set(name.text, tree);
    // One place beyond the last, or one that only a loop knows: the next.
    else if (name.kind === 'computed') into.items.push(isNextOf(key) ? tree : { ...name, shown: `[${name.shown}]` });
  }

  /** @param {any} key whether it is `#list + 1` */
  function isNextOf(key) {
    return key.type === 'BinaryExpression' && key.operator === '+' && key.left.type === 'UnaryExpression'
      && key.left.operator === '#' && key.right.type === 'NumericLiteral' && key.right.value === 1;
  }

  /** @param {any} node @param {number} depth @returns {Tree} */
  function member(node, depth) {
    const base = of(node.base, depth);
    const key = node.type === 'MemberExpression' ? fromBytes(node.identifier.name) : literalKey(node.index, depth);
    const held = base.kind !== 'table' || key === null ? undefined
      : typeof key === 'number' ? base.items[key - 1] : base.entries.get(key);
    return held ?? computed(node, typeof key === 'string' ? key : null);
  }

  /** @param {any} node @param {number} depth @returns {string | number | null} */
  function literalKey(node, depth) {
    if (node.type === 'NumericLiteral') return node.value;
    const key = of(node, depth);
    return key.kind === 'text' ? key.text : null;
  }

  /** @param {any} node `a or b`, `a and b` @param {number} depth @returns {Tree} */
  function either(node, depth) {
    const left = of(node.left, depth);
    const right = of(node.right, depth);
    return node.operator === 'or' && left.kind !== 'computed' ? left : computed(node, right.kind === 'computed' ? right.space : null);
  }

  /** @param {any} node texts joined; the parser nests them to the right @param {number} depth @returns {Tree} */
  function joined(node, depth) {
    const parts = [];
    let rest = node;
    for (; rest.type === 'BinaryExpression' && rest.operator === '..'; rest = rest.right) parts.push(of(rest.left, depth));
    parts.push(of(rest, depth));
    let text = '';
    for (const part of parts) {
      // A text joined to itself again and again would outgrow any memory; none so long is a name.
      if (part.kind !== 'text' || text.length + part.text.length > longestText) return computed(node);
      text += part.text;
    }
    return { kind: 'text', text, at: node.range[0] };
  }

  const calls = createCalls({ of, uses });
  return {
    of,

    /**
     * `list[n] = value` and `table.key = value`.
     *
     * @param {any} variable
     * @param {Tree} tree
     * @param {number} depth
     */
    set(variable, tree, depth) {
      const base = of(variable.base, depth + 1);
      if (base.kind !== 'table') return;
      if (variable.type === 'MemberExpression') base.entries.set(fromBytes(variable.identifier.name), tree);
      else put(base, variable.index, tree, depth + 1);
    },
  };
}

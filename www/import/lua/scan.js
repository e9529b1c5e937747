/** @import { FoundSpace, Table, Tree } from '../types.js' */
import { limits } from '../limits.js';
import { createValues } from './values.js';

/**
 * What a program says about formats, without running it.
 *
 * @typedef {object} Scan
 * @property {FoundSpace[]} uses formats given to a space by a call
 * @property {{name: string | null, tree: Table}[]} assigned tables that got a name, in order
 * @property {Tree[]} returned
 */

/**
 * Goes over all statements in the order of the text, those of functions, branches and loops too:
 * what they assign is taken to happen once. O(nodes).
 *
 * @param {any} chunk luaparse's tree
 * @param {string} source
 * @returns {Scan}
 * @throws {RangeError} when it nests too deeply
 */
export function scanProgram(chunk, source) {
  /** @type {Scan} */
  const scan = { uses: [], assigned: [], returned: [] };
  /** @type {Map<string, Tree>} */
  const names = new Map();
  const values = createValues({ source, names, uses: scan.uses, onBody: (body, depth) => statements(body, depth) });

  /** @param {any[]} body @param {number} depth */
  function statements(body, depth) {
    if (depth > limits.depth) throw new RangeError('too deep');
    for (const statement of body) execute(statement, depth);
  }

  /** @param {any} statement @param {number} depth */
  function execute(statement, depth) {
    switch (statement.type) {
      case 'LocalStatement':
      case 'AssignmentStatement': assign(statement, depth); break;
      case 'CallStatement': values.of(statement.expression, depth); break;
      case 'ReturnStatement': {
        const trees = statement.arguments.map((/** @type {any} */ each) => values.of(each, depth));
        // What a function returns is its own affair.
        if (depth === 0) scan.returned.push(...trees);
        break;
      }
      case 'IfStatement': statement.clauses.forEach((/** @type {any} */ clause) => statements(clause.body, depth + 1)); break;
      default: if (Array.isArray(statement.body)) statements(statement.body, depth + 1);
    }
  }

  /** @param {any} statement @param {number} depth */
  function assign({ variables, init }, depth) {
    // All values are there before the first name gets one.
    const trees = init.map((/** @type {any} */ each) => values.of(each, depth));
    variables.forEach((/** @type {any} */ variable, /** @type {number} */ index) => {
      const tree = trees[index];
      if (!tree) return;
      if (variable.type !== 'Identifier') {
        values.set(variable, tree, depth);
        return;
      }
      names.set(variable.name, tree);
      if (tree.kind === 'table') scan.assigned.push({ name: variable.name, tree });
    });
  }

  statements(chunk.body, 0);
  return scan;
}

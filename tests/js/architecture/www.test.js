import assert from 'node:assert/strict';
import test from 'node:test';

import { closure, importsBelow, isGlue, modulesThatName } from './support/modules.js';

const imports = await importsBelow('www');

const isLayout = (/** @type {string} */ path) => /(?:^|[/-])layout(?:\/|\.js$)/.test(path);
const isWorker = (/** @type {string} */ path) => /(?:^|[/-])worker\.js$/.test(path);
/** The order of the strategies, which all that shows them keeps, and the way to a worker. */
const isShared = (/** @type {string} */ path) => ['www/strategies.js', 'www/worker-connection.js'].includes(path);
/** What reads formats is loaded only when one is given. */
const isParser = (/** @type {string} */ other) => ['luaparse', 'yaml'].includes(other);
const below = (/** @type {string[]} */ ...folders) => {
  return (/** @type {string} */ path) => folders.some((folder) => path.startsWith(`www/${folder}/`));
};

/**
 * @param {object} rule
 * @param {(path: string) => boolean} rule.who the modules that the rule is for
 * @param {(path: string) => boolean} rule.may what such a module may import
 * @param {boolean} [rule.deep] also what its imports import
 */
function assertImports({ who, may, deep = false }) {
  const broken = [...imports.keys()].filter(who).flatMap((path) => {
    const imported = deep ? closure(imports, path).slice(1) : (imports.get(path) ?? []);
    return imported.filter((other) => !may(other)).map((other) => `${path} imports ${other}`);
  });
  assert.deepEqual(broken, []);
}

test('only engine/ imports the generated glue', () => {
  assertImports({ who: (path) => !below('engine')(path), may: (other) => !isGlue(other) });
});

test('engine/ imports nothing of the page', () => {
  assertImports({ who: below('engine'), may: below('engine') });
});

test('words/ imports nothing but words and the limits that they tell', () => {
  assertImports({ who: below('words'), may: below('words', 'state') });
});

test('state/ imports nothing but state', () => {
  assertImports({ who: below('state'), may: (other) => below('state')(other) || isShared(other) });
});

test('a layout loads neither the engine nor anything that touches the document', async () => {
  assertImports({ who: isLayout, may: (other) => !below('engine', 'ui', 'element')(other), deep: true });
  const loaded = [...imports.keys()].filter(isLayout).flatMap((path) => closure(imports, path));
  const ours = [...new Set(loaded)].filter((path) => imports.has(path));
  assert.deepEqual(await modulesThatName(/\b(?:document|window|navigator|requestAnimationFrame)\b/, ours), []);
});

test('draw/ and ui/ change the state by actions, not by its inner workings', () => {
  const isInner = (/** @type {string} */ path) => /^www\/state\/(?:reduce|store)\b/.test(path);
  assertImports({ who: below('draw', 'ui'), may: (other) => !isInner(other) });
});

test('a worker loads the engine, what draws, measures or imports, nothing of the page', () => {
  assertImports({ who: isWorker, may: (other) => below('engine', 'measure', 'draw', 'import')(other) || isParser(other) || isShared(other), deep: true });
});

test('no module imports itself by way of others', () => {
  const circles = [...imports].flatMap(([path, others]) =>
    others.filter((other) => closure(imports, other).includes(path)).map((other) => `${path} ⇄ ${other}`),
  );
  assert.deepEqual(circles, []);
});

test('every relative import is a module that is there', () => {
  assertImports({
    who: () => true,
    may: (other) => !other.startsWith('www/') || isGlue(other) || other.endsWith('.css') || imports.has(other),
  });
});

test('import/ runs anywhere: it imports the way to a worker and the engine’s error, nothing else of the page', async () => {
  const isError = (/** @type {string} */ other) => other === 'www/engine/lab-error.js';
  assertImports({ who: below('import'), may: (other) => below('import')(other) || isShared(other) || isError(other) || isParser(other) });
  const pure = [...imports.keys()].filter((path) => below('import')(path));
  assert.deepEqual(await modulesThatName(/\b(?:document|window|navigator|requestAnimationFrame)\b/, pure), []);
});

test('no package reaches the browser but the chart’s two and the parsers of formats', () => {
  const isOurs = (/** @type {string} */ other) => other.startsWith('www/');
  const isOfChart = (/** @type {string} */ other) => ['d3-scale', 'd3-shape'].includes(other);
  const inChart = below('draw/chart');
  const inImport = below('import');
  assertImports({ who: (path) => !inChart(path) && !inImport(path), may: isOurs });
  assertImports({ who: inChart, may: (other) => isOurs(other) || isOfChart(other) });
  assertImports({ who: inImport, may: (other) => isOurs(other) || isParser(other) });
});

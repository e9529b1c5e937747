/** @import { SceneNode } from '../../../www/draw/chart/types.js' */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from '../draw/seeded.js';
import { csvFile } from '../../../www/draw/chart/export/csv.js';
import { jsonFile } from '../../../www/draw/chart/export/json.js';
import { columns, rowsOf } from '../../../www/draw/chart/export/rows.js';
import { svgFile } from '../../../www/draw/chart/export/svg.js';
import { layPlane } from '../../../www/draw/chart/layout/plane.js';
import { sceneOf } from '../../../www/draw/chart/scene/scene.js';
import { pointOf } from '../measure/support/points.js';
import { curveOf, markOf, measuredChart, pictureWith, runIn, say, viewOf } from './support/chart.js';

/** @param {readonly SceneNode[]} nodes @returns {SceneNode[]} they and all within them */
const all = (nodes) => nodes.flatMap((node) => [node, ...all(node.children ?? [])]);

const marks = [
  markOf(300, 1e6), markOf(1000, 9e6), markOf(2000, 5e7, { source: 'predicted' }),
  markOf(300, 250, { strategy: 'bulk' }), markOf(1000, 900, { strategy: 'bulk', source: 'below-clock' }), markOf(300, 2e6, { run: 'kept' }),
];
const picture = pictureWith({
  marks, curves: [curveOf([[300, 1e6], [1000, 9e6]])], exactJumps: [539, 1081], foundJumps: [{ from: 300, at: 1000 }], counts: [300, 2000],
});

/** @param {Partial<import('../../../www/state/chart/types.js').View>} [view] @param {number} [width] */
function draw(view, width = 900) {
  const plane = layPlane({ picture, view: viewOf(view), size: { width, height: 400 }, say });
  return { plane, nodes: sceneOf({ picture, plane, say, target: marks[1]?.target ?? null }) };
}
const markNode = (/** @type {readonly SceneNode[]} */ nodes, /** @type {string} */ key) => {
  const found = all(nodes).find((node) => node.key === key && node.attributes?.class === 'chart-mark');
  if (!found) throw new Error(`there is no point ${key}`);
  return found;
};

test('keys differ among siblings, whatever is drawn', () => {
  const scales = fc.constantFrom(/** @type {const} */ ('linear'), /** @type {const} */ ('log'));
  fc.assert(fc.property(scales, scales, fc.integer({ min: 280, max: 1600 }), (x, y, width) => {
    const check = (/** @type {readonly SceneNode[]} */ nodes) => {
      const keys = nodes.map(({ key }) => key);
      assert.equal(new Set(keys).size, keys.length, keys.join(', '));
      for (const { children } of nodes) if (children) check(children);
    };
    check(draw({ x, y }, width).nodes);
  }));
});

test('no coordinate is lost: every number in the scene is one', () => {
  for (const x of /** @type {const} */ (['linear', 'log'])) {
    for (const y of /** @type {const} */ (['linear', 'log'])) {
      for (const { key, attributes = {} } of all(draw({ x, y }).nodes)) {
        assert.ok(Object.values(attributes).every((value) => !/NaN|Infinity|undefined/.test(String(value))), `${key}: ${JSON.stringify(attributes)}`);
      }
    }
  }
});

test('a number looks like its source: measured full, predicted hollow and broken, a bound an arrow, a ghost hollow', () => {
  const { nodes } = draw();
  const dot = (/** @type {string} */ key) => markNode(nodes, key).children?.find(({ key: each }) => each === 'dot')?.attributes;
  assert.equal(dot('current find-first 300')?.fill, 'var(--find-first)');
  assert.equal(dot('current find-first 2000')?.fill, 'var(--paper)');
  assert.ok(dot('current find-first 2000')?.['stroke-dasharray']);
  assert.equal(dot('kept find-first 300')?.fill, 'var(--paper)');
  assert.deepEqual(markNode(nodes, 'current bulk 1000').children?.map(({ key }) => key), ['arrow']);
});

test('a curve ends where the counts that are seen end, on the line between its points', () => {
  const curves = [curveOf([[0, 0], [1000, 1e6], [5000, 5e6]])];
  const shown = pictureWith({ curves, counts: [1000, 2000] });
  const plane = layPlane({ picture: shown, view: viewOf({ zoom: [500, 2000] }), size: { width: 900, height: 400 }, say });
  const path = all(sceneOf({ picture: shown, plane, say, target: null })).find(({ key }) => key === 'curve');
  const places = [...String(path?.attributes?.d).matchAll(/([\d.]+),([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
  const wanted = [[500, 5e5], [1000, 1e6], [2000, 2e6]].map(([count = 0, value = 0]) => [plane.x.place(count), plane.y.place(value)]);
  assert.equal(places.length, 3);
  for (const [index, [x = 0, y = 0]] of places.entries()) assert.ok(Math.hypot(x - (wanted[index]?.[0] ?? 0), y - (wanted[index]?.[1] ?? 0)) < 0.02);
});

test('every point can be reached and says what it is; Tab leads to the one that is read', () => {
  const { nodes } = draw();
  const points = all(nodes).filter(({ attributes }) => attributes?.class === 'chart-mark');
  assert.equal(points.length, marks.length);
  assert.ok(points.every(({ attributes }) => attributes?.role === 'button' && String(attributes['aria-label']).length > 0));
  assert.deepEqual(points.filter(({ attributes }) => attributes?.tabindex === 0).map(({ key }) => key), ['current find-first 1000']);
});

test('an interval is drawn where it is larger than its point, and for what was measured alone', () => {
  const { nodes } = draw({ y: 'linear' });
  const hasInterval = (/** @type {string} */ key) => markNode(nodes, key).children?.some(({ key: each }) => each === 'interval');
  assert.equal(hasInterval('current find-first 1000'), true);
  assert.equal(hasInterval('current find-first 300'), false, 'it would be hidden by the point');
  assert.equal(hasInterval('current find-first 2000'), false);
});

const colourOf = (/** @type {string} */ token) => `rgb(0 0 ${token.length})`;

test('an SVG file stands by itself: no token, nothing to point at, markup escaped', () => {
  const title = 'a <b> & "c"';
  const file = svgFile({ nodes: draw().nodes, width: 900, height: 400, title, colourOf });
  assert.doesNotMatch(file, /var\(|tabindex|role="button"|class=/);
  assert.match(file, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="900" height="400" viewBox="0 0 900 400"/);
  assert.ok(file.includes('a &#60;b&#62; &#38; &#34;c&#34;'));
});

test('whatever a run is called, the file is well-formed', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (name) => {
    const node = /** @type {const} */ ({ key: 'a', tag: 'text', text: name, attributes: { 'aria-label': name } });
    const file = svgFile({ nodes: [node], width: 1, height: 1, title: name, colourOf });
    assert.ok([...file].every((letter) => '\t\n\r'.includes(letter) || (letter >= ' ' && letter < '\ufffe') || letter > '\uffff'));
    assert.equal(Buffer.from(file).toString(), file, 'no half of a pair');
    const inside = file.slice(file.indexOf('<title>') + 7, file.indexOf('</title>'));
    assert.doesNotMatch(inside.replace(/&#\d+;/g, ''), /[<>&"]/);
  }));
});

/** Reads RFC 4180. @param {string} text */
function cellsOf(text) {
  return text.split(/\r\n(?=(?:[^"]*"[^"]*")*[^"]*$)/).filter((line) => line !== '')
    .map((line) => [...`${line},`.matchAll(/(?:"((?:[^"]|"")*)"|([^,]*)),/g)].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? ''));
}

test('a row a point and strategy, and a row a point of each curve; each says its source', () => {
  const run = { ...runIn(measuredChart(100)), points: [pointOf(100, { ratio: { median: 40, low: 39, high: 41 } }), pointOf(200, { bulk: { source: 'below-clock' }, notes: ['drift', 'hidden'] })] };
  const rows = rowsOf([{ name: 'mine', run }], [{ name: 'prediction', curve: curveOf([[1, 2]], { kind: 'exact' }) }, { name: 'server', curve: curveOf([[1, 3]], { kind: 'reported' }) }]);
  const [head, ...lines] = cellsOf(csvFile(rows));
  assert.deepEqual(head, [...columns]);
  const table = lines.map((line) => Object.fromEntries(columns.map((column, index) => [column, line[index]])));
  assert.deepEqual(table.map(({ fields, strategy, source }) => [fields, strategy, source]), [
    ['100', 'find-first', 'measured'], ['200', 'find-first', 'measured'], ['100', 'bulk', 'measured'], ['200', 'bulk', 'below-clock'],
    ['1', 'find-first', 'predicted'], ['1', 'find-first', 'reported'],
  ].toSorted((one, other) => table.findIndex((row) => row.fields === one[0] && row.strategy === one[1] && row.source === one[2]) - table.findIndex((row) => row.fields === other[0] && row.strategy === other[1] && row.source === other[2])));
  const drifted = table.find(({ fields, strategy }) => fields === '200' && strategy === 'bulk');
  assert.equal(drifted?.notes, 'drift hidden');
  assert.equal(table[0]?.ratio, '40');
});

test('whatever a run is called, its cell comes back and no spreadsheet runs it', () => {
  const risky = fc.tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '|', '%', ' =', '"=', '＝', ''), fc.string({ unit: 'binary' })).map((parts) => parts.join(''));
  fc.assert(fc.property(risky, (name) => {
    const [, line = []] = cellsOf(csvFile([{ run: name, fields: -1 }]));
    const [cell = ''] = line;
    assert.doesNotMatch(cell, /^[\s"]*[=+\-@|%＝＋－＠]|^[\t\r\n]/);
    assert.ok(cell === name || cell === `'${name}`, JSON.stringify([cell, name]));
  }));
});

test('numbers are left as they are, also negative ones', () => {
  assert.equal(cellsOf(csvFile([{ fields: -1 }]))[1]?.[2], '-1');
});

test('JSON holds plan, points with every sample, fit and curves', () => {
  const run = runIn(measuredChart(100, 200));
  const content = JSON.parse(jsonFile([{ name: 'mine', run }], [{ name: 'server', curve: curveOf([[1, 3]], { kind: 'reported' }) }]));
  assert.deepEqual(content.runs[0].points, JSON.parse(JSON.stringify(run.points)));
  assert.deepEqual([content.format, content.version, content.runs[0].name, content.runs[0].begunAt], ['teardown-lab/runs', 1, 'mine', '1970-01-01T00:00:01.000Z']);
  assert.deepEqual(content.curves, [{ name: 'server', source: 'reported', points: [{ fields: 1, ns: 3 }] }]);
});

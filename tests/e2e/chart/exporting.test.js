import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { useChart } from './support/chart.js';

const chart = useChart();

/** One run, kept under a name that a spreadsheet would take for a formula; the tests only read it. */
beforeEach(async () => {
  await chart.openChart();
  await chart.run('localStorage.clear()');
  await chart.measure('300 1000 4306');
  await chart.type('#keep-name', '=cmd|\' /C calc\'!A0, "mine"');
  await chart.click('[data-do="keep"]');
  await chart.until('the kept run', () => chart.run('return document.querySelector(".kept-item") !== null'));
});

/** Reads RFC 4180. @param {string} text */
function rowsOf(text) {
  const cells = [...text.matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n)/g)];
  /** @type {string[][]} */
  const rows = [[]];
  for (const [, quoted, plain, end] of cells) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\r\n') rows.push([]);
  }
  const [head = [], ...others] = rows.filter((row) => row.length > 0);
  return others.map((row) => Object.fromEntries(head.map((name, index) => [name, row[index] ?? ''])));
}

test('CSV: every point, the prediction and the server, each with its source; no cell runs', async () => {
  const text = (await chart.download('[data-export="csv"]', 'teardown-lab.csv')).toString();
  const rows = rowsOf(text);
  const own = rows.filter(({ samples }) => samples !== '');
  assert.deepEqual(own.map(({ fields, strategy }) => [fields, strategy]).toSorted(), [
    ['1000', 'bulk'], ['1000', 'find-first'], ['300', 'bulk'], ['300', 'find-first'], ['4306', 'bulk'], ['4306', 'find-first'],
  ]);
  const [point] = own.filter(({ fields, strategy }) => fields === '4306' && strategy === 'find-first');
  assert.deepEqual([point?.examined, point?.buckets, point?.shadow_buckets, point?.measure, point?.source], ['26207956', '6151', '12289', 'teardown', 'measured']);
  assert.ok(Number(point?.low_ns) <= Number(point?.median_ns) && Number(point?.median_ns) <= Number(point?.high_ns));
  assert.equal(point?.run, '\'=cmd|\' /C calc\'!A0, "mine"');
  assert.ok(rows.some(({ source, run }) => source === 'reported' && run === 'Tarantool 2.6.0, drop'));
  assert.ok(rows.some(({ source }) => source === 'predicted'));
  assert.ok(rows.every((row) => Object.values(row).every((cell) => !/^[=+@]/.test(cell))));
});

test('JSON: every sample, the fit and the plan', async () => {
  const content = JSON.parse((await chart.download('[data-export="json"]', 'teardown-lab.json')).toString());
  assert.equal(content.format, 'teardown-lab/runs');
  const [run] = content.runs;
  assert.deepEqual(run.plan.counts, [300, 1000, 4306]);
  assert.equal(run.points[2].strategies['find-first'].examined, 26_207_956);
  assert.equal(run.points[2].strategies['find-first'].samples.length >= 5, true);
  assert.ok(Array.isArray(run.fit.segments));
  assert.deepEqual(content.curves.map((/** @type {any} */ { source }) => source), ['reported', 'reported', 'predicted']);
});

test('SVG: a file of its own that any reader of XML takes', async () => {
  const text = (await chart.download('[data-export="svg"]', 'teardown-lab.svg')).toString();
  assert.doesNotMatch(text, /var\(|light-dark|<script|tabindex/);
  const seen = /** @type {any} */ (await chart.run(`
    const file = new DOMParser().parseFromString(arguments[0], 'image/svg+xml');
    const svg = file.documentElement;
    return {
      error: file.querySelector('parsererror')?.textContent ?? null, tag: svg.localName, viewBox: svg.getAttribute('viewBox'),
      points: svg.querySelectorAll('[data-count]').length, title: svg.querySelector('title').textContent,
    }`, text));
  assert.deepEqual({ ...seen, title: '' }, { error: null, tag: 'svg', viewBox: '0 0 960 480', points: 6, title: '' });
  assert.match(seen.title, /6 measured points/);
});

test('PNG: a picture with ink on it', async () => {
  const png = await chart.download('[data-export="png"]', 'teardown-lab.png');
  const seen = /** @type {any} */ (await chart.run(`
    const image = new Image();
    image.src = 'data:image/png;base64,' + arguments[0];
    return image.decode().then(() => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.width, image.height];
      const context = canvas.getContext('2d');
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, image.width, image.height);
      const colours = new Set();
      for (let at = 0; at < data.length; at += 4) colours.add(data[at] << 16 | data[at + 1] << 8 | data[at + 2]);
      return { width: image.width, height: image.height, colours: colours.size };
    })`, png.toString('base64')));
  assert.deepEqual([seen.width, seen.height], [1920, 960]);
  assert.ok(seen.colours > 50, `${seen.colours} colours`);
});

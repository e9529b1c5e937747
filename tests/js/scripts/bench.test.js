import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import test from 'node:test';
import { fileURLToPath } from 'node:url';

import { readBenchArguments } from '../../../scripts/bench/arguments.js';
import { lineOf } from '../../../scripts/bench/line.js';

const SCRIPT = fileURLToPath(new URL('../../../scripts/bench.js', import.meta.url));

/** @param {string} args */
async function bench(args) {
  const child = spawn(process.execPath, [SCRIPT, ...args.split(' ')]);
  const code = new Promise((resolve) => child.on('close', resolve));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, stdout, stderr };
}

/** @param {import('../../../www/engine/measure-types.js').Source} source @param {number} median */
function point(source, median) {
  const result = { source, median, mad: 0, low: 0, high: 0, samples: [], outliers: [], iterations: 1, examined: 0 };
  return /** @type {any} */ ({ request: { count: 2156 }, strategies: { 'find-first': result } });
}

test('a line is the original’s', () => {
  assert.equal(lineOf(point('measured', 2_451_234), 'find-first', false), 'field count: 2156, sec: 0.002451');
});

test('a time too short for six decimals gets more, and is never 0', () => {
  assert.equal(lineOf(point('measured', 113.4), 'find-first', false), 'field count: 2156, sec: 0.000000113');
  assert.equal(lineOf(point('measured', 12.3e9), 'find-first', false), 'field count: 2156, sec: 12.300000');
});

test('what was not measured says so, and two strategies are named', () => {
  assert.equal(
    lineOf(point('predicted', 1.5e9), 'find-first', true),
    'field count: 2156, sec: 1.500000, strategy: find-first, source: predicted',
  );
  assert.throws(() => lineOf(point('measured', 1), 'bulk', true), /2156 fields has no bulk/);
});

test('without arguments it is the original benchmark', () => {
  const { strategies, measure, iterations, json } = readBenchArguments([]);
  assert.deepEqual({ strategies, measure, iterations, json }, {
    strategies: ['find-first'],
    measure: 'open-close',
    iterations: null,
    json: false,
  });
});

test('every argument is taken', () => {
  const args = '--fields 1,2156 --iters 200 --strategy both --measure close --budget 3 --json'.split(' ');
  assert.deepEqual(readBenchArguments(args), {
    counts: [1, 2156],
    iterations: 200,
    strategies: ['find-first', 'bulk'],
    measure: 'close',
    budgetMs: 3000,
    json: true,
  });
});

test('what is no argument ends with 2 and one sentence that names it', () => {
  for (const [args, message] of /** @type {[string, RegExp][]} */ ([
    ['--fields 2156,1000', /must ascend, and 1000 comes after 2156/],
    ['--fields 1000,2156,1000', /1000 is given twice/],
    ['--fields 0', /is "0"; it must be a whole number from 1 to 2000000/],
    ['--fields 1e3', /is "1e3"/],
    ['--fields ,', /is ""/],
    ['--fields 2000001', /is "2000001"/],
    ['--iters 0', /iterations is "0"; it must be a whole number from 1 to 1000000/],
    ['--iters 1000000000', /is "1000000000"/],
    ['--iters -5', /is "-5"/],
    ['--strategy fast', /"fast"; it must be find-first, word-scan, first-hint, cursor, bulk, both, all/],
    ['--measure closing', /"closing"; it must be teardown, close, open-close/],
    ['--budget 0', /is "0"; it must be a whole number from 1 to 3600/],
    ['--fast', /no option "--fast"; usage/],
    ['toString', /no option "toString"/],
    ['--iters', /--iters needs a value/],
  ])) {
    assert.throws(() => readBenchArguments(args.split(' ')), { name: 'Problem', exitCode: 2, message }, args);
  }
});

test('the exit code is 2 and standard output stays empty', async () => {
  const { code, stdout, stderr } = await bench('--iters 0');
  assert.deepEqual({ code, stdout }, { code: 2, stdout: '' });
  assert.match(stderr, /^The number of iterations is "0"[^\n]+\.\n$/);
});

test('lines, and nothing else, are on standard output', async () => {
  const { code, stdout } = await bench('--fields 50,300 --iters 5 --strategy both --measure close');
  assert.equal(code, 0);
  const counts = stdout.trimEnd().split('\n').map((line) => {
    const match = /^field count: (\d+), sec: \d+\.\d{6,}, strategy: (find-first|bulk)(?:, source: below-clock)?$/.exec(line);
    return match?.slice(1).join(' ');
  });
  assert.deepEqual(counts, ['50 find-first', '50 bulk', '300 find-first', '300 bulk']);
});

test('as JSON there are all points and their fit', async () => {
  const { code, stdout } = await bench('--fields 100,200,300 --measure teardown --json');
  const { points, fit } = JSON.parse(stdout);
  assert.equal(code, 0);
  assert.deepEqual(points.map((/** @type {any} */ { request }) => request.count), [100, 200, 300]);
  assert.equal(typeof fit.r2, 'number');
});

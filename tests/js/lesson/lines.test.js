import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';

import { grade } from '../../../www/state/lesson/grade.js';
import { stepIds } from '../../../www/state/lesson/ids.js';
import { factorOff } from '../../../www/state/lesson/lines.js';
import { callsPlot, namesPlot } from '../../../www/state/lesson/plots.js';
import { stepAt } from '../../../www/state/lesson/steps.js';
import { keyed, nearestTo } from '../../../www/ui/lesson/question/line/keys.js';
import { engine, factsOf, stage } from './support/told.js';

const seed = 7;
const jump = stepAt(stepIds.indexOf('jump') + 1);
const staircase = stepAt(stepIds.indexOf('staircase') + 1);

/** @param {number} count @param {'field' | 'snake'} [family] */
function run(count, family = 'field') {
  const dictionary = engine.dictionary({ family, count });
  try {
    return { examined: dictionary.run('find-first').examined, larger: Math.max(dictionary.info.buckets, dictionary.info.shadowBuckets) };
  } finally {
    dictionary.free();
  }
}

test('the curve is what runs count, with both sides of every jump, of the family that is asked for', async () => {
  for (const family of /** @type {const} */ (['field', 'snake'])) {
    const { points, jumps } = await stage.trace({ family, to: 700, through: [123, 700] });
    assert.deepEqual(points.map(([count]) => count), points.map(([count]) => count).toSorted((one, other) => one - other));
    for (const [count, examined] of points) assert.equal(examined, run(count, family).examined, `${family} ${count}`);
    const counts = new Set(points.map(([count]) => count));
    for (const count of [1, 123, 700, ...jumps, ...jumps.map((each) => each - 1)]) assert.ok(counts.has(count), String(count));
    const grown = Array.from({ length: 699 }, (_, index) => index + 2).filter((count) => run(count).larger > run(count - 1).larger);
    assert.deepEqual(jumps, grown);
  }
  await assert.rejects(stage.trace({ to: 10, through: [99_999_999] }), { code: 'count-out-of-range' });
});

test('of the curve is shown what comes before the jump; asked is what the engine counts after it', async () => {
  for (const count of [8, 16, 300, 2155, 2156, 4306, 5000]) {
    const facts = await factsOf(jump, count);
    const plot = namesPlot(facts);
    const last = plot.known.at(-1)?.[0];
    assert.deepEqual([last, plot.at[0]], [facts.before?.info.count, facts.after?.info.count]);
    assert.equal(new Set([last, ...plot.at]).size, 5, String(count));
    assert.equal(plot.at.at(-1), plot.across[1]);
    assert.deepEqual(plot.truth, plot.at.map((each) => run(each).examined));
    assert.ok(plot.truth.every((each) => each < plot.most), 'there is room for the curve');
    assert.ok(run(plot.across[1]).larger === run(Number(plot.at[0])).larger, 'it grows once in the picture');
  }
});

test('the staircase is drawn from the first call to the last', async () => {
  for (const count of [8, 9, 40, 300]) {
    const { here } = await factsOf(staircase, count);
    const plot = callsPlot({ here, double: null, before: null, after: null, curve: null });
    assert.equal(plot.curve.at(-1)?.[0], count);
    assert.deepEqual(plot.curve[0], [1, (here.calls[0]?.bucket ?? 0) + 1]);
    assert.equal(plot.at.at(-1), count);
    assert.ok(plot.curve.every(([call], index) => index === 0 || call > Number(plot.curve[index - 1]?.[0])));
  }
});

test('a line over the curve is graded by its height and by its shape', async () => {
  for (const count of [16, 300, 2155]) {
    const facts = await factsOf(jump, count);
    const { question } = jump;
    assert.ok(question);
    const { truth, known, at } = namesPlot(facts);
    const [names, cost] = known.at(-1) ?? [0, 0];
    const of = (/** @type {readonly number[]} */ given) => {
      const { verdict, side, slip } = grade(question, facts, given);
      return `${verdict} ${side} ${slip}`;
    };
    assert.equal(of(truth), 'right null null');
    assert.equal(of(truth.map((each) => each * 1.15)), 'right high null');
    assert.equal(of(truth.map((each) => each / 1.35)), 'near low null');
    assert.equal(of(truth.map((each) => each * 1.6)), 'off high null');
    assert.equal(of(at.map((each) => (cost * each) / names)), 'off low straight');
    assert.equal(of(at.map((each) => cost * (each / names) ** 3)), 'near low bent');
    assert.equal(of(truth.map(() => cost)), 'off low flat');
    assert.equal(of(truth.map(() => 0)), 'off low falling');
    assert.match(of(truth.map(() => truth[0] ?? 0)), /^near low level$/);
    // All of it but the leap: the height is nearly right, and still it is not the curve.
    assert.match(of([cost, ...truth.slice(1)]), /^near low bent$/);
  }
});

test('how far off a line is does not depend on the side', () => {
  const costs = fc.array(fc.integer({ min: 100, max: 1e6 }), { minLength: 1, maxLength: 6 });
  fc.assert(fc.property(costs, fc.double({ min: 1, max: 50, noNaN: true }), (truth, factor) => {
    const [up, down] = [factorOff(truth.map((each) => each * factor), truth), factorOff(truth.map((each) => each / factor), truth)];
    assert.ok(Math.abs(up / factor - 1) < 1e-9 && Math.abs(down / factor - 1) < 1e-9, `${up} ${down} ${factor}`);
  }), { seed });
  assert.equal(factorOff([7, 9], [7, 9]), 1);
});

test('keys move a point, never out of the picture; others mean nothing', () => {
  fc.assert(fc.property(fc.integer({ min: 1, max: 1e8 }), fc.nat(), fc.constantFrom('ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'), (most, given, key) => {
    const value = given % (most + 1);
    const next = Number(keyed(key, value, most));
    assert.ok(next >= 0 && next <= most);
    const up = ['ArrowUp', 'PageUp', 'End'].includes(key);
    assert.ok(up ? next > value || value === most : next < value || value === 0);
  }), { seed });
  assert.equal(keyed('a', 3, 10), null);
  assert.equal(keyed('Home', 7, 10), 0);
  assert.equal(keyed('End', 7, 10), 10);
});

test('the pointer means the point that is nearest across', () => {
  assert.deepEqual([-5, 10, 14, 16, 99].map((at) => nearestTo([10, 20, 30], at)), [0, 0, 0, 1, 2]);
});

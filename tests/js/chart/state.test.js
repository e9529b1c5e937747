import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from '../draw/seeded.js';
import { chartActions } from '../../../www/state/chart/actions.js';
import { createChartStore } from '../../../www/state/chart/create.js';
import { ownLimits, readOwnPlan } from '../../../www/state/chart/own-plan.js';
import { reduceChart } from '../../../www/state/chart/reduce.js';
import { isUnderWay } from '../../../www/state/chart/reduce-run.js';
import { pointOf as pointIn, runOf } from '../../../www/state/chart/select.js';
import { mostNames } from '../../../www/state/limits.js';
import { fitOf, pointOf, sweepOf } from '../measure/support/points.js';
import { chartAfter, measuredChart, runIn } from './support/chart.js';

const progress = { done: 0, of: 3, count: 10, share: 0.1, left: null };
const failure = { code: 'engine-failed', message: 'it died' };
const countsOf = (/** @type {import('../../../www/state/chart/types.js').ChartState} */ state) => runIn(state).points.map(({ request }) => request.count);

test('points are kept in order, whatever order they come in, and one that comes again takes its place', () => {
  const state = chartAfter(chartActions.run(sweepOf(), 0), ...[300, 100, 200, 100].map((count) => chartActions.point(pointOf(count), fitOf())));
  assert.deepEqual(countsOf(state), [100, 200, 300]);
});

for (const [name, end, phase] of /** @type {const} */ ([
  ['done', chartActions.done(), 'done'],
  ['stopped', chartActions.stopped(), 'stopped'],
  ['failed', chartActions.failed(failure), 'failed'],
])) {
  test(`what was measured stays when a run is ${name}`, () => {
    const state = chartAfter(chartActions.run(sweepOf(), 0), chartActions.point(pointOf(100), fitOf()), chartActions.progress(progress), end);
    assert.equal(runIn(state).phase, phase);
    assert.deepEqual(countsOf(state), [100]);
    assert.equal(runIn(state).progress, null);
    assert.deepEqual(runIn(state).failure, phase === 'failed' ? failure : null);
  });

  test(`a run that is ${name} hears nothing more`, () => {
    const state = chartAfter(chartActions.run(sweepOf(), 0), end);
    const late = [chartActions.point(pointOf(100), fitOf()), chartActions.progress(progress), chartActions.stop(), chartActions.done(), chartActions.failed(failure)];
    for (const action of late) assert.deepEqual(reduceChart(state, action).run, state.run);
  });
}

test('a run that is asked to stop is under way until it has', () => {
  const stopping = chartAfter(chartActions.run(sweepOf(), 0), chartActions.stop());
  assert.equal(runIn(stopping).phase, 'stopping');
  assert.equal(isUnderWay(runIn(stopping)), true);
});

test('the next run takes the place of the last', () => {
  const state = reduceChart(measuredChart(100, 200), chartActions.run(sweepOf(), 9));
  assert.deepEqual(countsOf(state), []);
  assert.equal(runIn(state).begunAt, 9);
});

test('another sweep shows all its counts: a zoom is of the one before', () => {
  const zoomed = reduceChart(measuredChart(100, 200), chartActions.zoom([120, 150]));
  assert.deepEqual(zoomed.view.zoom, [120, 150]);
  assert.equal(reduceChart(zoomed, chartActions.choose('powers', 'teardown')).view.zoom, null);
  assert.equal(reduceChart(zoomed, chartActions.run(sweepOf(), 0)).view.zoom, null);
});

test('a run is kept under a name, once, and lives on when the next begins', () => {
  const kept = reduceChart(measuredChart(100), chartActions.keep('a', 'mine'));
  assert.equal(runIn(kept).keptAs, 'a');
  assert.deepEqual(kept.shelf.runs.map(({ id, name, begunAt }) => [id, name, begunAt]), [['a', 'mine', 1000]]);
  const next = reduceChart(kept, chartActions.run(sweepOf(), 2000));
  assert.equal(runOf(next, 'a')?.points.length, 1);
  assert.equal(runIn(next).keptAs, null);
});

test('deleting can be undone: the run is back where it was', () => {
  const kept = [chartActions.keep('a', 'mine'), chartActions.show('a', true), chartActions.aim({ run: 'a', strategy: 'bulk', count: 100 })]
    .reduce(reduceChart, measuredChart(100));
  const gone = reduceChart(kept, chartActions.discard('a'));
  assert.deepEqual([gone.shelf.runs, gone.shelf.shown, gone.target, runIn(gone).keptAs], [[], [], null, null]);
  const back = reduceChart(gone, chartActions.undo());
  assert.deepEqual(back.shelf.runs, kept.shelf.runs);
  assert.equal(back.shelf.deleted, null);
  assert.equal(reduceChart(back, chartActions.discard('nobody')).shelf, back.shelf);
});

test('kept runs stand in the order in which they were measured', () => {
  const at = (/** @type {string} */ id, /** @type {number} */ begunAt) => ({ id, name: id, begunAt, plan: sweepOf(), points: [], fit: null });
  const state = chartAfter(chartActions.loaded([at('late', 3), at('early', 1), at('middle', 2)], []));
  assert.deepEqual(state.shelf.runs.map(({ id }) => id), ['early', 'middle', 'late']);
});

test('a trouble is told once, and can be put away', () => {
  const trouble = /** @type {const} */ ({ code: 'storage-full' });
  const bad = /** @type {const} */ ({ code: 'unreadable', key: 'a', reason: 'damaged' });
  const other = /** @type {const} */ ({ code: 'unreadable', key: 'b', reason: 'damaged' });
  const state = chartAfter(...[trouble, bad, trouble, other].map(chartActions.trouble));
  assert.deepEqual(state.shelf.troubles, [bad, trouble, other]);
  assert.deepEqual(reduceChart(state, chartActions.dismiss(bad)).shelf.troubles, [trouble, other]);
});

test('what is read goes away with what it was of', () => {
  const reading = reduceChart(measuredChart(100), chartActions.aim({ run: 'current', strategy: 'bulk', count: 100 }));
  assert.equal(pointIn(reading, reading.target)?.result.median, 250);
  assert.equal(pointIn(reading, { run: 'current', strategy: 'bulk', count: 7 }), null);
  assert.equal(pointIn(reading, { run: 'a', strategy: 'bulk', count: 100 }), null);
  assert.equal(reduceChart(reading, chartActions.run(sweepOf(), 0)).target, null);
});

test('two charts share nothing', () => {
  const [one, other] = [createChartStore(), createChartStore()];
  one.dispatch(chartActions.scale('x', 'log'));
  assert.equal(one.get().view.x, 'log');
  assert.equal(other.get().view.x, 'linear');
});

const own = { counts: '1000, 2000', iterations: '', budget: '2' };

for (const { what, typed, input, refusal } of /** @type {const} */ ([
  { what: 'no counts', typed: { counts: '  ' }, input: 'counts', refusal: { code: 'counts-missing' } },
  { what: 'counts that do not ascend', typed: { counts: '3000 2000' }, input: 'counts', refusal: { code: 'counts-unsorted', value: 2000, before: 3000 } },
  { what: 'a count that is there twice', typed: { counts: '1000 2000 1000' }, input: 'counts', refusal: { code: 'count-repeated', value: 1000 } },
  { what: 'a count of zero', typed: { counts: '0 10' }, input: 'counts', refusal: { code: 'count-too-small', value: 0 } },
  { what: 'a negative count', typed: { counts: '-5' }, input: 'counts', refusal: { code: 'count-too-small', value: -5 } },
  { what: 'an absurd count', typed: { counts: '10 1e12' }, input: 'counts', refusal: { code: 'count-too-large', value: 1e12, most: mostNames } },
  { what: 'endless fields', typed: { counts: 'Infinity' }, input: 'counts', refusal: { code: 'count-too-large', value: Infinity, most: mostNames } },
  { what: 'half a field', typed: { counts: '10 20.5' }, input: 'counts', refusal: { code: 'count-not-whole', value: '20.5' } },
  { what: 'text for a count', typed: { counts: '10 many' }, input: 'counts', refusal: { code: 'count-not-a-number', value: 'many' } },
  { what: 'NaN for a count', typed: { counts: 'NaN' }, input: 'counts', refusal: { code: 'count-not-a-number', value: 'NaN' } },
  { what: 'no iterations', typed: { iterations: '0' }, input: 'iterations', refusal: { code: 'iterations-out-of-range', value: 0, least: 1, most: 100_000 } },
  { what: 'a billion iterations', typed: { iterations: '1000000000' }, input: 'iterations', refusal: { code: 'iterations-out-of-range', value: 1e9, least: 1, most: 100_000 } },
  { what: 'half an iteration', typed: { iterations: '1.5' }, input: 'iterations', refusal: { code: 'iterations-not-whole', value: '1.5' } },
  { what: 'text for iterations', typed: { iterations: 'a few' }, input: 'iterations', refusal: { code: 'iterations-not-a-number', value: 'a few' } },
  { what: 'no budget', typed: { budget: '' }, input: 'budget', refusal: { code: 'budget-not-a-number', value: '' } },
  { what: 'a budget of nothing', typed: { budget: '0' }, input: 'budget', refusal: { code: 'budget-out-of-range', value: 0, least: 0.05, most: 60 } },
  { what: 'a budget of a day', typed: { budget: '86400' }, input: 'budget', refusal: { code: 'budget-out-of-range', value: 86400, least: 0.05, most: 60 } },
])) {
  test(`${what} is refused by a code with the value`, () => {
    assert.deepEqual(readOwnPlan({ ...own, ...typed }, 'teardown'), { refusals: { [input]: refusal } });
  });
}

test('too many counts are refused', () => {
  const counts = Array.from({ length: 201 }, (_, index) => index + 1).join(' ');
  assert.deepEqual(readOwnPlan({ ...own, counts }, 'teardown'), { refusals: { counts: { code: 'too-many-counts', given: 201, most: ownLimits.counts } } });
});

test('all that is wrong is told at once', () => {
  const read = readOwnPlan({ counts: 'x', iterations: '0', budget: '0' }, 'teardown');
  assert.deepEqual('refusals' in read && Object.keys(read.refusals), ['counts', 'iterations', 'budget']);
});

for (const [counts, list] of /** @type {const} */ ([
  ['1000, 2000', [1000, 2000]], ['1000,2000,', [1000, 2000]], ['1000 2000', [1000, 2000]], ['1,000 2,000', [1000, 2000]],
  ['1,000, 2,156', [1000, 2156]], ['1000;2000\n3000', [1000, 2000, 3000]], [' 7 ', [7]],
])) {
  test(`“${counts.replaceAll('\n', '⏎')}” are counts`, () => {
    const read = readOwnPlan({ ...own, counts, iterations: '12' }, 'close');
    assert.deepEqual('plan' in read && [read.plan.counts, read.plan.iterations, read.plan.budgetMs, read.plan.measure], [list, 12, 2000, 'close']);
  });
}

test('whatever is typed, it is a plan whose counts ascend, or refused', () => {
  const numbers = fc.array(fc.integer({ min: -5, max: 3_000_000 }), { maxLength: 8 }).map((list) => list.join(' '));
  fc.assert(fc.property(fc.oneof(fc.string(), numbers), fc.string(), (counts, iterations) => {
    const read = readOwnPlan({ counts, iterations, budget: '1' }, 'teardown');
    if ('refusals' in read) {
      assert.ok(Object.keys(read.refusals).length > 0);
      return;
    }
    assert.ok(read.plan.counts.every((count, index) => Number.isInteger(count) && count > (read.plan.counts[index - 1] ?? 0) && count <= mostNames));
    assert.ok(read.plan.iterations === null || (Number.isInteger(read.plan.iterations) && read.plan.iterations >= 1));
  }));
});

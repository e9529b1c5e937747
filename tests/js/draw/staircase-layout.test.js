import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from './seeded.js';
import { barOf, barTop, callAt, callTop, reachX, staircaseLayout } from '../../../www/draw/staircase/layout.js';

const layouts = fc.record({
  width: fc.integer({ min: 60, max: 1200 }),
  height: fc.integer({ min: 60, max: 900 }),
  pixelRatio: fc.constantFrom(1, 1.5, 2, 3),
  buckets: fc.integer({ min: 3, max: 2_000_000 }),
  calls: fc.integer({ min: 1, max: 1_000_000 }),
}).map(staircaseLayout);

const part = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

test('bars tile the plot from top to bottom, at least a pixel each', () => {
  fc.assert(fc.property(layouts, (layout) => {
    assert.equal(barTop(layout, 0), layout.plot.y);
    assert.equal(barTop(layout, layout.bars), layout.plot.y + layout.plot.height);
    for (let bar = 0; bar < layout.bars; bar += 1) assert.ok(barTop(layout, bar + 1) > barTop(layout, bar));
  }), { numRuns: 30 });
});

test('a click on a call goes to that call, to within a pixel', () => {
  fc.assert(fc.property(layouts, part, (layout, which) => {
    const call = Math.floor(which * layout.calls) + 1;
    const y = layout.plot.y + ((call - 0.5) * layout.plot.height) / layout.calls;
    assert.equal(callAt(layout, y / layout.pixelRatio), call);
  }));
});

test('clicks outside of the plot, and on one without calls, go nowhere', () => {
  const layout = staircaseLayout({ width: 300, height: 200, pixelRatio: 1, buckets: 53, calls: 20 });
  assert.equal(callAt(layout, layout.plot.y - 0.5), null);
  assert.equal(callAt(layout, layout.plot.y + layout.plot.height), null);
  assert.equal(callAt(layout, layout.plot.y), 1);
  assert.equal(callAt(layout, layout.plot.y + layout.plot.height - 0.01), 20);
  assert.equal(callAt(staircaseLayout({ width: 300, height: 200, pixelRatio: 1, buckets: 53, calls: 0 }), 100), null);
});

test('every call is part of a bar, in order, and each bar has one', () => {
  fc.assert(fc.property(layouts, part, (layout, which) => {
    const call = Math.floor(which * layout.calls) + 1;
    const bar = barOf(layout, call);
    assert.ok(bar >= 0 && bar < layout.bars);
    if (call > 1) assert.ok(bar - barOf(layout, call - 1) <= 1);
    assert.ok(Math.abs(callTop(layout, call) - barTop(layout, bar)) <= layout.plot.height / layout.bars + 1);
  }));
  const layout = staircaseLayout({ width: 300, height: 200, pixelRatio: 1, buckets: 53, calls: 20 });
  assert.equal(barOf(layout, 1), 0);
  assert.equal(barOf(layout, 20), layout.bars - 1);
});

test('a full scan reaches over the whole plot', () => {
  fc.assert(fc.property(layouts, (layout) => {
    assert.equal(reachX(layout, 0), layout.plot.x);
    assert.ok(Math.abs(reachX(layout, layout.buckets) - layout.plot.x - layout.plot.width) < 1e-6);
  }));
});

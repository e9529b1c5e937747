import assert from 'node:assert/strict';
import { test } from 'node:test';

import { engine, stage } from './support/told.js';

test('a portrait agrees with the runs, and with what each bucket holds', async () => {
  for (const count of [1, 2, 3, 8, 40, 300, 4306]) {
    const portrait = await stage.portray({ family: 'field', count });
    const dictionary = engine.dictionary({ count });
    assert.deepEqual(portrait.info, dictionary.info);
    for (const strategy of engine.strategies) assert.deepEqual(portrait.cost[strategy], dictionary.run(strategy), `${count} ${strategy}`);
    const buckets = Array.from({ length: portrait.info.buckets }, (_, index) => dictionary.bucket(index));
    assert.equal(portrait.dirtyBits, buckets.filter(({ dirty }) => dirty).length);
    const displaced = buckets.find(({ exists, start, index }) => exists && start !== index);
    assert.deepEqual(portrait.displaced, displaced ? { name: displaced.name, start: displaced.start, bucket: displaced.index } : null);
    const exist = buckets.filter(({ exists }) => exists).map(({ index }) => index);
    if (portrait.info.shadowBuckets === 0) {
      assert.deepEqual(portrait.calls.map(({ bucket }) => bucket), exist.slice(0, 2));
      const quarter = (/** @type {number} */ share) => Number(exist[Math.ceil(share * count) - 1]) + 1;
      if (count % 4 === 0) assert.deepEqual(portrait.quarters, [quarter(0.25), quarter(0.5), quarter(0.75), quarter(1)]);
      assert.equal(portrait.looks.at(-1), Number(exist.at(-1)) + 1);
    }
    assert.ok(portrait.looks.length <= 64);
    dictionary.free();
  }
});

test('what is no dictionary is refused by the engine’s own error', async () => {
  await assert.rejects(stage.portray({ family: 'field', count: 0 }), { code: 'count-out-of-range' });
  await assert.rejects(stage.portray({ names: ['id', 'id'] }), { code: 'name-duplicate' });
});

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import test from 'node:test';

import { loadEngine } from '../../../www/engine/index.js';

const engine = await loadEngine();

/** The rows of golden/dictionary.csv that reserve, as a tuple dictionary does, and have names. */
async function goldenRows() {
  const csv = await readFile(new URL('../../golden/dictionary.csv', import.meta.url), 'utf8');
  const [header, ...rows] = csv.trimEnd().split('\n').map((row) => row.split(','));
  return rows
    .map((row) => Object.fromEntries(row.map((cell, column) => [header[column], cell])))
    .filter((row) => row.reserve === '1' && row.count !== '0');
}

test('info, cost and run agree with the golden dictionaries', async () => {
  for (const row of await goldenRows()) {
    const family = /** @type {import('../../../www/engine/types.js').Family} */ (row.family);
    const dictionary = engine.dictionary({ family, count: Number(row.count) });
    const { info } = dictionary;
    assert.deepEqual(
      [info.count, info.buckets, info.dirty, info.upperBound, info.resizePosition, info.shadowBuckets].map(String),
      [row.count, row.n_buckets, row.n_dirty, row.upper_bound, row.resize_position, row.shadow_n_buckets],
      `${family} ${row.count}`,
    );
    const frees = info.resizePosition > 0 ? 6 : 4;
    // In flight, each deletion moves a batch until the last bucket is moved, or nothing is left.
    const toMove = info.resizePosition > 0 ? Math.ceil((info.buckets - info.resizePosition) / Number(row.batch)) : 0;
    const deletions = Number(row.dels);
    const batches = Math.min(toMove, deletions);
    const loop = { examined: Number(row.examined), words: 0, deletions, batches, frees };
    const last = info.shadowBuckets || info.buckets;
    assert.deepEqual(dictionary.cost('find-first'), loop);
    assert.deepEqual(dictionary.cost('cursor'), { examined: last, words: 0, deletions, batches: toMove, frees });
    assert.deepEqual(dictionary.cost('bulk'), { examined: 0, words: 0, deletions: 0, batches: 0, frees });
    for (const strategy of engine.strategies) {
      assert.deepEqual(dictionary.run(strategy), dictionary.cost(strategy), `${strategy} of ${family} ${row.count}`);
    }
    const [hint, words] = [dictionary.cost('first-hint'), dictionary.cost('word-scan')];
    assert.ok(hint.examined <= info.buckets + info.shadowBuckets, 'each bucket once at most');
    assert.ok(words.words >= deletions && words.words <= Math.ceil(loop.examined / 16) + deletions, 'a sixteenth of the looks');
    assert.ok(words.examined <= 16 * deletions);
    dictionary.free();
  }
});

test('4306 names leave a resize in flight', () => {
  const dictionary = engine.dictionary({ count: 4306 });
  assert.deepEqual(dictionary.info, {
    count: 4306,
    probes: 12_431,
    buckets: 6151,
    dirty: 4306,
    upperBound: 4305,
    loadFactor: 4306 / 6151,
    resizePosition: 256,
    shadowBuckets: 12289,
    // Two headers of 56; 24 a bucket and 4 a bit word, of the table and of its shadow.
    serverBytes: 112 + 24 * 6151 + 4 * 385 + 24 * 12289 + 4 * 769,
    nextJump: 8603,
    nextBuckets: 24593,
  });
  assert.equal(dictionary.cost('find-first').examined, 26_207_956);
  assert.equal(dictionary.run('find-first').examined, 26_207_956);
  dictionary.free();
});

test("one's own names are what the buckets hold", () => {
  const names = ['id', 'имя', 'value "quoted"', '中国', '🂡'];
  const dictionary = engine.dictionary({ names });
  const held = Array.from({ length: dictionary.info.buckets }, (_, index) => dictionary.bucket(index));
  const entries = held.filter((bucket) => bucket.exists);
  assert.deepEqual(
    entries.map(({ name, field }) => [field, name]).sort(),
    names.map((name, field) => [field, name]),
  );
  for (const { hash, start, stride } of entries) {
    assert.equal(start, Number(hash) % held.length);
    assert.equal(stride, 1 + (Number(hash) % (held.length - 1)));
  }
  for (const { name, field, hash, start, stride } of held.filter((bucket) => !bucket.exists)) {
    assert.deepEqual([name, field, hash, start, stride], [null, null, null, null, null]);
  }
  dictionary.free();
});

test('a shadow has buckets of its own', () => {
  const dictionary = engine.dictionary({ count: 4306 });
  assert.equal(dictionary.bucket(12288, 'shadow').index, 12288);
  assert.throws(() => dictionary.bucket(6151), { code: 'bucket-out-of-range' });
  dictionary.free();
  const small = engine.dictionary({ count: 3 });
  assert.throws(() => small.bucket(0, 'shadow'), { code: 'bucket-out-of-range', message: /has no buckets/ });
  small.free();
});

test('a handle that was freed says so, and freeing twice does no harm', () => {
  const dictionary = engine.dictionary({ count: 10 });
  const timeline = dictionary.timeline('find-first');
  dictionary.free();
  dictionary.free();
  assert.throws(() => dictionary.cost('bulk'), { name: 'LabError', code: 'freed', message: /dictionary was freed/ });
  assert.equal(timeline.seek(timeline.steps).phase, 'done', 'a timeline outlives its dictionary');
  timeline.free();
  assert.throws(() => timeline.seek(0), { code: 'freed', message: /timeline was freed/ });
});

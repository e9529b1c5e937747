import assert from 'node:assert/strict';
import test from 'node:test';

import { LabError, loadEngine } from '../../../www/engine/index.js';
import { profileOf } from '../../../www/engine/profile/shares.js';
import { loadSampler } from '../../../www/engine/sampler.js';
import { phases, resultsOf } from '../profile/support/profiles.js';

/** @import { Profile, ProfileOptions } from '../../../www/engine/types.js' */

const engine = await loadEngine();

const QUICK = { samples: 5, budgetMs: 100 };

/** @param {Profile} profile */
function assertWhole(profile) {
  assert.deepEqual(profile.phases.map(({ phase }) => phase), phases);
  const sum = (/** @type {string} */ part) =>
    profile.phases.filter((each) => each.part === part).reduce((all, { median }) => all + median, 0);
  assert.equal(profile.open, sum('open'));
  assert.equal(profile.close, sum('close'));
  assert.equal(profile.total, profile.open + profile.close);
  for (const phase of profile.phases) {
    assert.ok(phase.median > 0 && Number.isFinite(phase.median), JSON.stringify(phase));
    assert.ok(phase.mad >= 0 && phase.low <= phase.median && phase.median <= phase.high, JSON.stringify(phase));
    assert.ok(phase.share > 0 && phase.share <= 1, JSON.stringify(phase));
    assert.equal(phase.iterations === 0, phase.source === 'predicted', JSON.stringify(phase));
  }
}

for (const strategy of /** @type {const} */ (['find-first', 'bulk'])) {
  test(`a profile of ${strategy} has all phases, and exact counts`, async () => {
    for (const count of [1, 500, 4306]) {
      const profile = await engine.profile({ count, strategy, ...QUICK });
      const dictionary = engine.dictionary({ count });
      const { buckets, shadowBuckets } = dictionary.info;
      assertWhole(profile);
      assert.deepEqual([profile.count, profile.strategy, profile.buckets, profile.shadowBuckets], [count, strategy, buckets, shadowBuckets]);
      assert.equal(profile.examined, dictionary.cost(strategy).examined);
      assert.ok(profile.clockStep > 0);
      const calls = Object.fromEntries(profile.phases.map((each) => [each.phase, each.calls]));
      assert.deepEqual(
        [calls.register, calls['decode-format'], calls['build-dictionary'], calls['tear-down-dictionary'], calls['free-fields']],
        [1, count, count, strategy === 'find-first' ? count : 1, count],
      );
      dictionary.free();
    }
  });
}

test('find first is asked for unless something else is', async () => {
  assert.equal((await engine.profile({ count: 8, ...QUICK, family: undefined, strategy: undefined })).strategy, 'find-first');
});

/** In an order that no family has. */
const names = Array.from({ length: 700 }, (_, index) => `sensor.${(index * 37) % 700}.celsius`);

/** Exact, from a dictionary that is built of these. @param {import('../../../www/engine/types.js').Source} source */
function counted(source) {
  const dictionary = engine.dictionary(source);
  const { info: { buckets, shadowBuckets } } = dictionary;
  const { examined } = dictionary.cost('find-first');
  dictionary.free();
  return { buckets, shadowBuckets, examined };
}

test('a profile of one’s own names is of all of them, or of the first so many, with their own counts', async () => {
  for (const [options, count] of /** @type {const} */ ([[{}, 700], [{ count: 136 }, 136], [{ count: undefined }, 700], [{ family: 'hex', count: 9 }, 9]])) {
    const profile = await engine.profile({ names, ...options, ...QUICK });
    assertWhole(profile);
    const { buckets, shadowBuckets, examined } = profile;
    assert.deepEqual([profile.count, { buckets, shadowBuckets, examined }], [count, counted({ names: names.slice(0, count) })]);
    assert.notEqual(examined, counted({ count }).examined, 'made-up names would cost something else');
    assert.equal(profile.phases.find(({ phase }) => phase === 'decode-format')?.calls, count);
  }
  assert.equal((await engine.profile({ names: ['id'], strategy: 'bulk', ...QUICK })).examined, 0);
});

test('a teardown that would not fit its time is predicted, by the exact count', async () => {
  const profile = await engine.profile({ count: 200_000, samples: 5, budgetMs: 200 });
  const teardown = profile.phases.find(({ phase }) => phase === 'tear-down-dictionary');
  assert.equal(teardown?.source, 'predicted');
  assert.ok(profile.notes.includes('budget'));
  assert.ok(Number(teardown?.median) / profile.examined < 100, 'nanoseconds a bucket');
});

test('progress is told from slice to slice, up to 1', async () => {
  /** @type {number[]} */
  const shares = [];
  await engine.profile({ count: 300, ...QUICK, onProgress: (share) => shares.push(share) });
  assert.equal(shares.at(-1), 1);
  assert.deepEqual(shares, shares.toSorted((one, other) => one - other));
});

test('it can be given up, before and between slices, and the next one runs', async () => {
  await assert.rejects(engine.profile({ count: 300, signal: AbortSignal.abort() }), { name: 'AbortError' });
  const end = new AbortController();
  const given = engine.profile({ count: 300, budgetMs: 60_000, samples: 1000, signal: end.signal, onProgress: () => end.abort() });
  await assert.rejects(given, { name: 'AbortError' });
  assertWhole(await engine.profile({ count: 300, ...QUICK }));
});

/** @type {[unknown, string, RegExp][]} */
const refusals = [
  [undefined, 'request-missing', /profile of undefined/],
  [null, 'request-missing', /profile of null/],
  [8, 'request-missing', /profile of 8/],
  [{}, 'count-not-a-number', /undefined/],
  [{ count: 0 }, 'count-out-of-range', /is 0; it must be from 1/],
  [{ count: 2.5 }, 'count-not-an-integer', /2\.5/],
  [{ count: 8, strategy: 'sideways' }, 'unknown-strategy', /“sideways”/],
  [{ names: [] }, 'names-empty', /at least one/],
  [{ names: 'id' }, 'names-not-a-list', /The names are id;/],
  [{ names: null }, 'names-not-a-list', /The names are null;/],
  [{ names: ['a', 7] }, 'name-not-text', /Field 2 has 7/],
  [{ names: ['a', ''] }, 'name-missing', /Field 2 has no name/],
  [{ names: ['a', 'b\t'] }, 'name-invalid', /field 2/],
  [{ names: ['a', 'b', 'a'] }, 'name-duplicate', /Field 3 repeats the name of field 1,/],
  [{ names: ['a', 'b'], count: 3 }, 'count-out-of-range', /is 3; it must be from 1 to 2\./],
  [{ names: ['a', 'b'], count: 1.5 }, 'count-not-an-integer', /1\.5/],
  [{ count: 8, family: 'klingon' }, 'unknown-family', /“klingon”/],
  [{ count: 8, samples: 4 }, 'samples-out-of-range', /is 4; it must be a whole number from 5 to 1000/],
  [{ count: 8, budgetMs: -1 }, 'budget-out-of-range', /-1/],
];
for (const [given, code, message] of refusals) {
  test(`${JSON.stringify(given)} is refused as ${code}`, async () => {
    await assert.rejects(engine.profile(/** @type {ProfileOptions} */ (given)), (error) => {
      assert.ok(error instanceof LabError, String(error));
      assert.equal(error.code, code);
      assert.match(error.message, message);
      return true;
    });
  });
}

test('a list of more names than there may be is refused for that, before they are looked at', async () => {
  const most = engine.maxCount;
  for (const count of [undefined, 8]) {
    await assert.rejects(engine.profile({ names: Array(most + 1), count, ...QUICK }), { code: 'too-many-names', message: /2000001|2,000,001/ });
  }
});

test('the sampler measures both strategies together, the other phases once', async () => {
  const sampler = await loadSampler();
  const run = sampler.startProfile({ count: 300, ...QUICK, nsPerBucket: null });
  assert.throws(() => profileOf(run.result(), 'bulk'), RangeError);
  while (!run.advance(20).done);
  const result = run.result();
  run.free();
  assert.throws(() => run.advance(20), { code: 'freed' });
  const [before, after] = [profileOf(result, 'find-first'), profileOf(result, 'bulk')];
  const others = (/** @type {Profile} */ { phases: all }) => all.filter(({ phase }) => phase !== 'tear-down-dictionary').map(({ median }) => median);
  assert.deepEqual(others(before), others(after));
  assertWhole(before);
  assertWhole(after);
});

test('of a bound the share is the most that it can be', () => {
  const below = /** @type {const} */ ({ source: 'below-clock' });
  const measured = resultsOf(100, { times: { register: below, unregister: { ...below, median: 3000 } }, teardown: { bulk: { ...below, median: 500 } } });
  const shares = Object.fromEntries(profileOf(measured, 'bulk').phases.map(({ phase, share }) => [phase, share]));
  // Eight phases are measured, a microsecond each; all other bounds may be as good as nothing.
  assert.equal(shares['tear-down-dictionary'], 500 / 8500);
  assert.equal(shares.unregister, 3000 / 11_000);
  assert.equal(shares['make-fields'], 1000 / 12_500);
});

/** @import { ProfileRequest } from '../../../www/engine/measure-types.js' */
/** @import { News, ProfilePair } from '../../../www/measure/types.js' */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LabError } from '../../../www/engine/lab-error.js';
import { loadEngine } from '../../../www/engine/index.js';
import { loadCases } from '../../../www/engine/cases.js';
import { loadSampler } from '../../../www/engine/sampler.js';
import { cancelled } from '../../../www/measure/cancelled.js';
import { createMeasurer } from '../../../www/measure/client.js';
import { runProfiles } from '../../../www/measure/profiles.js';
import { serveMeasuring } from '../../../www/measure/serve.js';
import { pairOf, phases, resultsOf } from '../profile/support/profiles.js';
import { scriptedSampler } from './support/points.js';
import { scriptedHost, scriptedWorkers } from './support/worker.js';

const plan = { counts: [2156, 500, 9000], samples: 5, budgetMs: 100 };

/** All below the clock. */
const bounds = Object.fromEntries(phases.map((phase) => [phase, { source: /** @type {const} */ ('below-clock') }]));

/** A sampler whose profiles take some slices; it keeps what was begun and how many were freed. The first `unsure` tell little, in the first `still` the clock does not move. */
function profiling({ slices = 3, failsAt = 0, unsure = 0, still = 0 } = {}) {
  /** @type {ProfileRequest[]} */
  const begun = [];
  let freed = 0;
  /** @type {import('../../../www/engine/measure-types.js').Sampler} */
  const sampler = {
    ...scriptedSampler().sampler,
    startProfile(request) {
      begun.push(request);
      const isUnsure = begun.length <= unsure;
      const isStill = begun.length <= still;
      let done = 0;
      return {
        advance() {
          done += 1;
          if (isStill) throw new LabError('clock-stood-still', 'it did not move');
          if (request.count === failsAt) throw new LabError('counts-disagree', 'they disagree');
          return { done: done >= slices, progress: done / slices };
        },
        result: () => resultsOf(request.count, isUnsure ? { times: bounds } : {}),
        free() {
          freed += 1;
        },
      };
    },
  };
  return { sampler, begun, freed: () => freed };
}

/** A desk that keeps what it is told; its clock goes on by 60 ms with each look. */
function createDesk({ stopAfter = Infinity } = {}) {
  /** @type {News[]} */
  const news = [];
  let time = 0;
  let breaths = 0;
  return {
    news,
    counts: () => news.flatMap((each) => (each.kind === 'profile' ? [each.before.count] : [])),
    progress: () => news.flatMap((each) => (each.kind === 'progress' ? [each.progress] : [])),
    desk: {
      tell: (/** @type {News} */ each) => void news.push(each),
      now: () => (time += 60),
      async breathe() {
        breaths += 1;
        if (breaths > stopAfter) throw cancelled;
      },
    },
  };
}

test('profiles are told as they are finished, both sides of each, in the order asked for', async () => {
  const { sampler, freed } = profiling();
  const { desk, news, counts } = createDesk();
  assert.equal(await runProfiles({ plan, sampler, desk }), null);
  assert.deepEqual(counts(), plan.counts);
  for (const each of news) {
    if (each.kind === 'profile') assert.deepEqual([each.before.strategy, each.after.strategy], ['find-first', 'bulk']);
  }
  assert.equal(freed(), 3);
});

test('large counts get more time; what a bucket took is handed on', async () => {
  const { sampler, begun } = profiling();
  await runProfiles({ plan, sampler, desk: createDesk().desk });
  assert.deepEqual(begun.map(({ budgetMs }) => budgetMs), [100, 100, 300]);
  assert.deepEqual(begun.map(({ nsPerBucket }) => nsPerBucket), [null, 0.5, 0.5]);
});

test('what told little is measured once more, and longer; a coarse clock has more time from the first', async () => {
  const { sampler, begun, freed } = profiling({ unsure: 1 });
  const { desk, counts } = createDesk();
  await runProfiles({ plan: { ...plan, counts: [500, 1000] }, sampler, desk });
  assert.deepEqual(begun.map(({ count, budgetMs }) => [count, budgetMs]), [[500, 100], [500, 400], [1000, 100]]);
  assert.deepEqual([counts(), freed()], [[500, 1000], 3]);
  const coarse = profiling();
  await runProfiles({ plan, sampler: { ...coarse.sampler, clockStep: () => 1e6 }, desk: createDesk().desk });
  assert.deepEqual(coarse.begun.map(({ budgetMs }) => budgetMs), [500, 500, 1500]);
});

test('a clock that stood still once gets another, longer try, which is told; one that does so twice ends it', async () => {
  const { sampler, begun, freed } = profiling({ still: 1 });
  const { desk, news } = createDesk();
  await runProfiles({ plan: { ...plan, counts: [500, 1000] }, sampler, desk });
  assert.deepEqual(begun.map(({ count, budgetMs }) => [count, budgetMs]), [[500, 100], [500, 400], [1000, 100]]);
  assert.deepEqual(news.flatMap((each) => (each.kind === 'profile' ? [[each.before.notes, each.after.notes]] : [])), [[['retried'], ['retried']], [[], []]]);
  const stopped = profiling({ still: 2 });
  await assert.rejects(runProfiles({ plan, sampler: stopped.sampler, desk: createDesk().desk }), { code: 'clock-stood-still' });
  assert.deepEqual([freed(), stopped.freed()], [3, 2]);
});

test('names of one’s own are handed to every count, and sent back by none', async () => {
  const { sampler, begun } = profiling({ unsure: 1 });
  const { desk, news, counts } = createDesk();
  const names = ['id', 'owner', 'sum'];
  await runProfiles({ plan: { ...plan, counts: [3, 1], names }, sampler, desk });
  assert.deepEqual(begun.map(({ count }) => count), [3, 3, 1]);
  assert.ok(begun.every((request) => request.names === names));
  assert.deepEqual(counts(), [3, 1]);
  assert.ok(!JSON.stringify(news).includes('owner'));
  const made = profiling();
  await runProfiles({ plan, sampler: made.sampler, desk: createDesk().desk });
  assert.ok(made.begun.every((request) => !('names' in request)));
});

test('progress grows from count to count and stays below 1', async () => {
  const { desk, progress } = createDesk();
  await runProfiles({ plan, sampler: profiling({ slices: 20 }).sampler, desk });
  const shares = progress().map(({ share }) => share);
  assert.ok(shares.length > 5);
  assert.deepEqual(shares, shares.toSorted((one, other) => one - other));
  assert.ok(shares.every((share) => share >= 0 && share < 1));
  assert.deepEqual([...new Set(progress().map(({ count }) => count))], plan.counts);
  assert.ok(progress().every(({ of }) => of === 3));
});

test('a stop in the middle of a count frees it, and what was told stays told', async () => {
  const { sampler, begun, freed } = profiling();
  const { desk, counts } = createDesk({ stopAfter: 4 });
  await assert.rejects(runProfiles({ plan, sampler, desk }), (thrown) => thrown === cancelled);
  assert.deepEqual([counts(), begun.length, freed()], [[2156], 2, 2]);
});

test('a failure frees what it met', async () => {
  const { sampler, freed } = profiling({ failsAt: 500 });
  await assert.rejects(runProfiles({ plan, sampler, desk: createDesk().desk }), { code: 'counts-disagree' });
  assert.equal(freed(), 2);
});

test('the client hands each pair on, marks what was measured in a hidden page, and ends', async () => {
  const { connect, workers } = scriptedWorkers();
  const page = scriptedHost();
  const measurer = createMeasurer({ connect, host: page.host });
  /** @type {ProfilePair[]} */
  const pairs = [];
  const asked = measurer.profile(plan, { onProfile: (pair) => pairs.push(pair), onProgress: () => {} });
  const reply = (/** @type {News} */ news) => workers[0]?.listener.onReply({ kind: 'news', id: 1, news });
  assert.deepEqual(workers[0]?.asked, [{ kind: 'job', name: 'profile', ask: plan, id: 1 }]);
  reply({ kind: 'profile', ...pairOf(500) });
  page.hide(true);
  reply({ kind: 'profile', ...pairOf(1000) });
  workers[0]?.listener.onReply({ kind: 'done', id: 1, result: null });
  await asked;
  assert.deepEqual(pairs.map(({ before, after }) => [before.notes, after.notes]), [[[], []], [['hidden'], ['hidden']]]);
  assert.equal(page.listeners(), 0);
});

test('a profile waits for the sweep before it: one worker measures one thing at a time', async () => {
  const { connect, workers } = scriptedWorkers();
  const measurer = createMeasurer({ connect, host: scriptedHost().host });
  const first = measurer.calibrate();
  const end = new AbortController();
  const second = measurer.profile(plan, { onProfile: () => {}, onProgress: () => {}, signal: end.signal });
  assert.deepEqual(workers.map(({ asked }) => asked.length), [1]);
  end.abort();
  await assert.rejects(second, { name: 'AbortError' });
  measurer.destroy();
  await assert.rejects(first, { name: 'AbortError' });
});

/** Has a real worker's job done by the real engine. @param {import('../../../www/measure/types.js').ProfilePlan} ask */
async function reallyServed(ask) {
  const tools = Promise.all([loadEngine(), loadSampler(), loadCases()]).then(([engine, sampler, cases]) => ({ engine, sampler, cases }));
  /** @type {import('../../../www/measure/types.js').Reply[]} */
  const replies = [];
  await new Promise((resolve) => {
    const serve = serveMeasuring({
      tools,
      post(reply) {
        replies.push(reply);
        if (reply.kind !== 'news') resolve(reply);
      },
      letMessagesIn: () => new Promise((next) => setImmediate(next)),
      now: () => performance.now(),
    });
    serve({ kind: 'job', id: 1, name: 'profile', ask });
  });
  const told = replies.flatMap((reply) => (reply.kind === 'news' && reply.news.kind === 'profile' ? [reply.news] : []));
  return { end: replies.at(-1), told: told.map(({ before, after }) => [before.count, before.examined, after.examined]) };
}

test('the real sampler measures profiles by a real job', async () => {
  const { end, told } = await reallyServed({ counts: [300, 2156], samples: 5, budgetMs: 100 });
  assert.equal(end?.kind, 'done', JSON.stringify(end));
  assert.deepEqual(told, [[300, 112_877, 0], [2156, 6_607_104, 0]]);
});

test('of names of one’s own it counts what the engine counts for their first ones', async () => {
  const names = Array.from({ length: 60 }, (_, index) => `sensor.${index}.celsius`);
  const engine = await loadEngine();
  const examined = (/** @type {import('../../../www/engine/types.js').Source} */ source) => {
    const dictionary = engine.dictionary(source);
    const cost = dictionary.cost('find-first');
    dictionary.free();
    return cost.examined;
  };
  const { end, told } = await reallyServed({ counts: [60, 15], samples: 5, budgetMs: 50, names });
  assert.equal(end?.kind, 'done', JSON.stringify(end));
  assert.deepEqual(told, [60, 15].map((count) => [count, examined({ names: names.slice(0, count) }), 0]));
  for (const count of [60, 15]) assert.notEqual(examined({ names: names.slice(0, count) }), examined({ count }), 'a family would cost the same');
});

test('names that a format refuses are told as a failure with its code', async () => {
  const { end, told } = await reallyServed({ counts: [3], samples: 5, budgetMs: 50, names: ['id', 'sum', 'id'] });
  assert.equal(end?.kind === 'failed' && end.error.code, 'name-duplicate');
  assert.deepEqual(told, []);
});

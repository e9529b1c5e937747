import assert from 'node:assert/strict';
import test from 'node:test';

import { createBuildStage } from '../../../www/draw/building/client.js';

/** @typedef {import('../../../www/draw/building/types.js').BuildReply} BuildReply */
/** @typedef {import('../../../www/draw/building/types.js').BuildRequest} BuildRequest */

/** A stage whose painter is played by the test. */
function played() {
  /** @type {BuildRequest[]} */
  const sent = [];
  /** @type {unknown[]} */
  const told = [];
  /** @type {{reply(reply: BuildReply): void, die(reason: string): void, ended: number, started: number}} */
  const painter = { reply: () => {}, die: () => {}, ended: 0, started: 0 };
  const stage = createBuildStage({
    onProgress: ({ entries }) => told.push(['progress', entries]),
    onBuilt: ({ entries }, done) => told.push(['built', entries, done]),
    onFrame: () => told.push(['frame']),
    onRefused: (lane, { code, message }) => told.push(['refused', lane, code, message]),
    onFailure: ({ code, message }) => told.push(['failure', code, message]),
    connect({ onReply, onBroken }) {
      painter.started += 1;
      painter.reply = onReply;
      painter.die = onBroken;
      return {
        takesCanvases: false,
        post: (request) => sent.push(request),
        end() {
          painter.ended += 1;
        },
      };
    },
  });
  return { stage, sent, told, painter };
}

const progress = { id: 1, lane: /** @type {const} */ ('ordinary'), count: 9, entries: 4, steps: 30, compares: 2, ends: [] };
const frame = /** @type {BuildReply} */ ({ kind: 'frame', frames: { ordinary: null, colliding: null } });

test('what is asked for is passed on, what comes back is told', () => {
  const { stage, sent, told, painter } = played();
  stage.build('ordinary', 1, { count: 9 });
  painter.reply({ kind: 'progress', progress });
  stage.stop('ordinary');
  painter.reply({ kind: 'built', progress, done: false });
  assert.deepEqual(sent, [{ kind: 'build', id: 1, lane: 'ordinary', source: { count: 9 } }, { kind: 'stop', lane: 'ordinary' }]);
  assert.deepEqual(told, [['progress', 4], ['built', 4, false]]);
  assert.equal(painter.started, 1);
});

test('one frame at a time; of several wishes only the newest is painted', () => {
  const { stage, sent, painter } = played();
  stage.draw({ ordinary: 1, colliding: 1 });
  assert.equal(sent.length, 0);
  stage.build('ordinary', 1, { count: 9 });
  for (const step of [1, 2, 3]) stage.draw({ ordinary: step, colliding: step });
  painter.reply(frame);
  painter.reply(frame);
  const steps = sent.flatMap((request) => (request.kind === 'draw' ? [request.steps.ordinary] : []));
  assert.deepEqual(steps, [1, 3]);
  stage.resize('colliding', { width: 10, height: 10, pixelRatio: 1 });
  assert.deepEqual(sent.slice(-2).map(({ kind }) => kind), ['resize', 'draw']);
});

test('questions get their own answers', async () => {
  const { stage, painter } = played();
  const answers = [stage.neighbour('ordinary', 5, 1), stage.neighbour('colliding', 5, -1)];
  painter.reply({ kind: 'neighbour', id: 2, step: 22 });
  painter.reply({ kind: 'neighbour', id: 1, step: 11 });
  assert.deepEqual(await Promise.all(answers), [11, 22]);
});

test('once it has died it is done with, and whoever waits is told', async () => {
  const { stage, sent, told, painter } = played();
  const answer = stage.neighbour('ordinary', 5, 1).catch((error) => error.code);
  painter.die('trap');
  assert.equal(await answer, 'engine-failed');
  assert.deepEqual(told, [['failure', 'engine-failed', 'What builds stopped unexpectedly (trap).']]);
  sent.length = 0;
  stage.build('ordinary', 2, { count: 9 });
  assert.deepEqual([sent.length, painter.started, painter.ended], [0, 1, 1]);
  assert.equal(await stage.neighbour('ordinary', 5, 1).catch((error) => error.name), 'AbortError');
});

test('a refusal is told by its sentence, and what cannot go on by its own', () => {
  const { stage, told, painter } = played();
  stage.build('ordinary', 1, { count: 9 });
  painter.reply({ kind: 'refused', id: 1, lane: 'ordinary', error: { code: 'out-of-memory', message: 'too much' } });
  painter.reply({ kind: 'broken', error: { code: 'engine-load-failed', message: 'no file' } });
  assert.deepEqual(told, [['refused', 'ordinary', 'out-of-memory', 'too much'], ['failure', 'engine-load-failed', 'no file']]);
  assert.equal(painter.ended, 1);
});

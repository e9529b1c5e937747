import assert from 'node:assert/strict';
import test from 'node:test';

import { createImporter } from '../../../www/import/client.js';
import { serveImports } from '../../../www/import/serve.js';

/** @typedef {import('../../../www/import/types.js').ImportRequest} ImportRequest */

/** Workers whose answers the test gives. */
function scripted() {
  /** @type {{listener: import('../../../www/import/connect.js').Listener, posted: ImportRequest[], ended: boolean}[]} */
  const workers = [];
  const importer = createImporter({
    connect(listener) {
      const worker = { listener, posted: /** @type {ImportRequest[]} */ ([]), ended: false };
      workers.push(worker);
      return { post: (request) => worker.posted.push(request), end: () => (worker.ended = true) };
    },
  });
  return { importer, workers };
}

/** @param {number} id @param {string} name @returns {import('../../../www/import/types.js').ImportReply} */
const done = (id, name) => ({
  id, kind: 'done', answer: { format: { kind: 'lines', names: [name], spaces: [{ name: null, names: [name] }], notes: [] }, text: null },
});

test('what is read comes back, and one worker serves all', async () => {
  const { importer, workers } = scripted();
  const first = importer.read('a');
  workers[0].listener.onReply(done(1, 'a'));
  assert.deepEqual((await first).format.names, ['a']);
  const second = importer.read('b', { kind: 'lines' });
  workers[0].listener.onReply(done(2, 'b'));
  assert.deepEqual((await second).format.names, ['b']);
  assert.deepEqual([workers.length, workers[0].posted.map(({ kind }) => kind)], [1, [null, 'lines']]);
});

test('the newest wins: the one before is given up, its worker ended', async () => {
  const { importer, workers } = scripted();
  const first = importer.read('a');
  const second = importer.read('b');
  await assert.rejects(first, { name: 'AbortError' });
  assert.deepEqual([workers.length, workers[0].ended], [2, true]);
  workers[1].listener.onReply(done(1, 'a'));
  workers[1].listener.onReply(done(2, 'b'));
  assert.deepEqual((await second).format.names, ['b']);
});

test('a reading can be stopped, before and while it runs', async () => {
  const { importer, workers } = scripted();
  const end = new AbortController();
  const running = importer.read('a', { signal: end.signal });
  end.abort();
  await assert.rejects(running, { name: 'AbortError' });
  await assert.rejects(importer.read('b', { signal: end.signal }), { name: 'AbortError' });
  assert.ok(workers.every(({ ended }) => ended));
});

test('a signal of a reading that is over stops no other', async () => {
  const { importer, workers } = scripted();
  const end = new AbortController();
  const first = importer.read('a', { signal: end.signal });
  workers[0].listener.onReply(done(1, 'a'));
  await first;
  const second = importer.read('b');
  end.abort();
  workers[0].listener.onReply(done(2, 'b'));
  assert.deepEqual((await second).format.names, ['b']);
});

test('a refusal keeps its code, its place and the text that it is about', async () => {
  const { importer, workers } = scripted();
  const reading = importer.read('{');
  /** @type {any[]} */
  const replies = [];
  await serveImports((reply) => replies.push(reply))({ id: 1, input: new Blob(['["id",]']), kind: null });
  workers[0].listener.onReply(replies[0]);
  await assert.rejects(reading, (/** @type {any} */ error) => {
    assert.deepEqual([error.name, error.code, error.where, error.text], ['LabError', 'format-syntax', { line: 1, column: 7 }, '["id",]']);
    return true;
  });
});

test('a worker that dies is told, and the next reading has a new one', async () => {
  const { importer, workers } = scripted();
  const first = importer.read('a');
  workers[0].listener.onBroken('out of memory');
  await assert.rejects(first, { name: 'LabError', code: 'import-failed', message: /out of memory/ });
  const second = importer.read('b');
  workers[1].listener.onReply(done(2, 'b'));
  assert.deepEqual((await second).format.names, ['b']);
});

test('its end ends the worker and tells who waits', async () => {
  const { importer, workers } = scripted();
  const reading = importer.read('a');
  importer.destroy();
  await assert.rejects(reading, { name: 'AbortError' });
  assert.equal(workers[0].ended, true);
});

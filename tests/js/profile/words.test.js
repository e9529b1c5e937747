import assert from 'node:assert/strict';
import { test } from 'node:test';
import { icicleOf } from '../../../www/draw/profile/layout/frames.js';
import { enChart } from '../../../www/words/en-chart.js';
import { enProfile } from '../../../www/words/en-profile.js';
import { percent, shareOf, timeOf } from '../../../www/words/en-profile/share.js';
import { en } from '../../../www/words/en.js';
import { pairOf, phases } from './support/profiles.js';

test('shares have three digits, tiny ones a bound, and bounds say so', () => {
  assert.deepEqual([0.896, 0.0139, 1, 0.00001, 0].map(percent), ['89.6%', '1.39%', '100%', 'less than 0.1%', 'less than 0.1%']);
  assert.equal(shareOf(0.0139, 'below-clock'), 'at most 1.39%');
  assert.equal(shareOf(0.00001, 'below-clock'), 'less than 0.1%');
  assert.equal(timeOf({ ns: 1500, source: 'below-clock' }), 'at most 1.50\u00a0µs');
  assert.equal(timeOf({ ns: 1500, source: 'predicted' }), '1.50\u00a0µs predicted');
});

test('every frame has a name and says what it is', () => {
  for (const name of /** @type {const} */ (['all', 'open', 'close', 'loop'])) assert.match(enProfile.frames.meanings[name], /^[A-Z].*\.$/);
  for (const phase of phases) {
    assert.ok(enProfile.frames.names[phase].length > 0);
    assert.match(enProfile.frames.meanings[phase], /^[A-Z].*\.$/);
  }
});

test('a screen reader hears side, name, time, share, calls and source of a frame', () => {
  const pair = pairOf(1000);
  const said = Object.fromEntries(icicleOf(pair, 'before').map((frame) => [frame.name, enProfile.frames.spoken('before', frame, pair.before.examined)]));
  assert.match(said['tear-down-dictionary'] ?? '', /^Before, tear down dictionary: 1\.00\u00a0ms, median absolute deviation 10\.0\u00a0µs, 99\.0% of open \+ close, 1,000 calls, 2,000,000 buckets examined, counted, measured here\.$/);
  assert.match(said.all ?? '', /^Before, open \+ close: 1\.01\u00a0ms, 100% of open \+ close\.$/);
  assert.match(said.register ?? '', /, 1 call, measured here\.$/);
  const [after] = icicleOf(pair, 'after').filter(({ name }) => name === 'tear-down-dictionary');
  assert.ok(after && !enProfile.frames.spoken('after', after, pair.after.examined).includes('examined'));
});

test('the sentence tells both shares, a bound as one', () => {
  assert.equal(enProfile.growth.sentence(pairOf(1000, { teardown: { bulk: { source: 'below-clock' } } })),
    'With 1,000 fields, tearing the dictionary down is 99.0% of opening and closing by find first, and at most 2.44% in bulk.');
});

test('it says whose names it shows, and whose come next, as the chart does', () => {
  const { of } = enProfile.controls;
  assert.equal(of({ shown: 106, next: 106, isSame: true }), 'This profile is of your own format of 106 names: each count stands for a dictionary of its first names.');
  for (const whose of [{ shown: null, next: 106, isSame: false }, { shown: 106, next: null, isSame: false }, { shown: 106, next: 60, isSame: false }]) {
    assert.equal(of(whose), enChart.controls.of(whose));
  }
});

test('each state of a measurement has a sentence of its own', () => {
  const { status } = enProfile;
  const sentences = [
    status.empty, status.coarse(1e6), status.waiting, status.running({ done: 1, of: 6, count: 500, share: 0.3, left: null }), status.stopping, status.stopped(0, 6),
    status.stopped(2, 6), status.failed(0, 'No clock.'), status.failed(1, 'No clock.'), status.done(6, 1e5, 'quick'), status.done(6, 1e5, 'patient'),
    status.disturbed(['drift', 'hidden']),
  ];
  assert.equal(new Set(sentences).size, sentences.length);
  for (const sentence of sentences) assert.match(sentence, /^[A-Z\d].*\.$/);
  assert.match(status.disturbed(['drift']), /samples drifted/);
});

test('the rest of the words comes when it is asked for', async () => {
  assert.equal(await en.profile.rest(), enProfile);
});

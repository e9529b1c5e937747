import assert from 'node:assert/strict';
import test from 'node:test';

import { loadBuilder } from '../../../www/engine/builder.js';
import { enBuilding } from '../../../www/words/en-building.js';

const builder = await loadBuilder();
const { panes, status, chains } = enBuilding;

test('every step of a building has its sentence', () => {
  const building = builder.build({ family: 'collide', count: 8 });
  const { steps } = building.progress();
  const said = Array.from({ length: steps + 1 }, (_, step) => status(building.seek(step)));
  assert.equal(said[0], 'Nothing is put yet.');
  assert.equal(said[1], 'Room is made for all names: 11 buckets.');
  assert.match(said[2], /^Name 1 is hashed: its search starts at bucket \d+ and goes on by \d+\.$/);
  assert.match(said[3], /^Name 1, is it there\? Probe 1, bucket \d+: empty, so no\.$/);
  assert.match(said[4], /^Name 1 is put\. Probe 1, bucket \d+: free, it goes in\.$/);
  for (const words of ['another name.', 'taken, so it is marked dirty.', 'taken, and dirty already.', 'a batch of the resize moves 7 entries.']) {
    assert.ok(said.some((sentence) => sentence.endsWith(words)), words);
  }
  assert.equal(said.at(-1), 'Done: 8 names in 23 buckets; the longest chain is 8.');
  building.free();
});

test('the product that is told is what was counted, with what a resize adds told apart', () => {
  for (const [count, told] of /** @type {const} */ ([[2000, '2,000 × 1,999:'], [8, '8 × 7, and '], [4306, '4,306 × 4,305, and 16,110 more for the resize:']])) {
    const building = builder.build({ family: 'collide', count });
    const progress = { id: 1, lane: /** @type {const} */ ('colliding'), count, ...building.progress() };
    assert.ok(panes.finding(progress, progress).includes(`which is ${told}`), panes.finding(progress, progress));
    building.free();
  }
});

test('one is one', () => {
  const one = { id: 1, lane: /** @type {const} */ ('ordinary'), count: 1, entries: 1, steps: 4, compares: 1 };
  assert.equal(panes.total(one, true), 'One name: 1 key comparison to build.');
  assert.equal(panes.total({ ...one, count: 9, entries: 0, compares: 0 }, false), 'Stopped at 0 of 9 names: 0 key comparisons until then.');
  assert.equal(chains.longest(0, 0), 'No name is in yet.');
  assert.equal(chains.longest(1, 1), 'Longest so far: 1, of 1 name.');
  assert.equal(chains.lengths({ from: 3, to: 4 }), '3–4');
});

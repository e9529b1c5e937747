import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { enStory } from '../../../www/words/en-story.js';
import { reckon } from '../../../www/draw/stage/reckon.js';
import { loadEngine } from '../../../www/engine/index.js';
import { toldCounts } from '../../../www/ui/story/part.js';

/** @type {Map<number, import('../../../www/draw/types.js').Reckoned>} */
let reckoned;
before(async () => {
  reckoned = new Map(reckon(await loadEngine(), toldCounts).map((each) => [each.count, each]));
});

/** @param {number} count */
const known = (count) => {
  const found = reckoned.get(count);
  assert.ok(found, `the text tells of ${count} names, which are not asked about`);
  return found;
};
/** @param {(count: number) => import('../../../www/draw/types.js').Reckoned} of */
const told = (of) => Object.values(enStory.sections).map(({ text }) => JSON.stringify(text(of))).join('\n');

test('the costs that are told are those of the engine', () => {
  assert.equal(known(2156).examined['find-first'], 6607104);
  assert.equal(known(2156).examined.bulk, 0);
  assert.equal(known(106).examined['find-first'], 10868);
  assert.deepEqual([known(4306).buckets, known(4306).shadowBuckets], [6151, 12289]);
  for (const number of ['6,607,104', '10,868', '12,289']) assert.ok(told(known).includes(`"${number}"`), number);
});

test('no cost is typed into the text: others make another text', () => {
  const other = told((count) => ({ count, buckets: 1, shadowBuckets: 2, examined: { 'find-first': 3, bulk: 4 } }));
  for (const number of ['6,607,104', '10,868', '12,289', '6,151', '3,079']) assert.ok(!other.includes(number), number);
});

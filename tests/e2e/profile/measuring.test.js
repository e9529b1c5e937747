import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useProfile } from './support/profile.js';

const profile = useProfile();
const ladder = [500, 1000, 2000, 5000, 10_000];
const phases = [
  'register', 'copy-definition', 'decode-format', 'make-fields', 'build-path-tree', 'build-dictionary',
  'tear-down-dictionary', 'free-path-tree', 'free-fields', 'free-definition', 'unregister',
];
const countsShown = async () => (await profile.rows('growth')).map(([count]) => Number(count?.replaceAll(',', '')));

test('nothing of it is loaded or measured before it comes near', async () => {
  await profile.open('?fields=300&step=3');
  assert.equal(await profile.text('#profile .section-heading'), 'Where the time goes', 'but its heading stands');
  assert.equal(await profile.phase(), null);
  assert.deepEqual(profile.server().asked.filter(({ path }) => path.includes('en-profile')), []);
});

test('in sight, it measures by itself: all phases of both sides, for the page’s count and the ladder', async () => {
  await profile.openMeasured('?fields=2156&step=3');
  assert.match(await profile.status(), /^6 counts measured in a quick look, with a clock that steps by/);
  assert.deepEqual(await countsShown(), [500, 1000, 2000, 2156, 5000, 10_000]);
  const [before, after] = await Promise.all([profile.frames('before'), profile.frames('after')]);
  assert.deepEqual(before.map(({ name }) => name), ['all', 'open', 'close', ...phases, 'loop']);
  assert.deepEqual(after.map(({ name }) => name), ['all', 'open', 'close', ...phases]);
  assert.match(before.at(-1)?.label ?? '', /^Before, mh_first, mh_del, repeat: .* 2,156 calls, 6,607,104 buckets examined, counted/);
  const share = (/** @type {typeof before} */ frames, /** @type {string} */ name) => {
    const [all, own] = ['all', name].map((each) => frames.find((frame) => frame.name === each)?.width ?? NaN);
    return Number(own) / Number(all);
  };
  assert.ok(share(before, 'close') > share(before, 'open'), 'before the fix closing takes most');
  assert.ok(share(after, 'close') < share(after, 'open'), 'after it closing takes least');
  assert.deepEqual(await profile.browser().complaints(), []);
});

test('both pictures have one time scale, until each is given its own', async () => {
  await profile.openMeasured('?fields=5000&step=3');
  const widths = async () => Promise.all((/** @type {const} */ (['before', 'after'])).map(async (side) => (await profile.frames(side))[0]?.width ?? 0));
  const [long, short] = await widths();
  assert.ok(Number(long) > 2 * Number(short), `${long} and ${short}`);
  await profile.click('[for="profile-scale-own"]');
  await profile.until('as wide as each other', async () => {
    const [one, other] = await widths();
    return Math.abs(Number(one) - Number(other)) <= 1;
  });
  assert.match(await profile.text('.profile-icicles'), /Each picture has a time scale of its own/);
});

test('a press measures all again, more patiently, and says so', async () => {
  await profile.openMeasured('?fields=500&step=3');
  assert.equal(await profile.text('[data-do="profile"]'), 'Measure again');
  await profile.click('[data-do="profile"]');
  await profile.untilStatus(/^5 counts measured, with a clock/);
  assert.deepEqual(await countsShown(), ladder);
});

test('it follows the page’s number of fields, and measures that too', async () => {
  await profile.openMeasured('?fields=500&step=3');
  await profile.type('.count-input-sentence', '8603');
  await profile.press('.count-input-sentence', '\uE007');
  await profile.untilShown(8603);
  await profile.approach();
  await profile.untilStatus(/^6 counts measured/);
  assert.equal(await profile.text('[data-profile-count]'), '8,603 fields');
  assert.match(await profile.text('[data-profile-sentence]'), /^With 8,603 fields, tearing the dictionary down is/);
});

test('what would take long waits to be asked, and says so', async () => {
  await profile.openProfile('?fields=1000000&step=3');
  await profile.untilPhase('done');
  assert.match(await profile.text('[data-profile-missing]'), /^1,000,000 fields: not measured yet\. With 1,000,000 fields it would take longer/);
  assert.deepEqual(await countsShown(), ladder);
  assert.match(await profile.attribute('#profile-count', 'aria-valuetext') ?? '', /not measured/);
});

test('a measurement that is stopped says so, begins again only when asked, and then is done', async () => {
  await profile.open('?fields=500&step=3');
  await profile.tamper('keep');
  await profile.approach();
  await profile.untilPhase('running');
  assert.equal(await profile.text('[data-do="profile"]'), 'Stop');
  await profile.click('[data-do="profile"]');
  await profile.untilPhase('stopped');
  assert.equal(await profile.status(), 'Stopped before anything was measured.');
  assert.match(await profile.text('[data-profile-missing]'), /500 fields: not measured yet/);
  await profile.tamper('none');
  await profile.run('window.scrollTo(0, 0)');
  await profile.approach();
  assert.equal(await profile.phase(), 'stopped', 'it does not begin by itself');
  await profile.click('[data-do="profile"]');
  await profile.untilPhase('done');
  assert.deepEqual(await countsShown(), ladder);
});

test('a measurement that breaks off says why, and what was measured stays', async () => {
  await profile.openMeasured('?fields=500&step=3');
  const before = await profile.rows('growth');
  await profile.tamper('spoil');
  await profile.click('[data-do="profile"]');
  await profile.untilPhase('failed');
  assert.match(await profile.status(), /^The measurement broke off\. The number of samples is 1; it must be a whole number from 5 to 1000\.$/);
  assert.deepEqual(await profile.rows('growth'), before);
  assert.ok((await profile.frames('before')).length > 0);
  await profile.tamper('none');
  await profile.click('[data-do="profile"]');
  await profile.untilPhase('done');
});

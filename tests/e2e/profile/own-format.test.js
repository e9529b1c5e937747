import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadEngine } from '../../../www/engine/index.js';
import { Key, useProfile } from './support/profile.js';

const profile = useProfile();

const names = Array.from({ length: 60 }, (_, index) => `sensor.${index}.celsius`);
const query = `?names=${encodeURIComponent(names.join('\n'))}`;
const of = () => profile.text('[data-profile-of]');
const isOfHidden = () => profile.run('return document.querySelector("[data-profile-of]").hidden');
const countsShown = async () => (await profile.rows('growth')).map(([count]) => Number(count));
const ofFormat = 'This profile is of your own format of 60 names: each count stands for a dictionary of its first names.';
const ofAnother = 'Another format, of 60 names, was measured. Measuring again measures made-up names.';

const engine = await loadEngine();
const whole = (/** @type {number} */ count) => count.toLocaleString('en-US');

/** What find-first examines, exactly. @param {import('../../../www/engine/types.js').Source} source */
function examined(source) {
  const dictionary = engine.dictionary(source);
  const cost = dictionary.cost('find-first');
  dictionary.free();
  return cost.examined;
}

/** What the frame of the teardown says it has examined; that of the loop is there only where it took longer than bulk. */
const examinedShown = async () => (await profile.frames('before')).find(({ name }) => name === 'tear-down-dictionary')?.label.match(/([\d,]+) buckets examined, counted/)?.[1];

/** Scrolls up until the pictures are out of sight: the page's own observer is told no later than this one. */
const leave = () => profile.run(`
  window.scrollTo(0, 0);
  return new Promise((left) => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1).isIntersecting) return;
      observer.disconnect();
      left();
    });
    observer.observe(document.querySelector('.profile-icicles'));
  });`);

/** Gives the page so many made-up names, where their number stands in its first sentence. @param {number} count */
async function showMadeUp(count) {
  await profile.type('.count-input-sentence', String(count));
  await profile.press('.count-input-sentence', Key.ENTER);
  await profile.untilShown(count);
}

test('the profile is of the reader’s own format, says so, and its slider goes over the first names up to all', async () => {
  await profile.openMeasured(query);
  assert.equal(await of(), ofFormat);
  assert.equal(await isOfHidden(), false);
  assert.deepEqual(await countsShown(), [8, 15, 30, 60]);
  assert.match(await profile.text('[data-profile-sentence]'), /^With 60 fields, tearing the dictionary down is/);
  assert.equal(await profile.attribute('#profile-count', 'max'), '3');
  assert.deepEqual(await profile.browser().complaints(), []);
});

test('what it says was examined is what the engine counts for those names, not for made-up ones', async () => {
  await profile.openMeasured(query);
  for (const [keys, count] of /** @type {const} */ ([[[], 60], [[Key.ARROW_LEFT, Key.ARROW_LEFT], 15]])) {
    await profile.press('#profile-count', ...keys);
    await profile.until(`${count} fields`, async () => (await profile.text('[data-profile-count]')) === `${count} fields`);
    const own = examined({ names: names.slice(0, count) });
    assert.notEqual(own, examined({ count }), 'a family would cost the same');
    await profile.until('the count', async () => (await examinedShown()) === whole(own));
  }
});

test('when made-up names come back, what was measured stays and is said to be another’s, then they are measured anew', async () => {
  await profile.openMeasured(query);
  const rows = await profile.rows('growth');
  await leave();
  await showMadeUp(300);
  await profile.until('whose they are', async () => (await of()) === ofAnother);
  assert.deepEqual(await profile.rows('growth'), rows);
  await profile.approach();
  await profile.until('made-up names', async () => (await isOfHidden()) === true);
  await profile.untilStatus(/^6 counts measured/);
  assert.deepEqual((await profile.rows('growth')).map(([count]) => count), ['300', '500', '1,000', '2,000', '5,000', '10,000']);
  assert.equal(await examinedShown(), whole(examined({ count: 300 })));
});

test('a press measures the format, more patiently; what is stopped says so, and whose it is', async () => {
  await profile.openMeasured(query);
  await profile.click('[data-do="profile"]');
  await profile.untilStatus(/^4 counts measured, with a clock/);
  assert.deepEqual(await countsShown(), [8, 15, 30, 60]);
  await profile.tamper('keep');
  await profile.click('[data-do="profile"]');
  await profile.untilPhase('running');
  await profile.click('[data-do="profile"]');
  await profile.untilPhase('stopped');
  assert.equal(await of(), ofFormat);
  assert.deepEqual(await countsShown(), [8, 15, 30, 60], 'what was measured stays');
});

test('another language says whose it is, and nothing is measured again', async () => {
  await profile.openMeasured(query);
  const frames = (await profile.frames('before')).map(({ name, width }) => [name, width]);
  await profile.tamper('keep');
  await profile.run('const select = document.getElementById("language"); select.value = "ru"; select.dispatchEvent(new Event("change", { bubbles: true }))');
  await profile.until('Russian', async () => (await of()).startsWith('Этот профиль — для вашего формата из 60 имён'));
  await profile.until('the pictures', async () => (await profile.frames('before')).length > 0);
  assert.deepEqual((await profile.frames('before')).map(({ name, width }) => [name, width]), frames);
  assert.equal(await profile.phase(), 'done');
});

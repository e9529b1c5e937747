import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Key, useProfile } from './support/profile.js';

const profile = useProfile();

const reading = () => profile.text('[data-profile-reading]');
/** @param {string} side @param {string} frame */
const focus = (side, frame) => profile.run('document.querySelector(arguments[0]).focus()', `[data-side="${side}"] [data-frame="${frame}"]`);
/** @param {...string} keys */
const press = (...keys) => profile.browser().driver.actions().sendKeys(...keys).perform();
/** @param {string} wanted side and frame */
const untilFocused = (wanted) => profile.until(wanted, async () => (await profile.focused()) === wanted);

test('one frame is reached by the tab key, the others by the arrows, on to the other picture', async () => {
  await profile.openMeasured('?fields=2156&step=3');
  assert.equal(await profile.run('return document.querySelectorAll(".icicle-frame[tabindex=\\"0\\"]").length'), 1);
  await focus('before', 'all');
  for (const [key, wanted] of /** @type {const} */ ([
    [Key.ARROW_DOWN, 'before close'], [Key.ARROW_DOWN, 'before tear-down-dictionary'], [Key.ARROW_DOWN, 'before loop'],
    [Key.ARROW_UP, 'before tear-down-dictionary'], [Key.ARROW_RIGHT, 'before free-path-tree'], [Key.END, 'after unregister'],
    [Key.ARROW_UP, 'after close'], [Key.ARROW_LEFT, 'after open'], [Key.ARROW_LEFT, 'before close'], [Key.HOME, 'before open'],
  ])) {
    await press(key);
    await untilFocused(wanted);
  }
  assert.equal(await profile.run('return document.querySelectorAll(".icicle-frame[tabindex=\\"0\\"]").length'), 1);
  await profile.until('that it is the way in', () => profile.run('return document.activeElement.getAttribute("tabindex") === "0"'));
  assert.equal(await profile.stepOf(), 3, 'the playhead did not move');
});

test('a frame that has the focus is read: time, share, calls, and what it does', async () => {
  await focus('before', 'tear-down-dictionary');
  await profile.until('the reading', async () => /^Before: tear down dictionary/.test(await reading()));
  assert.match(await reading(), /[\d.]+ (µs|ms).*% of open \+ close.*2,156 calls.*6,607,104 buckets examined, counted/);
  assert.match(await profile.run('return document.activeElement.getAttribute("aria-label")') ?? '', /^Before, tear down dictionary: .*calls/);
});

test('a frame that is pointed at is read', async () => {
  await profile.run('document.activeElement.blur(); document.querySelector(".profile-pictures").scrollIntoView({ block: "center" })');
  await profile.hover('[data-side="before"] [data-frame="loop"] .frame-piece', { x: 0.5, y: 0.5 });
  await profile.until('the loop', async () => /^Before: mh_first, mh_del, repeat/.test(await reading()));
  await profile.hover('[data-side="after"] [data-frame="open"] .frame-piece', { x: 0.5, y: 0.5 });
  await profile.until('opening', async () => /^After: open/.test(await reading()));
});

test('the table has what the pictures show', async () => {
  const rows = await profile.rows('phases');
  const [before, after] = await Promise.all([profile.frames('before'), profile.frames('after')]);
  const framesOf = (/** @type {typeof before} */ frames) => frames.filter(({ depth }) => depth === 2);
  assert.equal(rows.length, 11);
  for (const [at, [name, time, share, afterTime, afterShare]] of rows.entries()) {
    const one = framesOf(before)[at];
    const other = framesOf(after)[at];
    assert.ok(one?.label.startsWith(`Before, ${name}: `), `${name} is ${one?.label}`);
    // The table has the spread behind ±, the label in words.
    const said = [[one, time, share], [other, afterTime, afterShare]];
    for (const [frame, told, part] of /** @type {[typeof one, string, string][]} */ (said)) {
      assert.ok(frame?.label.includes(told.split(' ± ')[0] ?? ''), `${frame?.label} has ${told}`);
      assert.ok(frame?.label.includes(`${part} of open + close`), `${frame?.label} has ${part}`);
      assert.equal(frame?.source === 'below-clock', told.startsWith('at most '));
    }
  }
});

test('by the slider the teardown’s share is seen to grow, in picture, sentence and table alike', async () => {
  const shares = [];
  const counts = [500, 1000, 2000, 2156, 5000, 10_000];
  await profile.press('#profile-count', Key.HOME);
  for (const count of counts) {
    const named = count.toLocaleString('en-US');
    await profile.until(named, async () => (await profile.text('[data-profile-sentence]')).startsWith(`With ${named} fields,`));
    const frames = await profile.frames('before');
    const [all, teardown] = ['all', 'tear-down-dictionary'].map((name) => frames.find((frame) => frame.name === name));
    shares.push(Number(teardown?.width) / Number(all?.width));
    const row = (await profile.rows('growth')).find(([first]) => first === named);
    assert.ok((await profile.text('[data-profile-sentence]')).includes(`${row?.[1]} of opening and closing by find first, and ${row?.[2]} in bulk`));
    await profile.press('#profile-count', Key.ARROW_RIGHT);
  }
  // Ten times the fields: whatever else the machine does, the share is far larger.
  assert.ok(Number(shares.at(-1)) > Number(shares[0]), shares.join(' '));
  assert.equal(await profile.text('[data-do="profile-page"]'), 'Show 2,156 fields, as above');
  await profile.click('[data-do="profile-page"]');
  await profile.until('the page’s own', async () => (await profile.text('[data-profile-count]')) === '2,156 fields');
});

test('the share’s picture marks what was reported, and a click in it chooses a count', async () => {
  assert.match(await profile.text('.growth-band-text'), /^80–90%: the original report$/);
  assert.match(await profile.text('.profile-growth'), /The band is reported, not measured here/);
  assert.equal(await profile.run('return document.querySelectorAll(".growth-mark").length'), 12);
  await profile.click('.growth-mark[data-side="before"][data-count="5000"]');
  await profile.until('5,000', async () => (await profile.text('[data-profile-count]')) === '5,000 fields');
});

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  for (const width of [1280, 700, 690, 390, 320]) {
    test(`${colorScheme}, ${width} pixels wide: side by side or above each other, nothing is cut off`, async () => {
      await profile.browser().become({ width, height: 844, colorScheme });
      await profile.until('pictures as wide as their room', () => profile.run(`
        return [...document.querySelectorAll('.icicle-holder')].every((holder) =>
          Math.abs(Number(holder.firstElementChild.getAttribute('width')) - holder.getBoundingClientRect().width) <= 1)`));
      assert.equal(await profile.run('return document.documentElement.scrollWidth <= document.documentElement.clientWidth'), true);
      const [left, right] = /** @type {number[]} */ (await profile.run('return [...document.querySelectorAll(".icicle")].map((each) => each.getBoundingClientRect().top)'));
      assert.equal(left === right, width >= 700);
      const cut = await profile.run(`
        return [...document.querySelectorAll('.icicle, .growth')].flatMap((svg) => {
          const frame = svg.getBoundingClientRect();
          return [...svg.querySelectorAll('text')].filter((text) => {
            const { left, right, width } = text.getBoundingClientRect();
            return width > 0 && (left < frame.left - 1 || right > frame.right + 1);
          }).map((text) => text.textContent);
        })`);
      assert.deepEqual(cut, []);
    });
  }
}

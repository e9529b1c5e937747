import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useChart } from './support/chart.js';

const chart = useChart();

test('nothing of the chart is loaded before its section comes near', async () => {
  await chart.open('?fields=300&step=3');
  assert.equal(await chart.text('#chart .section-heading'), 'Time over the number of fields', 'but its heading stands');
  assert.equal(await chart.run('return document.querySelector(".chart-picture")'), null);
  await chart.approach();
  assert.notEqual(await chart.run('return document.querySelector(".chart-picture")'), null);
});

test('without a click there is the prediction and the real server, and nothing is measured', async () => {
  await chart.openChart();
  await chart.until('the prediction', async () => (await chart.curves()).includes('exact'));
  assert.deepEqual(await chart.curves(), ['reported', 'reported-rename', 'exact']);
  assert.deepEqual(await chart.marks(), []);
  assert.equal(await chart.phase(), 'empty');
  assert.match(await chart.status(), /^Nothing is measured yet\. The thin line is a prediction: .* × [\d.]+ ns, from a first look/);
  assert.equal(await chart.text('[data-do="measure"]'), 'Measure here');
});

test('the exact jumps are marked', async () => {
  await chart.openChart();
  await chart.until('the jumps', async () => {
    const jumps = await chart.run('return [...document.querySelectorAll("#chart [data-exact-jump]")].map((line) => Number(line.dataset.exactJump))');
    return /** @type {number[]} */ (jumps).slice(-3).join() === '2156,4306,8603';
  });
});

test('the first small look lets both panes advance by the same time', async () => {
  await chart.openChart();
  await chart.until('a measured step', async () =>
    /^Measured here: .* ns a step of find first, .* ns a step of bulk/.test(await chart.text('[data-clock-note]')));
  assert.equal(await chart.run('return document.getElementById("clock-time").disabled'), false);
});

test('choosing another sweep shows the counts that it is about', async () => {
  await chart.openChart();
  await chart.choose('around-2000');
  await chart.until('the counts about 2000', async () => /2,000 to 2,320/.test(await chart.text('#sweep-hint')));
  await chart.until('the picture about 2000', async () =>
    JSON.stringify(await chart.run('return [...document.querySelectorAll("#chart [data-exact-jump]")].map((line) => line.dataset.exactJump)')) === '["2156"]');
});

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  for (const width of [1280, 390, 320]) {
    test(`${width} pixels wide, ${colorScheme}: nothing is cut off at the side, letters stand apart`, async () => {
      await chart.browser().become({ width, height: 844, colorScheme });
      await chart.openChart();
      assert.equal(await chart.run('return document.documentElement.scrollWidth <= document.documentElement.clientWidth'), true);
      const cut = await chart.run(`
        const frame = document.querySelector('.chart-picture').getBoundingClientRect();
        return [...document.querySelectorAll('.chart-picture text')].filter((text) => {
          const { left, right } = text.getBoundingClientRect();
          return left < frame.left - 1 || right > frame.right + 1;
        }).map((text) => text.textContent)`);
      assert.deepEqual(cut, []);
      const touching = await chart.run(`
        const boxes = [...document.querySelectorAll('.chart-picture text')].map((text) => ({ text: text.textContent, box: text.getBoundingClientRect() }));
        return boxes.flatMap((one, index) => boxes.slice(index + 1)
          .filter((other) => one.box.left < other.box.right && other.box.left < one.box.right && one.box.top + 3 < other.box.bottom && other.box.top + 3 < one.box.bottom)
          .map((other) => one.text + ' / ' + other.text))`);
      assert.deepEqual(touching, []);
    });
  }
}

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';

import { useElements } from './support/elements.js';

const page = useElements({ reader: { reducedMotion: true } });
beforeEach(() => page.open());

for (const width of [330, 480, 700]) {
  test(`the chart alone, ${width} pixels wide: it begins at the top, and the buttons that zoom cover none of its labels`, async () => {
    await page.add('one', { view: 'chart', fields: '300' });
    await page.run('document.getElementById("one").style.width = arguments[0]', `${width}px`);
    await page.until('labels', () => page.inside('one', '.chart-picture', 'return it !== null && it.querySelectorAll("text").length > 8'));
    const covered = await page.inside('one', '.chart-figure', `
      const zoom = it.querySelector('.chart-zoom').getBoundingClientRect();
      return [...it.querySelectorAll('.chart-picture text')].filter((text) => {
        const box = text.getBoundingClientRect();
        return box.width > 0 && box.right > zoom.left && box.left < zoom.right && box.bottom > zoom.top && box.top < zoom.bottom;
      }).map((text) => text.textContent)`);
    assert.deepEqual(covered, []);
    const above = await page.inside('one', '.section-heading', 'return it.getBoundingClientRect().top - it.getRootNode().host.getBoundingClientRect().top');
    assert.ok(above < 40, `${above} pixels above the heading`);
  });
}

test('the lesson in a frame as high as its content leaves no hole below what a step says', async () => {
  await page.browser().become({ width: 480, height: 2400 });
  await page.add('one', { view: 'lesson' });
  await page.until('a step', () => page.inside('one', '.lesson-step', 'return it?.dataset.lessonTold === "8"'));
  const hole = await page.inside('one', '.lesson', 'return it.getBoundingClientRect().bottom - it.querySelector(".lesson-step").getBoundingClientRect().bottom');
  assert.ok(hole < 150, `${hole} pixels`);
  await page.browser().become({ width: 1280, height: 800 });
});

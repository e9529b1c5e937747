import assert from 'node:assert/strict';
import { test } from 'node:test';
import { usePage } from './support/page.js';

const page = usePage();

for (const width of [1280, 760, 700, 699, 390, 320]) {
  test(`${width} pixels wide: both teardowns side by side, nothing is cut off`, async () => {
    await page.browser().become({ width, height: 844, colorScheme: 'light' });
    await page.openAt(4306, 300_000);
    assert.equal(await page.run('return document.documentElement.scrollWidth <= document.documentElement.clientWidth'), true);
    const [left, right] = /** @type {{top: number, width: number, height: number}[]} */ (await page.run(
      'return [...document.querySelectorAll(".grid")].map((grid) => grid.getBoundingClientRect().toJSON())'));
    assert.ok(left && right);
    assert.ok(Math.abs(left.width - right.width) < 0.1 && Math.abs(left.height - right.height) < 0.1, 'of one size');
    assert.equal(left.top, right.top, 'side by side');
  });
}

test('the theme follows the system, and a choice overrules it', async () => {
  await page.browser().become({ width: 1280, colorScheme: 'dark' });
  await page.openAt(8, 3);
  assert.equal(await page.attribute('#lab', 'data-theme'), 'dark');
  await page.run(`const theme = document.getElementById('theme');
    theme.value = 'light'; theme.dispatchEvent(new Event('change', {bubbles: true}));`);
  await page.until('light', async () => (await page.attribute('#lab', 'data-theme')) === 'light');
});

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  test(`text stands out from its ground by 4.5 to 1 or more (${colorScheme})`, async () => {
    await page.browser().become({ width: 1280, colorScheme });
    await page.openAt(300, 1000);
    const faint = await page.run(`
      const context = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
      const rgb = (css) => {
        context.clearRect(0, 0, 1, 1);
        context.fillStyle = css;
        context.fillRect(0, 0, 1, 1);
        return [...context.getImageData(0, 0, 1, 1).data];
      };
      const luminance = (css) => {
        const [r, g, b] = rgb(css).map((value) => value / 255).map((value) => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const ground = (element) => {
        for (let at = element; at; at = at.parentElement) {
          const { backgroundColor } = getComputedStyle(at);
          if (rgb(backgroundColor)[3] === 255) return backgroundColor;
        }
        return 'white';
      };
      const texts = [...document.querySelectorAll('#lab *')].filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== '')
        && element.getClientRects().length > 0 && !element.closest('.visually-hidden, :disabled, option'));
      return texts.map((element) => {
        const [light, dark] = [luminance(getComputedStyle(element).color), luminance(ground(element))].sort((a, b) => b - a);
        return { text: element.textContent.slice(0, 40), ratio: (light + 0.05) / (dark + 0.05) };
      }).filter(({ ratio }) => ratio < 4.5)`);
    assert.deepEqual(faint, []);
  });
}

test('nothing is complained about on the console, and nothing is asked for in vain', async () => {
  await page.browser().complaints();
  await page.open('?fields=300');
  await page.until('some steps', async () => (await page.stepOf()) > 3);
  await page.click('[data-preset="4306"]');
  await page.untilShown(4306);
  assert.deepEqual(await page.browser().complaints(), []);
  assert.deepEqual(page.server().missing, []);
});

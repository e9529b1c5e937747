import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';

import { useElements } from './support/elements.js';

const page = useElements({ reader: { colorScheme: 'light' } });
beforeEach(() => page.open());

const theme = () => page.inside('one', '.lab', 'return it?.dataset.theme');
const untilTheme = (/** @type {string} */ wanted) => page.until(wanted, async () => (await theme()) === wanted);

for (const [site, dark, light] of /** @type {const} */ ([
  ['mdBook', 'document.documentElement.className = "navy sidebar-visible"', 'document.documentElement.className = "light"'],
  ['VitePress', 'document.documentElement.classList.add("dark")', 'document.documentElement.classList.remove("dark")'],
  ['Docusaurus', 'document.documentElement.dataset.theme = "dark"', 'document.documentElement.dataset.theme = "light"'],
  ['furo', 'document.body.dataset.theme = "dark"', 'document.body.dataset.theme = "auto"'],
  ['Material', 'document.body.dataset.mdColorScheme = "slate"', 'document.body.dataset.mdColorScheme = "default"'],
])) {
  test(`the element follows the dark mode of ${site}`, async () => {
    await page.add('one', { view: 'grid', fields: '8' });
    await page.untilPainted('one');
    assert.equal(await theme(), 'light');
    await page.run(dark);
    await untilTheme('dark');
    await page.run(light);
    await untilTheme('light');
  });
}

test('the attribute overrules the page, and the page may set the colours', async () => {
  await page.run('document.documentElement.dataset.theme = "light"');
  await page.run('document.documentElement.style.setProperty("--teardown-lab-paper", "rgb(1, 2, 3)")');
  await page.add('one', { view: 'grid', fields: '8', theme: 'dark' });
  await page.untilPainted('one');
  assert.equal(await theme(), 'dark');
  assert.equal(await page.inside('one', '.lab', 'return getComputedStyle(it).backgroundColor'), 'rgb(1, 2, 3)');
});

test('the size follows the text around, not the root', async () => {
  await page.run('document.documentElement.style.fontSize = "10px"; document.body.style.fontSize = "18px"');
  await page.add('one', { view: 'grid', fields: '8' });
  await page.untilPainted('one');
  assert.equal(await page.inside('one', '.status', 'return getComputedStyle(it).fontSize'), '18px');
});

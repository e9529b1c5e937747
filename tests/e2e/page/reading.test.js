import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Key, usePage } from './support/page.js';

const page = usePage();
const grid = '.grid[data-grid="find-first"]';
const reading = '[data-reading="find-first"]';
const head = () => page.text(`${reading} .reading-head`);
const zoom = () => page.text('.pane-find-first [data-zoom]');

test('a bucket that is pointed at is read in a line below', async () => {
  await page.openAt(8, 0);
  await page.hover(grid, { x: 0.1, y: 0.4 });
  await page.until('bucket 6', async () => (await head()).startsWith('Bucket 6: “field5”, field 4, holds an entry'));
  assert.equal(await page.text(`${reading} [data-fact="bits"]`), 'exist 1, dirty 1');
  assert.equal(await page.text(`${reading} [data-fact="examined"]`), '0 times');
  const hash = Number(await page.text(`${reading} [data-fact="hash"]`));
  assert.equal(Number(await page.text(`${reading} [data-fact="start"]`)), hash % 23);
  assert.equal(Number(await page.text(`${reading} [data-fact="stride"]`)), 1 + (hash % 22));
});

test('the reading follows the step', async () => {
  await page.openAt(8, 0);
  await page.press(grid, Key.ARROW_RIGHT);
  await page.until('bucket 0', async () => (await head()).startsWith('Bucket 0: '));
  assert.equal(await page.text(`${reading} [data-fact="examined"]`), '0 times');
  await page.click('[data-do="toEnd"]');
  await page.press(grid, Key.ARROW_RIGHT);
  await page.until('what is freed', async () => /freed/.test(await head()));
  await page.click('[data-do="stepBack"]');
});

test('keys read bucket by bucket, row by row, and say what they read', async () => {
  await page.openAt(8, 0);
  await page.press(grid, Key.ARROW_DOWN, Key.ARROW_RIGHT, Key.ARROW_RIGHT);
  await page.until('bucket 2', async () => (await head()).startsWith('Bucket 2: '));
  await page.press(grid, Key.ARROW_DOWN);
  await page.until('a row below', async () => (await head()).startsWith('Bucket 8: '));
  await page.until('that is said', async () => (await page.text(`${reading} [aria-live]`)).startsWith('Bucket 8: never held an entry, bits exist 0, dirty 0'));
  await page.press(grid, Key.ESCAPE);
  await page.until('nothing read', async () => !(await head()).startsWith('Bucket'));
  assert.equal(await page.stepOf(), 0, 'the keys that play are not meant');
});

test('plus, minus and nought zoom by key; the buttons do too', async () => {
  await page.openAt(2156, 1_500_000);
  assert.equal(await zoom(), '');
  await page.press(grid, '+', '+');
  await page.until('four times', async () => (await zoom()) === '4×');
  await page.press(grid, '-');
  await page.until('twice', async () => (await zoom()) === '2×');
  await page.press(grid, '0');
  await page.until('all of it', async () => (await zoom()) === '');
  await page.click('.pane-find-first .zoom button:first-of-type');
  await page.until('twice', async () => (await zoom()) === '2×');
});

test('a double click zooms where it is made, and a drag moves the grid', async () => {
  await page.openAt(2156, 0);
  await page.hover(grid, { x: 0.02, y: 0.02 });
  await page.until('the corner', async () => (await head()).startsWith('Bucket '));
  const corner = await head();
  await page.run(`const grid = document.querySelector(arguments[0]);
    const {left, top} = grid.getBoundingClientRect();
    grid.dispatchEvent(new MouseEvent('dblclick', {clientX: left + 1, clientY: top + 1, bubbles: true, cancelable: true}));`, grid);
  await page.until('four times', async () => (await zoom()) === '4×');
  await page.drag(grid, { x: 0.8, y: 0.8 }, { x: 0.2, y: 0.2 });
  await page.hover(grid, { x: 0.021, y: 0.021 });
  await page.until('another corner', async () => (await head()).startsWith('Bucket ') && (await head()) !== corner);
});

test('the other pane reads for itself', async () => {
  await page.openAt(8, 50);
  await page.press('.grid[data-grid="bulk"]', Key.ARROW_RIGHT);
  await page.until('bulk’s bucket', async () => (await page.text('[data-reading="bulk"] .reading-head')).startsWith('Bucket 0: '));
  assert.match(await page.text('[data-reading="bulk"] .reading-head'), /freed/);
});

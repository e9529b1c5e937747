import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useChart } from './support/chart.js';

const chart = useChart();

for (const { name, input, typed, code, told } of [
  { name: 'counts that do not ascend', input: 'counts', typed: '3000 2000', code: 'counts-unsorted', told: '2,000 comes after 3,000' },
  { name: 'a count twice', input: 'counts', typed: '1000 2000 1000', code: 'count-repeated', told: '1,000 is there twice' },
  { name: 'no fields', input: 'counts', typed: '0', code: 'count-too-small', told: '0 is too small' },
  { name: 'an absurd count', input: 'counts', typed: '1000 99999999', code: 'count-too-large', told: '99,999,999 is too large; the largest is 2,000,000' },
  { name: 'text for a count', input: 'counts', typed: 'a lot', code: 'count-not-a-number', told: '“a” is no number' },
  { name: 'no counts', input: 'counts', typed: ' ', code: 'counts-missing', told: 'Give at least one' },
  { name: 'no iterations', input: 'iterations', typed: '0', code: 'iterations-out-of-range', told: '0 iterations a sample cannot be had' },
  { name: 'a billion iterations', input: 'iterations', typed: '1000000000', code: 'iterations-out-of-range', told: '1,000,000,000 iterations' },
  { name: 'a budget of nothing', input: 'budget', typed: '0', code: 'budget-out-of-range', told: '0 seconds a point' },
  { name: 'text for a budget', input: 'budget', typed: 'long', code: 'budget-not-a-number', told: '“long” is no number' },
]) {
  test(`${name}: a sentence beside the input, nothing begins, what was measured stays`, async () => {
    await chart.openChart();
    await chart.measure('300');
    const before = await chart.marks();
    await chart.type(`[data-own="${input}"]`, typed);
    await chart.click('[data-do="measure"]');
    await chart.until(code, async () => (await chart.attribute(`[data-refusal="own-${input}"]`, 'data-code')) === code);
    assert.ok((await chart.text(`[data-refusal="own-${input}"]`)).includes(told), await chart.text(`[data-refusal="own-${input}"]`));
    assert.equal(await chart.attribute(`[data-own="${input}"]`, 'aria-invalid'), 'true');
    assert.ok((await chart.attribute(`[data-own="${input}"]`, 'aria-describedby'))?.split(' ').includes(`own-${input}-refusal`));
    assert.equal(await chart.run('return document.querySelector(arguments[0]).value', `[data-own="${input}"]`), typed, 'what was typed is not lost');
    assert.equal(await chart.phase(), 'done');
    assert.deepEqual(await chart.marks(), before);
    await chart.type(`[data-own="${input}"]`, '1');
    await chart.until('no refusal', async () => (await chart.attribute(`[data-own="${input}"]`, 'aria-invalid')) === null);
  });
}

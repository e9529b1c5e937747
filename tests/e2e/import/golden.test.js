import assert from 'node:assert/strict';
import { test } from 'node:test';
import { golden } from '../../js/golden/names.js';
import { usePage } from '../page/support/page.js';
import { useFormat } from './support.js';

const page = usePage();
const format = useFormat(page);
const [, ...rows] = (await golden('formats/expected.csv')).trimEnd().split('\n').map((row) => row.split(','));

for (const [file, count, duplicateAt, buckets, , , deletions, examined] of rows) {
  test(`${file}, dropped, gives what is expected`, async () => {
    await page.openAt(300, 1000);
    await format.drop({ name: file, text: await golden(`formats/${file}`) });
    if (duplicateAt !== '-1') {
      await format.untilRefused('name-duplicate');
      assert.match(await page.text('[data-refusal="names"]'), /^Field 101 repeats the name of field 57, “f57”/);
      assert.equal(await page.attribute('.count-input-sentence', 'aria-valuenow'), '300', 'what was shown stays');
      return;
    }
    await page.untilShown(Number(count));
    const whole = (/** @type {string} */ text) => text.replaceAll(',', '');
    assert.equal(whole(await format.cost('examined', 'find-first')), examined);
    assert.equal(whole(await format.cost('deletions', 'find-first')), deletions);
    assert.equal(await format.cost('examined', 'bulk'), '0');
    assert.match(whole(await page.text('[data-cost-of="table"]')), new RegExp(`^${count} names take ${buckets} buckets`));
    assert.match(await format.note(), new RegExp(`from ${file.replaceAll('.', '\\.')}`));
    assert.equal(await page.number('[data-cost="find-first"]'), Number(examined), 'and the animation is of it');
  });
}

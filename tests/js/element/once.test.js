import assert from 'node:assert/strict';
import { test } from 'node:test';

import { once } from '../../../www/element/loading/once.js';

test('it is made once, when first asked for, and handed to all', () => {
  let made = 0;
  const get = once(() => ({ number: (made += 1) }));
  assert.equal(made, 0);
  assert.equal(get(), get());
  assert.equal(made, 1);
});

test('what fails is tried again by the next one who asks', async () => {
  let tries = 0;
  const get = once(async () => {
    tries += 1;
    if (tries === 1) throw new Error('no');
    return tries;
  });
  await assert.rejects(get(), /no/);
  assert.equal(await get(), 2);
  assert.equal(await get(), 2);
});

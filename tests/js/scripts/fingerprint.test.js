import assert from 'node:assert/strict';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import test from 'node:test';

import { places } from '../../../scripts/places.js';
import { fingerprint } from '../../../scripts/setup/fingerprint.js';

test('a fingerprint tells content, name and words apart, and nothing else', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'fingerprint-'));
  t.after(() => rm(folder, { recursive: true }));
  const path = relative(places.root, folder);
  await writeFile(join(folder, 'a'), 'content');
  const before = await fingerprint([path], ['word']);

  await writeFile(join(folder, 'a'), 'content');
  assert.equal(await fingerprint([path], ['word']), before);
  assert.notEqual(await fingerprint([path], ['other']), before);

  await rename(join(folder, 'a'), join(folder, 'b'));
  assert.notEqual(await fingerprint([path], ['word']), before);

  await rename(join(folder, 'b'), join(folder, 'a'));
  await writeFile(join(folder, 'a'), 'changed');
  assert.notEqual(await fingerprint([path], ['word']), before);
});

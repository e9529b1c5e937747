import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'node:test';

import { places } from '../../../scripts/places.js';
import { EXCEPTIONS, filesLeftOut, runsIn } from '../../e2e/support/elsewhere.js';
import { BROWSERS } from '../../e2e/support/which.js';

test('whatever is kept out of a browser is there, and says why', async () => {
  for (const { file, tests = [], only, why } of EXCEPTIONS) {
    const source = await readFile(join(places.root, 'tests/e2e', file), 'utf8');
    for (const name of tests) assert.ok(source.includes(`test('${name}`), `${file} has no test “${name}…”`);
    if (tests.length > 0) assert.match(source, /import \{ test \} from '[./]+support\/test\.js'/, `${file} asks nobody what runs where`);
    assert.ok(only.length > 0 && only.length < BROWSERS.length, `${file} runs somewhere, and not everywhere`);
    assert.ok(only.includes('chromium'), `${file} runs in npm test`);
    assert.ok(why.length > 20, `${file} has a reason`);
  }
});

test('what is not listed runs everywhere; what is, where its line says', () => {
  const [whole] = EXCEPTIONS.filter(({ tests }) => !tests);
  const [part] = EXCEPTIONS.filter(({ tests }) => tests);
  for (const browser of BROWSERS) {
    assert.equal(runsIn(browser, 'page/playing.test.js', 'anything'), true);
    assert.equal(filesLeftOut(browser).includes(String(whole?.file)), !whole?.only.includes(browser));
    assert.equal(runsIn(browser, String(whole?.file), 'anything'), whole?.only.includes(browser));
    assert.equal(runsIn(browser, String(part?.file), `${part?.tests?.[0]}, and on`), part?.only.includes(browser));
    assert.equal(runsIn(browser, String(part?.file), 'another'), true);
  }
});

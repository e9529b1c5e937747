import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'node:test';

import { places } from '../../../scripts/places.js';
import { EXCEPTIONS, filesLeftOut, runsIn } from '../../e2e/support/elsewhere.js';
import { BROWSERS } from '../../e2e/support/which.js';

/** @param {string} source @param {string} name how that of a test begins; a width or a theme may come from a list of them */
function declares(source, name) {
  const theme = /^(light|dark)(, )/.exec(name);
  if (theme) return source.includes(`(['light', 'dark'])`) && source.includes(`test(\`\${colorScheme}${theme[2]}`);
  const width = /^(\d+) (.*)$/.exec(name);
  if (width === null) return source.includes(`test('${name}`);
  return new RegExp(`for \\(const width of \\[.*\\b${width[1]}\\b.*\\]`).test(source) && source.includes(`test(\`\${width} ${width[2]}`);
}

test('whatever is kept out of a browser is there, and says why', async () => {
  for (const { file, tests = [], only, why } of EXCEPTIONS) {
    const source = await readFile(join(places.root, 'tests/e2e', file), 'utf8');
    for (const name of tests) assert.ok(declares(source, name), `${file} has no test “${name}…”`);
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

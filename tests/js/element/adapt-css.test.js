import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';

import { adaptCss, hostProperties } from '../../../www/element/shadow/adapt-css.js';

test('lengths follow the text around', () => {
  assert.equal(adaptCss('a { margin: -1px 2.5rem .5rem; }'),
    'a { margin: -1px calc(2.5 * var(--text-unit, 1rem)) calc(.5 * var(--text-unit, 1rem)); }');
  assert.equal(adaptCss('.h2rem { width: 3em; }'), '.h2rem { width: 3em; }', 'only lengths in rem');
});

for (const [how, media] of [
  ['as written', '@media (max-width: 43.7rem) {'], ['minified', '@media (max-width:43.7rem){'], ['as a range', '@media (width<=43.7rem){'],
]) {
  test(`breakpoints ask for the figure's width (${how})`, () => {
    const adapted = adaptCss(`a { b: c; } ${media} a { gap: 1rem; } }`);
    assert.match(adapted, /@container lab \(max-width: 43\.7em\)\s*\{/);
    assert.match(adapted, /gap: calc\(1 \* var/);
  });
}

test('what else is asked of a medium stays', () => {
  const rule = '@media (prefers-reduced-motion: reduce) { a { b: c; } }';
  assert.equal(adaptCss(rule), rule);
  assert.match(adaptCss('@media (max-height: 30rem) { a { b: 1rem; } }'), /^@media \(max-height: 30rem\) \{ a \{ b: calc/);
});

test('what is the host’s to choose can be set from outside, and is as it was otherwise', () => {
  assert.equal(adaptCss('.lab{--paper:light-dark(#fff,#000);--paper-x:1}'),
    '.lab{--paper: var(--teardown-lab-paper, light-dark(#fff,#000));--paper-x:1}');
});

test('every token that is promised to hosts is there', async () => {
  const tokens = adaptCss(await readFile(new URL('../../../www/style/tokens.css', import.meta.url), 'utf8'));
  for (const name of hostProperties) assert.ok(tokens.includes(`--${name}: var(--teardown-lab-${name}, `), name);
});

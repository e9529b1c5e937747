import assert from 'node:assert/strict';

import { test } from '../support/test.js';
import { useElements } from './support/elements.js';

/** All that a page with the element has to allow. */
const STRICT = [
  "default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "style-src 'self'", "worker-src 'self' blob:", "connect-src 'self'",
  'img-src data:', "require-trusted-types-for 'script'", 'trusted-types teardown-lab',
].join('; ');

const strict = useElements({ headers: { 'Content-Security-Policy': STRICT } });
const withoutWasm = useElements({ headers: { 'Content-Security-Policy': STRICT.replace(" 'wasm-unsafe-eval'", '') } });

test('a policy that allows nothing inline and demands Trusted Types lets the element work', async () => {
  await strict.open();
  await strict.add('one', { view: 'grid', fields: '300', step: '1000' });
  await strict.untilStep('one', 1000);
  assert.notEqual(await strict.inside('one', '.scrub-done', 'return getComputedStyle(it).width'), '0px');
  assert.equal(await strict.inside('one', '.pane-title', 'return getComputedStyle(it).fontWeight'), '650');
  await strict.add('two', { view: 'chart' });
  await strict.run('document.getElementById("two").scrollIntoView()');
  await strict.until('a chart', () => strict.inside('two', '.chart-body', 'return it !== null'));
  await strict.until('a measurement', () => strict.inside('two', '.chart', 'return /measured/i.test(it.textContent)'));
  assert.deepEqual(await strict.browser().complaints(), []);
});

test('a policy without wasm gets a sentence that says what is missing, beside the fallback', async () => {
  await withoutWasm.open();
  await withoutWasm.add('one', { view: 'grid', fields: '300' }, 'Two teardowns.');
  await withoutWasm.until('a sentence', () => withoutWasm.inside('one', '.failure', "return it?.textContent.includes(\"'wasm-unsafe-eval'\")"));
  assert.equal(await withoutWasm.inside('one', '.fallback', 'return getComputedStyle(it).display'), 'block');
  const [error] = await withoutWasm.events('lab-error');
  assert.equal(error.code, 'engine-load-failed');
});

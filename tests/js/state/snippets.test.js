import assert from 'node:assert/strict';
import { test } from 'node:test';

import { snippets, targets } from '../../../www/state/share/snippets.js';

const places = {
  page: 'https://host.example/lab/', embed: 'https://host.example/lab/embed.html',
  define: 'https://host.example/lab/element/define.js', frames: 'https://host.example/lab/element/frames.js',
};
const of = (/** @type {object} */ wanted) => snippets({ places, search: '?fields=106&step=900', view: 'grid', plays: false, title: 'A lab', ...wanted });

test('every place gets its lines, and they name the dictionary and the step', () => {
  const lines = of({});
  assert.deepEqual(Object.keys(lines), [...targets]);
  for (const target of targets) assert.match(lines[target], /fields="?=?"?106/, target);
});

test('the link is the address as it stands', () => {
  assert.equal(of({}).permalink, 'https://host.example/lab/?fields=106&step=900');
});

test('what was typed cannot leave its attribute, whoever reads the line', () => {
  const names = '"><script>alert(1)</script>\n{{ 1 + 1 }}';
  const lines = of({ search: `?${new URLSearchParams({ names })}` });
  assert.ok(lines.element.includes(
    'names="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#10;&#123;&#123; 1 + 1 &#125;&#125;"'), lines.element);
  for (const target of targets) {
    if (target !== 'permalink') assert.ok(!lines[target].includes('alert(1)</'), target);
  }
  const src = /src="([^"]*)"/.exec(lines.iframe)?.[1].replaceAll('&amp;', '&') ?? '';
  assert.equal(new URL(src).searchParams.get('names'), names);
});

test('what plays is to play there too', () => {
  assert.match(of({ plays: true }).element, / autoplay><\/teardown-lab>$/);
  assert.match(of({ plays: true }).iframe, /autoplay=/);
  assert.doesNotMatch(of({}).element, /autoplay/);
});

test('where a page may hold no script, the configuration holds those of the element and of the iframe', () => {
  const { vitepress, docusaurus, iframe } = of({});
  for (const lines of [vitepress, docusaurus]) {
    const [configuration = '', inPage = ''] = lines.split('\n\n');
    assert.ok(configuration.includes(`src: '${places.frames}'`), configuration);
    assert.doesNotMatch(inPage, /<script/);
  }
  assert.doesNotMatch(iframe, / style=/, 'which MDX takes for an error');
  const quoted = of({ places: { ...places, define: "https://host.example/o'lab/define.js" } }).docusaurus;
  assert.ok(quoted.includes("'https://host.example/o\\'lab/define.js'"), quoted);
});

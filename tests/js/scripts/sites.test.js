import assert from 'node:assert/strict';
import { access, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';

import { buildSite } from '../../../scripts/docs/build-site.js';
import { pagesOf } from '../../../scripts/docs/pages.js';
import { SITES } from '../../../scripts/docs/sites.js';
import { places } from '../../../scripts/places.js';

/** @import { Site } from '../../../scripts/docs/sites.js' */

test('every generator that the share sheet knows has its site, with its tests', async () => {
  for (const { name, target } of SITES) {
    await access(join(places.root, 'tests/docs', `${name}.test.js`));
    const { pages } = pagesOf({ target, hasConfiguration: false });
    assert.equal(pages.length, 2);
  }
});

test('a page holds an element and an iframe, and leads to the other', () => {
  for (const site of SITES) {
    const { configuration, pages } = pagesOf(site);
    assert.equal(configuration.includes('teardown-lab') || configuration.includes('define.js'), site.hasConfiguration);
    for (const { file, content } of pages) {
      assert.equal(content.match(/<teardown-lab view="grid" fields="\d+" speed="100" autoplay>/g)?.length, 1, file);
      assert.equal(content.match(/<iframe src="http:\/\/docs\.example\/docs\/lab\/embed\.html\?view=grid/g)?.length, 1, file);
      assert.ok(pages.some((other) => other.file !== file && content.includes(`](./${other.file})`)), file);
    }
  }
});

test('a site is built once, and anew when what it is made of has changed; what is filled in is the shared lines', async (t) => {
  const home = await mkdtemp(join(tmpdir(), 'site-'));
  t.after(() => rm(home, { recursive: true }));
  const folders = { template: join(home, 'template'), lab: join(home, 'dist'), home, source: join(home, 'source'), out: join(home, 'site') };
  for (const folder of [folders.template, join(folders.lab, 'element')]) await mkdir(folder, { recursive: true });
  await writeFile(join(folders.template, 'config.js.template'), 'before %SHARED CONFIGURATION% after');
  await writeFile(join(folders.lab, 'embed.html'), 'one');
  await writeFile(join(folders.lab, 'element', 'define.js'), '');
  const copy = `require('node:fs').cpSync(process.argv[1], process.argv[2], { recursive: true })`;
  /** @type {Site} */
  const site = {
    name: 'made-up', target: 'docusaurus', hasConfiguration: true, pages: 'docs', files: 'static/lab',
    setUp: async () => process.execPath,
    command: (program, { source, out }) => [program, ['-e', copy, source, out]],
  };
  /** @type {string[]} */
  const steps = [];
  const say = {
    line: () => undefined,
    step: (/** @type {string} */ text, /** @type {() => Promise<any>} */ work) => {
      steps.push(text);
      return work();
    },
  };
  await buildSite(say, site, folders);
  await buildSite(say, site, folders);
  assert.deepEqual(steps, ['Building the made-up site']);
  assert.match(await readFile(join(folders.out, 'config.js'), 'utf8'), /^before [^]*scripts: \[\{ src: 'http[^]* after$/);
  assert.match(await readFile(join(folders.out, 'docs', 'first.md'), 'utf8'), /^# First/);
  await writeFile(join(folders.lab, 'embed.html'), 'two');
  await buildSite(say, site, folders);
  assert.equal(steps.length, 2);
  assert.equal(await readFile(join(folders.out, 'static/lab/embed.html'), 'utf8'), 'two');
});

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

import { places } from '../../../scripts/places.js';
import { run } from '../../../scripts/run.js';
import { openBrowser } from '../support/browser.js';
import { startServer } from '../support/server.js';
import { createScratch } from './support/scratch.js';

/** @type {import('./support/scratch.js').Scratch} */
let scratch;
/** @type {import('../support/browser.js').OpenBrowser} */
let browser;
/** @type {(() => Promise<void>)[]} */
const closings = [];
before(async () => {
  scratch = await createScratch();
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  for (const close of closings) await close();
  await scratch?.remove();
});

/** @param {string} script of a module in the project @returns {Promise<string>} what it prints */
async function inNode(script) {
  const path = await scratch.write('script.js', script);
  const { ok, output } = await run(process.execPath, [path]);
  assert.ok(ok, output);
  return output.trim();
}

/** @param {string} page content of its body @param {Record<string, string>} [headers] */
async function serve(page, headers = {}) {
  await scratch.write('index.html', `<!doctype html><title>Scratch</title><link rel="icon" href="data:,"><body>${page}`);
  const server = await startServer({ folder: scratch.folder, path: '/', headers });
  closings.push(server.close);
  return server;
}

const step = 'return document.querySelector("teardown-lab")?.shadowRoot?.querySelector(".pane-find-first")?.dataset.step';
const untilStep = (/** @type {string} */ wanted) =>
  browser.driver.wait(async () => (await browser.driver.executeScript(step)) === wanted, 60_000, `waited in vain for step ${wanted}`);

test('the engine runs in Node from the package, with nothing else installed', async () => {
  const printed = await inNode(`
    import { loadEngine, LabError } from 'teardown-lab/engine';
    const engine = await loadEngine();
    const dictionary = engine.dictionary({ count: 4306 });
    let code = '';
    try { engine.dictionary({ count: 0 }); } catch (error) { code = error instanceof LabError ? error.code : String(error); }
    const { phases, examined } = await engine.profile({ count: 500, samples: 5, budgetMs: 100 });
    console.log(JSON.stringify([dictionary.run('find-first').examined, dictionary.info.shadowBuckets, code, phases.length, examined]));`);
  assert.deepEqual(JSON.parse(printed), [26_207_956, 12_289, 'count-out-of-range', 11, 193_727]);
  assert.deepEqual(Object.keys(JSON.parse(await readFile(join(scratch.folder, 'package-lock.json'), 'utf8')).packages), ['', 'node_modules/teardown-lab']);
});

test('so does what builds', async () => {
  const printed = await inNode(`
    import { loadBuilder } from 'teardown-lab/builder';
    const building = (await loadBuilder()).build({ family: 'collide', count: 100 });
    console.log(building.progress().compares);`);
  assert.equal(printed, '9900');
});

test('so does what counts the other operations, and entries that own memory', async () => {
  const printed = await inNode(`
    import { loadCases } from 'teardown-lab/cases';
    const { operations, tollsOf, outcomesOf } = await loadCases();
    const rename = tollsOf({ family: 'field', count: 2156 }).find(({ operation }) => operation === 'rename');
    const leaked = outcomesOf({ family: 'field', count: 100 }).map(({ form, leaked }) => [form, leaked]);
    let code = '';
    try { tollsOf({ count: 0 }); } catch (error) { code = error.code; }
    console.log(JSON.stringify([operations.length, rename.tornDown.before.examined, leaked, code]));`);
  assert.deepEqual(JSON.parse(printed), [6, 6_607_104, [['find-first', 0], ['bulk-alone', 100], ['walk-then-delete', 0]], 'count-out-of-range']);
});

test('every export is there; without a document the element is imported without harm', async () => {
  const printed = await inNode(`
    const { TeardownLab } = await import('teardown-lab');
    await import('teardown-lab/define');
    await import('teardown-lab/standalone');
    const { default: manifest } = await import('teardown-lab/custom-elements.json', { with: { type: 'json' } });
    const wasm = import.meta.resolve('teardown-lab/wasm').split('/').at(-1);
    console.log(JSON.stringify([typeof TeardownLab, manifest.modules[0].declarations[0].tagName, wasm]));`);
  assert.deepEqual(JSON.parse(printed.split('\n').at(-1) ?? ''), ['function', 'teardown-lab', 'teardown-lab.wasm']);
});

test('the types hold for whoever uses it', async () => {
  await scratch.write('uses.ts', `
    import { TeardownLab } from 'teardown-lab';
    import { loadEngine, type Engine } from 'teardown-lab/engine';
    import { loadBuilder, type BuildFrame } from 'teardown-lab/builder';
    import { loadCases, type Outcome } from 'teardown-lab/cases';
    import 'teardown-lab/define';
    const outcomes: Outcome[] = (await loadCases()).outcomesOf({ count: 8, owns: false });
    console.log(outcomes.map(({ cost }) => cost.examined));
    const frame: BuildFrame = (await loadBuilder()).build({ count: 8 }).seek(0);
    console.log(frame.buckets.table);
    const engine: Engine = await loadEngine();
    const examined: number = engine.dictionary({ count: 8 }).cost('bulk').examined;
    const { phases } = await (await loadEngine()).profile({ count: 8, strategy: 'bulk' });
    const share: number = phases.find(({ phase }) => phase === 'tear-down-dictionary')?.share ?? examined;
    console.log(share);
    const lab: TeardownLab = document.createElement('teardown-lab');
    lab.fields = examined;
    lab.addEventListener('lab-error', ({ detail }) => console.log(detail.message, detail.attribute));
    // @ts-expect-error there is no such view
    lab.view = 'pie';`);
  const tsc = join(places.nodeModules, 'typescript', 'bin', 'tsc');
  const { ok, output } = await run(process.execPath, [tsc, '--ignoreConfig', '--noEmit', '--strict', '--target', 'es2022', '--module', 'nodenext', join(scratch.folder, 'uses.ts')]);
  assert.ok(ok, output);
});

test('a static host needs no bundler', async () => {
  const server = await serve(`<script type="module" src="node_modules/teardown-lab/dist/element/define.js"></script>
    <teardown-lab view="grid" fields="106" step="900"></teardown-lab>`);
  await browser.driver.get(server.url);
  await untilStep('900');
  assert.deepEqual(server.missing, []);
  assert.deepEqual(await browser.complaints(), []);
});

test('it works from another origin, if that lets it', async () => {
  const other = await serve('', { 'Access-Control-Allow-Origin': '*' });
  const server = await serve(`<script type="module" src="${other.url}node_modules/teardown-lab/dist/element/define.js"></script>
    <teardown-lab view="grid" fields="106" step="900"></teardown-lab>`);
  await browser.driver.get(server.url);
  await untilStep('900');
  assert.deepEqual(await browser.complaints(), []);
});

test('the standalone script works from another origin that lets nothing', async () => {
  const other = await serve('');
  const server = await serve(`<script src="${other.url}node_modules/teardown-lab/dist/element/standalone.js"></script>
    <teardown-lab view="grid" fields="106" step="900"></teardown-lab>`);
  await browser.driver.get(server.url);
  await untilStep('900');
  assert.deepEqual(await browser.complaints(), []);
});

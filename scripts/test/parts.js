import { buildDist } from '../dist.js';
import { setUpBrowser } from '../setup/browser.js';
import { requireRust } from '../setup/rust.js';
import { setUp } from '../setup/set-up.js';
import { PRODUCTS, setUpWasm } from '../setup/wasm.js';
import { testIn } from './browsers.js';
import { runCargoTests } from './cargo-runner.js';
import { runNodeTests } from './node-runner.js';

/**
 * The parts of the test suite, in the order in which they run, each with the set-up that it needs.
 *
 * @type {Record<string, (say: import('../say.js').Say) => Promise<import('./tally.js').Tally>>}
 */
export const PARTS = {
  async rust(say) {
    requireRust();
    say.line('\nrust: the engine, natively');
    return runCargoTests();
  },
  async js(say) {
    await setUp(say);
    await setUpWasm(say, PRODUCTS.conformance);
    say.line('\njs: the modules of the page, and the engine in Node');
    return runNodeTests('tests/js');
  },
  async e2e(say) {
    await setUp(say);
    await setUpBrowser(say);
    await buildDist(say);
    return testIn(say, 'chromium');
  },
};

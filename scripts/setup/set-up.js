import { createSay } from '../say.js';
import { setUpNodeModules } from './node-modules.js';
import { PRODUCTS, setUpWasm } from './wasm.js';

/**
 * Brings a checkout from whatever state it is in to one that can run: npm's packages, the compiled engine. Does
 * nothing, in under a second, when all is there. Needs no package itself.
 *
 * @param {import('../say.js').Say} [say]
 */
export async function setUp(say = createSay()) {
  await setUpNodeModules(say);
  await setUpWasm(say, PRODUCTS.page);
  await setUpWasm(say, PRODUCTS.measure);
  await setUpWasm(say, PRODUCTS.build);
}

/** Registers `<teardown-lab>`, unless something of that name is there already or nothing can be. */
import { TeardownLab } from './teardown-lab.js';

const name = 'teardown-lab';

const registry = globalThis.customElements;
if (registry && !registry.get(name)) registry.define(name, TeardownLab);

/** Registers `<teardown-lab>` from a script that holds all it needs: nothing is fetched. */
import { LabElement } from './lab-element.js';
import { inlinedResources } from './loading/inlined.js';
import { createWardrobe } from './shadow/sheets.js';

const name = 'teardown-lab';

class TeardownLab extends LabElement {
  /** @override */
  static kit = { resources: inlinedResources(INLINED), wardrobe: createWardrobe() };
}

const registry = globalThis.customElements;
if (registry && !registry.get(name)) registry.define(name, TeardownLab);

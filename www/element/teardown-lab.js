import { LabElement } from './lab-element.js';
import { linkedResources } from './loading/linked.js';
import { createWardrobe } from './shadow/sheets.js';

/**
 * `<teardown-lab>`, whose engine and workers lie beside it as files. Importing it registers nothing:
 * `define.js` does, or whoever wants another name.
 */
export class TeardownLab extends LabElement {
  /** @override */
  static kit = { resources: linkedResources(), wardrobe: createWardrobe() };
}

/** The composition root of the single file: the page of main.js, with nothing left to fetch. */
import { beginPage } from './begin.js';
import { connectionsTo } from './element/loading/connections.js';
import { inlinedResources } from './element/loading/inlined.js';
import { mountChart } from './ui/chart/mount.js';
import { en } from './words/en.js';

const root = document.getElementById('lab');
if (!root) throw new Error('the page has no element with the id “lab”');
const resources = inlinedResources(INLINED);
resources.engine().then(
  (wasm) => {
    const { stage, measure } = connectionsTo(resources, wasm);
    return beginPage(root, { connect: stage, mountChart: (lab) => mountChart({ ...lab, connect: measure }) });
  },
  (error) => {
    root.textContent = en.dictionary.failed(error.message);
  },
);

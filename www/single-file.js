/** The composition root of the single file: the page of main.js, with nothing left to fetch. */
import { connectionsTo } from './element/loading/connections.js';
import { inlinedResources } from './element/loading/inlined.js';
import { createLab } from './lab.js';
import { mountChart } from './ui/chart/mount.js';
import { mountRemedies } from './ui/remedies/mount.js';
import { en } from './words/en.js';

const root = document.getElementById('lab');
if (!root) throw new Error('the page has no element with the id “lab”');
root.replaceChildren();
const resources = inlinedResources(INLINED);
resources.engine().then(
  (wasm) => {
    const { stage, measure } = connectionsTo(resources, wasm);
    createLab(root, {
      keys: document,
      search: window.location.search,
      ownsAddress: true,
      connect: stage,
      mountChart: (lab) => mountChart({ ...lab, connect: measure }),
      mountRemedies: (lab) => mountRemedies({ ...lab, connect: { stage, measure } }),
    });
  },
  (error) => {
    root.textContent = en.dictionary.failed(error.message);
  },
);

import { createLab } from './lab.js';
import { connectWorker } from './measure/connect.js';
import { connectPainter } from './draw/stage/connect.js';
import { mountChart } from './ui/chart/mount.js';
import { mountRemedies } from './ui/remedies/mount.js';

const root = document.getElementById('lab');
if (!root) throw new Error('the page has no element with the id “lab”');
root.replaceChildren();
createLab(root, {
  keys: document,
  search: window.location.search,
  ownsAddress: true,
  mountChart: (lab) => mountChart({ ...lab, connect: connectWorker }),
  mountRemedies: (lab) => mountRemedies({ ...lab, connect: { stage: connectPainter, measure: connectWorker } }),
});

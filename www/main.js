import { createLab } from './lab.js';
import { connectWorker } from './measure/connect.js';
import { mountCases } from './ui/cases/mount.js';
import { mountChart } from './ui/chart/mount.js';

const root = document.getElementById('lab');
if (!root) throw new Error('the page has no element with the id “lab”');
root.replaceChildren();
createLab(root, {
  keys: document,
  search: window.location.search,
  ownsAddress: true,
  mountChart: (lab) => mountChart({ ...lab, connect: connectWorker }),
  mountCases: (lab) => mountCases({ ...lab, connect: connectWorker }),
});

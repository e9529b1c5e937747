import { connectBuilder } from './draw/building/connect.js';
import { createLab } from './lab.js';
import { connectWorker } from './measure/connect.js';
import { mountBuilding } from './ui/building/mount.js';
import { mountChart } from './ui/chart/mount.js';

const root = document.getElementById('lab');
if (!root) throw new Error('the page has no element with the id “lab”');
root.replaceChildren();
createLab(root, {
  keys: document,
  search: window.location.search,
  ownsAddress: true,
  mountChart: (lab) => mountChart({ ...lab, connect: connectWorker }),
  mountBuilding: (lab) => mountBuilding({ ...lab, connect: connectBuilder }),
});

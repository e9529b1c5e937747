import { createLab } from './lab.js';
import { connectWorker } from './measure/connect.js';
import { mountMeasuring } from './ui/measuring/mount.js';

const root = document.getElementById('lab');
if (!root) throw new Error('the page has no element with the id “lab”');
root.replaceChildren();
createLab(root, {
  keys: document,
  search: window.location.search,
  ownsAddress: true,
  mountMeasuring: (lab) => mountMeasuring({ ...lab, connect: connectWorker }),
});

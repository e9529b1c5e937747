import { beginPage } from './begin.js';
import { connectWorker } from './measure/connect.js';
import { mountChart } from './ui/chart/mount.js';

const root = document.getElementById('lab');
if (!root) throw new Error('the page has no element with the id “lab”');
await beginPage(root, { mountChart: (lab) => mountChart({ ...lab, connect: connectWorker }) });

import { beginPage } from './begin.js';
import { connectWorker } from './measure/connect.js';
import { mountChart } from './ui/chart/mount.js';

const root = document.getElementById('lab');
if (!root) throw new Error('the page has no element with the id “lab”');
// No waiting at the top: whatever the parts share with this script would become a file of its own each.
void beginPage(root, { mountChart: (lab) => mountChart({ ...lab, connect: connectWorker }) });

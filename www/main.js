import { beginPage } from './begin.js';
import { connectBuilder } from './draw/building/connect.js';
import { connectPainter } from './draw/stage/connect.js';
import { connectWorker } from './measure/connect.js';
import { partsOf } from './parts.js';

const root = document.getElementById('lab');
if (!root) throw new Error('the page has no element with the id “lab”');
// No waiting at the top: whatever the parts share with this script would become a file of its own each.
void beginPage(root, { parts: partsOf({ stage: connectPainter, measure: connectWorker, build: connectBuilder }) });

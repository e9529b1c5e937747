import { beginPage } from './begin.js';
import { connectWorker } from './measure/connect.js';
import { partsOf } from './parts.js';

const root = document.getElementById('lab');
if (!root) throw new Error('the page has no element with the id “lab”');
root.replaceChildren();
await beginPage(root, { parts: partsOf({ measure: connectWorker }) });

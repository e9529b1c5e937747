import { relative, sep } from 'node:path';
import * as node from 'node:test';
import { fileURLToPath } from 'node:url';

import { runsIn } from './elsewhere.js';
import { chosenBrowser } from './which.js';

const FOLDER = fileURLToPath(new URL('..', import.meta.url));

/** Node runs each file of tests by itself. */
const FILE = relative(FOLDER, process.argv[1] ?? '').split(sep).join('/');

/**
 * node:test's `test` for a file of which not all run in every browser: those that elsewhere.js keeps out of this one are
 * none of its tests.
 *
 * @param {string} name
 * @param {() => void | Promise<void>} body
 */
export function test(name, body) {
  if (runsIn(chosenBrowser(), FILE, name)) node.test(name, body);
}

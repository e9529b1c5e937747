import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { places } from '../places.js';
import { PRODUCTS, setUpWasm } from '../setup/wasm.js';

/**
 * Compiles the engine with its conformance answers, when that has not been done, and loads it.
 *
 * @param {import('../say.js').Say} say
 * @returns {Promise<(kind: string, questions: string) => string | undefined>} undefined when there is no such kind;
 *   throws what the engine throws, an Error with a `code`, for a question that it refuses
 */
export async function loadConformance(say) {
  await setUpWasm(say, PRODUCTS.conformance);
  const glue = await import(pathToFileURL(join(places.conformanceGlue, 'lab.js')).href);
  await glue.default({ module_or_path: await readFile(join(places.conformanceGlue, 'lab_bg.wasm')) });
  return glue.conformance;
}

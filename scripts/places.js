import { fileURLToPath } from 'node:url';

/** @param {string} path from the root of the checkout */
const place = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Where things are in the checkout, as absolute paths. */
export const places = Object.freeze({
  root: place(''),
  nodeModules: place('node_modules'),
  /** what set-up keeps between runs and nobody else needs */
  cache: place('.cache'),
  /** programs that set-up builds: drivers of browsers, generators of sites */
  tools: place('.cache/tools'),
  /** the generated glue and the module as it is shipped */
  glue: place('www/engine/glue/page'),
  /** the same of the module that the measuring worker loads */
  measureGlue: place('www/engine/glue/measure'),
  /** the same of the module that shows a dictionary being built */
  buildGlue: place('www/engine/glue/build'),
  /** the same of the module that answers golden files, for tests */
  conformanceGlue: place('.cache/conformance-glue'),
  /** cargo's folder for WebAssembly: its compiler may be another than the native one */
  targetWasm: place('target-wasm'),
  dist: place('dist'),
});

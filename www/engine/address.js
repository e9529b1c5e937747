/** Where the compiled modules lie: beside the modules that load them. */

/** @returns {URL} of the one that the page loads first */
export function engineAddress() {
  return new URL('./glue/page/lab_bg.wasm', import.meta.url);
}

/** @returns {URL} of the one that measures */
export function measuringAddress() {
  return new URL('./glue/measure/lab_bg.wasm', import.meta.url);
}

/** @returns {URL} of the one that shows a dictionary being built */
export function buildingAddress() {
  return new URL('./glue/build/lab_bg.wasm', import.meta.url);
}

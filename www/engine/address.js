/**
 * Where the compiled engine lies: beside the modules that load it.
 *
 * @returns {URL}
 */
export function engineAddress() {
  return new URL('./glue/lab_bg.wasm', import.meta.url);
}

/** The address of a worker's script, bundled. */
declare module '*?worker&url' {
  const address: string;
  export default address;
}

/** What the build of the single file puts into it: the modules in base64, the workers as classic scripts. */
declare const INLINED: { engine: string; sampler: string; painter: string; measurer: string };

/** A sheet as text, as the bundler hands it out. */
declare module '*.css?inline' {
  const text: string;
  export default text;
}

/** What builds, as texts that the bundler put into the single file: the module in base64, and a worker's classic script. */
declare const INLINED_BUILDER: { wasm: string; worker: string };

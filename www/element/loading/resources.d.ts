/** What labs are made of besides their code: where it comes from depends on how they came to the page. */
export interface Resources {
  /** the compiled engine, compiled once a page; rejects with LabError `engine-load-failed` */
  engine(): Promise<WebAssembly.Module>;
  /** the same of the sampler, which is loaded by whoever measures */
  sampler(): Promise<WebAssembly.Module>;
  /** starts a worker that waits for the compiled engine */
  startPainter(): Worker;
  startMeasurer(): Worker;
}

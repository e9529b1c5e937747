/**
 * Counts, before anything else runs, what elements cost the page: frames asked for, workers that are
 * alive, modules compiled; and keeps the events that elements send.
 */
const counted = { frames: 0, workers: 0, started: 0, compiled: 0, events: /** @type {object[]} */ ([]) };
Object.assign(globalThis, { counted });

const request = globalThis.requestAnimationFrame;
globalThis.requestAnimationFrame = (run) => {
  counted.frames += 1;
  return request(run);
};

globalThis.Worker = class extends Worker {
  /** @param {string | URL} address @param {WorkerOptions} [options] */
  constructor(address, options) {
    super(address, options);
    counted.workers += 1;
    counted.started += 1;
  }

  /** @override */
  terminate() {
    counted.workers -= 1;
    super.terminate();
  }
};

for (const name of /** @type {const} */ (['compile', 'compileStreaming'])) {
  const compile = /** @type {(source: any) => Promise<WebAssembly.Module>} */ (WebAssembly[name]);
  WebAssembly[name] = (/** @type {any} */ source) => {
    counted.compiled += 1;
    return compile(source);
  };
}

for (const name of ['lab-ready', 'lab-play', 'lab-pause', 'lab-error']) {
  document.addEventListener(name, (event) => {
    const { target, detail } = /** @type {CustomEvent} */ (event);
    counted.events.push({ name, id: /** @type {Element} */ (target).id, ...detail });
  });
}

/**
 * A canvas for Node that keeps what is put on it pixel by pixel, and notes every other call. It gives its context once,
 * as Firefox does for a canvas that a page has handed over.
 *
 * @param {number} width
 * @param {number} height
 */
export function fakeCanvas(width, height) {
  const context = fakeContext(() => canvas);
  let asked = 0;
  const canvas = {
    width,
    height,
    getContext() {
      asked += 1;
      if (asked > 1) throw new DOMException('Cannot update created context to different thread', 'InvalidStateError');
      return context;
    },
    context,
  };
  return canvas;
}

/** @typedef {ReturnType<typeof fakeContext>} FakeContext */

/** @param {() => { width: number, height: number }} canvasOf */
function fakeContext(canvasOf) {
  /** @type {Map<number, number>} */
  const put = new Map();
  /** @type {unknown[][]} */
  const calls = [];
  const note = (/** @type {string} */ name) => (/** @type {unknown[]} */ ...args) => {
    calls.push([name, ...args]);
  };
  const own = {
    calls,
    /** @param {number} x @param {number} y the pixel that was put there, undefined when none was */
    pixelAt: (x, y) => put.get(y * canvasOf().width + x),
    measureText: (/** @type {string} */ text) => ({ width: 6 * text.length }),
    createImageData: (/** @type {number} */ width, /** @type {number} */ height) => (
      { width, height, data: new Uint8ClampedArray(4 * width * height) }
    ),
    getImageData: (/** @type {number} */ _x, /** @type {number} */ _y, /** @type {number} */ width, /** @type {number} */ height) => (
      own.createImageData(width, height)
    ),
    /**
     * @param {{ width: number, height: number, data: Uint8ClampedArray }} image
     * @param {number} x
     * @param {number} y
     */
    putImageData(image, x, y, fromX = 0, fromY = 0, width = image.width, height = image.height) {
      calls.push(['putImageData', x, y, fromX, fromY, width, height]);
      const pixels = new Uint32Array(image.data.buffer);
      for (let row = fromY; row < fromY + height; row += 1) {
        for (let column = fromX; column < fromX + width; column += 1) {
          put.set((y + row) * canvasOf().width + x + column, pixels[row * image.width + column]);
        }
      }
    },
  };
  return /** @type {typeof own & CanvasRenderingContext2D} */ (/** @type {unknown} */ (new Proxy(own, {
    get: (target, name) => (name in target ? Reflect.get(target, name) : note(String(name))),
  })));
}

/**
 * Runs in the browser: the painter on the page itself, where the memory of both worlds can be read.
 *
 * @import { FrameReport } from '../../../www/draw/types.js'
 * @import { Strategy } from '../../../www/engine/types.js'
 */
import { coloursFrom } from '../../../www/draw/colours.js';
import { createStage } from '../../../www/draw/stage/client.js';
import { paintHere } from '../../../www/draw/stage/local.js';
import { loadGlue } from '../../../www/engine/glue.js';

/** @type {(report: FrameReport) => void} */
let onFrame = () => undefined;
const stage = createStage({
  onFrame: (report) => onFrame(report),
  onFailure: (error) => {
    throw error;
  },
  connect: ({ onReply }) => ({ takesCanvases: false, post: paintHere(onReply), end: () => undefined }),
});
for (const canvas of document.querySelectorAll('canvas')) {
  const strategy = /** @type {Strategy} */ (canvas.dataset.strategy);
  stage.attach({ strategy, part: 'grid', canvas });
  stage.resize({ strategy, part: 'grid', width: 560, height: 372, pixelRatio: 1 });
}
stage.setTheme(
  coloursFrom((name) => {
    document.body.style.color = `var(--draw-${name})`;
    return getComputedStyle(document.body).color;
  }),
);
const { steps } = await stage.build({ count: 10_000 });
const { memory } = await loadGlue();
let drawn = 0;

/** @param {number} frames painted on top of those before, round and round the teardown */
async function paint(frames) {
  for (let frame = 0; frame < frames; frame += 1) {
    drawn += 1;
    const part = (drawn % 997) / 997;
    await new Promise((resolve) => {
      onFrame = resolve;
      stage.draw({
        'find-first': Math.floor(part * steps['find-first']),
        bulk: Math.floor(part * steps.bulk),
      });
    });
  }
  return memory.buffer.byteLength;
}

Object.assign(globalThis, { paint });

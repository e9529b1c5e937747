/**
 * Runs in the browser: plays a whole teardown on two grids as the page has them, and tells the work of every frame.
 *
 * @import { FrameReport } from '../../../www/draw/types.js'
 */
import { coloursFrom } from '../../../www/draw/colours.js';
import { connectPainter } from '../../../www/draw/stage/connect.js';
import { createStage } from '../../../www/draw/stage/client.js';

/** The panes of a page 1280 pixels wide. */
const PANE = { width: 560, height: 372, pixelRatio: 1 };

/**
 * @param {{ count: number, frames: number }} run
 * @returns {Promise<{ buckets: number, workMs: number[], playedMs: number }>}
 */
async function play({ count, frames }) {
  /** @type {(report: FrameReport) => void} */
  let onFrame = () => undefined;
  const stage = createStage({
    connect: connectPainter,
    onFrame: (report) => onFrame(report),
    onFailure: (error) => {
      throw error;
    },
  });
  for (const canvas of document.querySelectorAll('canvas')) {
    const strategy = /** @type {import('../../../www/engine/types.js').Strategy} */ (canvas.dataset.strategy);
    stage.attach({ strategy, part: 'grid', canvas });
    stage.resize({ strategy, part: 'grid', ...PANE });
  }
  stage.setTheme(coloursFrom(colourNow));
  stage.setSettling(true);
  const built = await stage.build({ count });

  /** @type {number[]} */
  const workMs = [];
  const start = performance.now();
  for (let frame = 0; frame <= frames; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const at = (/** @type {number} */ steps) => Math.floor((steps * frame) / frames);
    const { workMs: work } = await new Promise((resolve) => {
      onFrame = resolve;
      stage.draw({ 'find-first': at(built.steps['find-first']), bulk: at(built.steps.bulk) });
    });
    workMs.push(work);
  }
  const playedMs = performance.now() - start;
  stage.destroy();
  return { buckets: built.info.buckets, workMs, playedMs };
}

/** @param {string} name of a token of the drawing */
function colourNow(name) {
  document.body.style.color = `var(--draw-${name})`;
  return getComputedStyle(document.body).color;
}

Object.assign(globalThis, { play });

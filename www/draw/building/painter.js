/**
 * The painter of buildings: builds the dictionaries of both lanes in turn, a slice at a time, and
 * paints any instant of them meanwhile. The same object works in a worker and on a page.
 *
 * @import { Builder } from '../../engine/build-types.js'
 * @import { MakeCanvas } from '../grid/drawer.js'
 * @import { RgbColours } from '../types.js'
 * @import { ArrayLabels, BuildReply, BuildRequest, Lane, PerLane } from './types.js'
 * @import { BuildLane } from './lane.js'
 */
import { readableContextOf } from '../canvas.js';
import { canvasColourReader, rgbColours } from '../colours.js';
import { reportOf } from '../stage/report.js';
import { createLane } from './lane.js';

/** Buckets that are probed between two looks for messages: some ten milliseconds of work. */
export const SLICE = 1_000_000;

/** In this order they are built, so that the quick one does not wait for the slow one. */
const LANES = /** @type {readonly Lane[]} */ (Object.freeze(['ordinary', 'colliding']));

/**
 * @param {object} tools
 * @param {Builder} tools.builder
 * @param {MakeCanvas} tools.makeCanvas
 * @param {(reply: BuildReply) => void} tools.post
 * @param {() => Promise<void>} tools.letMessagesIn comes back after messages that wait were handled
 */
export function createBuildPainter({ builder, makeCanvas, post, letMessagesIn }) {
  const lanes = /** @type {PerLane<BuildLane>} */ (Object.fromEntries(
    LANES.map((lane) => [lane, createLane({ lane, builder, makeCanvas })])));
  /** @type {RgbColours | null} */
  let colours = null;
  /** @type {ArrayLabels} */
  let labels = { table: '', shadow: '' };
  let isBusy = false;

  /** what was asked for last, by the number that came with it @type {PerLane<number>} */
  const numbers = { ordinary: 0, colliding: 0 };

  /** @param {Lane} lane */
  function workOn(lane) {
    try {
      const made = lanes[lane].advance(SLICE);
      if (made === null) return;
      if (made.done) finish(lane, true);
      else post({ kind: 'progress', progress: made.progress });
    } catch (error) {
      refuse(lane, error);
    }
  }

  /** @param {Lane} lane @param {boolean} done */
  function finish(lane, done) {
    const progress = lanes[lane].adopt();
    if (progress !== null) post({ kind: 'built', progress, done });
  }

  /** @param {Lane} lane @param {unknown} error */
  function refuse(lane, error) {
    const report = reportOf(error);
    if (report.code === 'engine-failed') post({ kind: 'broken', error: report });
    else post({ kind: 'refused', id: numbers[lane], lane, error: report });
  }

  async function work() {
    if (isBusy) return;
    isBusy = true;
    for (let lane = next(); lane !== undefined; lane = next()) {
      workOn(lane);
      await letMessagesIn();
    }
    isBusy = false;
  }

  function next() {
    return LANES.find((lane) => lanes[lane].isComing());
  }

  return {
    /** @param {BuildRequest} request */
    handle(request) {
      switch (request.kind) {
        case 'build':
          numbers[request.lane] = request.id;
          try {
            lanes[request.lane].begin(request.id, request.source);
          } catch (error) {
            refuse(request.lane, error);
          }
          void work();
          break;
        case 'stop': finish(request.lane, false); break;
        case 'attach': lanes[request.lane].grid.attach(request.canvas); break;
        case 'resize': lanes[request.lane].grid.resize(request); break;
        case 'theme':
          colours = rgbColours(request.colours, canvasColourReader(readableContextOf(makeCanvas(1, 1))));
          break;
        case 'labels': labels = request.labels; break;
        case 'draw': {
          const { steps } = request;
          const frameOf = (/** @type {Lane} */ lane) => lanes[lane].draw(steps[lane], { colours, labels });
          post({ kind: 'frame', frames: { ordinary: frameOf('ordinary'), colliding: frameOf('colliding') } });
          break;
        }
        case 'neighbour':
          post({ kind: 'neighbour', id: request.id, step: lanes[request.lane].neighbour(request.step, request.direction) });
          break;
      }
    },
  };
}

/** @typedef {ReturnType<typeof createBuildPainter>} BuildPainter */

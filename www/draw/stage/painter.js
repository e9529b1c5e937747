/**
 * The painter: holds one dictionary and the four canvases, and paints any instant of both teardowns.
 * The same object works in a worker and on a page; it knows of neither.
 *
 * @import { Engine, Source, Strategy } from '../../engine/types.js'
 * @import { Canvas, PaneSize } from '../canvas.js'
 * @import { MakeCanvas } from '../grid/drawer.js'
 * @import { Built, Colours, FrameReport, GridView, Labels, Part, RgbColours, Steps } from '../types.js'
 * @import { Holding } from './holding.js'
 */
import { LabError } from '../../engine/lab-error.js';
import { canvasColourReader, rgbColours } from '../colours.js';
import { readableContextOf } from '../canvas.js';
import { createGridPane } from '../grid/pane.js';
import { createStaircasePane } from '../staircase/pane.js';
import { perStrategy, strategies } from '../../strategies.js';
import { answer } from './answers.js';
import { buildHolding } from './holding.js';

/**
 * @param {{ engine: Engine, makeCanvas: MakeCanvas, now: () => number }} tools now: milliseconds
 */
export function createPainter({ engine, makeCanvas, now }) {
  const panes = perStrategy((strategy) => ({
    grid: createGridPane({ makeCanvas }),
    staircase: createStaircasePane({ strategy, makeCanvas }),
  }));
  /** @type {RgbColours | null} */
  let colours = null;
  /** @type {Labels} */
  let labels = { table: '', shadow: '', buckets: '', calls: '' };
  let settling = false;
  /** @type {Holding | null} what is shown */
  let standing = null;
  /** @type {Holding | null} what has been built and is not shown yet */
  let candidate = null;

  const held = () => {
    if (standing === null) throw new LabError('source-missing', 'No dictionary has been built yet; build one first.');
    return standing;
  };

  return {
    /**
     * Builds beside what stands. O(names + buckets). Throws LabError.
     *
     * @param {number} id
     * @param {Source} source
     * @returns {Built}
     */
    build(id, source) {
      candidate?.free();
      candidate = null;
      candidate = buildHolding(engine, { id, source });
      return candidate.built;
    },

    /** Shows what was built, in place of what stood. */
    adopt() {
      if (candidate === null) return;
      standing?.free();
      standing = candidate;
      candidate = null;
    },

    /** Forgets what was built. */
    discard() {
      candidate?.free();
      candidate = null;
    },

    /** @param {{ strategy: Strategy, part: Part, canvas: Canvas }} where */
    attach({ strategy, part, canvas }) {
      panes[strategy][part].attach(canvas);
    },

    /** @param {{ strategy: Strategy, part: Part } & PaneSize} to */
    resize({ strategy, part, width, height, pixelRatio }) {
      panes[strategy][part].resize({ width, height, pixelRatio });
    },

    /** @param {Colours} theme */
    setTheme(theme) {
      colours = rgbColours(theme, canvasColourReader(readableContextOf(makeCanvas(1, 1))));
    },

    /** @param {Labels} words */
    setLabels(words) {
      labels = words;
    },

    /** @param {Strategy} strategy @param {GridView} view */
    setView(strategy, view) {
      panes[strategy].grid.setView(view);
    },

    /** @param {boolean} on whether drawing waits until its pixels stand */
    setSettling(on) {
      settling = on;
    },

    /**
     * Paints an instant of each teardown. Throws LabError when a step is none.
     *
     * @param {Steps} steps
     * @returns {FrameReport | null} null while nothing stands
     */
    draw(steps) {
      if (standing === null) return null;
      const start = now();
      const holding = standing;
      const scenes = perStrategy((strategy) => holding.sceneAt(strategy, steps[strategy]));
      if (colours !== null) {
        const style = { colours, labels, scale: holding.timelines['find-first'] };
        for (const strategy of strategies) {
          panes[strategy].grid.draw(scenes[strategy], style);
          panes[strategy].staircase.draw(scenes[strategy], style);
        }
        if (settling) for (const strategy of strategies) Object.values(panes[strategy]).forEach((pane) => pane.settle());
      }
      return {
        id: holding.built.id,
        frames: perStrategy((strategy) => scenes[strategy].frame),
        workMs: now() - start,
      };
    },

    /**
     * Answers a question. Throws LabError, `source-missing` for one about what stands while nothing does.
     *
     * @template {keyof import('../types.js').Questions} Name
     * @param {Name} name
     * @param {import('../types.js').Questions[Name]['ask']} ask
     */
    ask(name, ask) {
      return answer({ engine, standing: held }, name, ask);
    },
  };
}

/** @typedef {ReturnType<typeof createPainter>} Painter */

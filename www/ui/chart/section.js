/** @import { ChartWords } from '../../words/en-chart.js' */
/** @import { ViewWords } from '../../words/en-view.js' */
/** @import { Bench } from './bench.js' */
/** @import { ChartContext } from './types.js' */
import { createCupboard } from '../../measure/kept/cupboard.js';
import { subjectOf } from '../../state/chart/select.js';
import { h } from '../dom/h.js';
import { createLook } from './controls/look.js';
import { createSweep } from './controls/sweep.js';
import { followExact } from './effects/exact.js';
import { followShelf } from './effects/shelf.js';
import { showOnFrame } from './effects/show.js';
import { createExports } from './exports.js';
import { createFindings } from './findings.js';
import { createKept } from './kept.js';
import { createPicture } from './picture/picture.js';
import { createReading } from './reading.js';
import { createStatus } from './status.js';
import { createTable } from './table.js';

/**
 * The chart's section below its heading.
 *
 * @param {object} parts
 * @param {Bench} parts.bench
 * @param {ViewWords} parts.words
 * @param {ChartWords} parts.chart
 * @param {(name: string) => string} parts.id
 * @param {(count: number, names: readonly string[] | null) => void} parts.onPick `names`: of the reader's own format that was measured
 * @returns {{element: HTMLElement, destroy: () => void}}
 */
export function createChart({ bench: { store, measurer }, words, chart, id, onPick }) {
  const cupboard = createCupboard(() => window.localStorage);
  /** @type {ChartContext} */
  const context = {
    store, words, chart, id,
    onPick(count) {
      const names = subjectOf(store.get());
      onPick(count, names && count <= names.length ? names : null);
      reading.onPicked(count);
    },
  };
  const reading = createReading(context);
  const picture = createPicture(context);
  const parts = [
    createSweep(context), createStatus(context), createLook(context), picture, reading, createFindings(context),
    createTable(context), createKept(context, cupboard), createExports(context, picture.toExport),
  ];
  const stops = [
    followExact({ store, measurer }),
    followShelf({ store, cupboard }),
    showOnFrame(store, (state) => parts.forEach((part) => part.update(state))),
  ];
  return {
    element: h('div', { class: 'chart-body' }, ...parts.map((part) => part.element)),
    destroy() {
      for (const stop of stops) stop();
      for (const part of parts) part.destroy?.();
    },
  };
}

/** @import { Drawing } from '../../draw/chart/drawing.js' */
/** @import { NamedRun } from '../../draw/chart/export/rows.js' */
/** @import { ChartState } from '../../state/chart/types.js' */
/** @import { ChartContext, ChartPart } from './types.js' */
import { csvFile } from '../../draw/chart/export/csv.js';
import { jsonFile } from '../../draw/chart/export/json.js';
import { pngFile } from '../../draw/chart/export/png.js';
import { rowsOf } from '../../draw/chart/export/rows.js';
import { svgFile } from '../../draw/chart/export/svg.js';
import { h, setText } from '../dom/h.js';
import { saveFile } from './save-file.js';

/** @typedef {'csv' | 'json' | 'svg' | 'png'} Format */

/** @type {readonly Format[]} */
const formats = ['csv', 'json', 'svg', 'png'];

/**
 * What the chart shows, as a file.
 *
 * @param {ChartContext} context
 * @param {() => Drawing & {width: number, height: number}} toExport the picture as it is taken along
 * @returns {ChartPart}
 */
export function createExports(context, toExport) {
  const { chart: { exports }, id } = context;
  const heading = h('h3', { class: 'chart-subheading', id: id('exports-heading') }, exports.heading);
  const told = h('p', { class: 'setting-note', role: 'status', 'data-exported': '' });
  const save = async (/** @type {Format} */ format) => {
    const name = `teardown-lab.${format}`;
    try {
      saveFile(name, await contentOf(format, context, toExport(), element));
      setText(told, exports.saved(name));
    } catch (error) {
      setText(told, exports.failed(error instanceof Error ? error.message : String(error)));
    }
  };
  const buttons = formats.map((format) => h('button', {
    type: 'button', class: 'button', 'data-export': format, on: { click: () => void save(format) },
  }, exports[format]));
  const element = h('section', { class: 'exports', 'aria-labelledby': heading.id }, heading,
    h('div', { class: 'exports-row', role: 'group', 'aria-label': exports.label }, ...buttons), told);
  return { element, update: () => {} };
}

/**
 * @param {Format} format
 * @param {ChartContext} context
 * @param {Drawing & {width: number, height: number}} drawing
 * @param {HTMLElement} probe within the lab, where its colours can be looked up
 * @returns {Promise<Blob>}
 */
async function contentOf(format, { store, chart }, drawing, probe) {
  const runs = runsOf(store.get(), chart.exports.current);
  const curves = curvesOf(drawing, chart.exports);
  switch (format) {
    case 'csv': return new Blob([csvFile(rowsOf(runs, curves))], { type: 'text/csv;charset=utf-8' });
    case 'json': return new Blob([jsonFile(runs, curves)], { type: 'application/json' });
    case 'svg': return new Blob([svgOf(drawing, chart, probe)], { type: 'image/svg+xml' });
    case 'png': return pngFile({ ...drawing, svg: svgOf(drawing, chart, probe) });
  }
}

/** @param {ChartState} state @param {string} current @returns {NamedRun[]} those that are shown */
function runsOf({ run, shelf }, current) {
  const kept = shelf.runs.filter(({ id }) => shelf.shown.includes(id)).map((each) => ({ name: each.name, run: each }));
  return run ? [{ name: shelf.runs.find(({ id }) => id === run.keptAs)?.name ?? current, run }, ...kept] : kept;
}

/** @param {Drawing} drawing @param {ChartContext['chart']['exports']} words */
function curvesOf({ picture }, words) {
  const names = /** @type {Record<string, string | undefined>} */ ({
    exact: words.prediction, reported: words.drop, 'reported-rename': words.rename,
  });
  return picture.curves.flatMap((curve) => {
    const name = names[curve.kind];
    return name === undefined ? [] : [{ name, curve }];
  });
}

/**
 * @param {Drawing & {width: number, height: number}} drawing
 * @param {ChartContext['chart']} words
 * @param {HTMLElement} probe
 */
function svgOf({ nodes, width, height, picture, plane }, { picture: words }, probe) {
  const [from, to] = plane.x.domain;
  return svgFile({
    nodes, width, height,
    title: words.label({ points: picture.marks.length, from, to }),
    colourOf(token) {
      probe.style.setProperty('outline-color', `var(${token})`);
      const colour = getComputedStyle(probe).outlineColor;
      probe.style.removeProperty('outline-color');
      return colour;
    },
  });
}

/** @import { Curve, Plane, Say } from '../../draw/chart/types.js' */
/** @import { ServerModel } from '../../draw/chart/series/server-model.js' */
/** @import { ExactCurve } from '../../measure/types.js' */
/** @import { OperationsWords } from '../../words/en-operations.js' */
/** @import { OperationsContext, OperationsPart, Seen } from './types.js' */
import { layPlane } from '../../draw/chart/layout/plane.js';
import { unitOf } from '../../draw/chart/layout/units.js';
import { sizeAt } from '../../draw/chart/layout/size.js';
import { labelled } from '../../draw/chart/scene/labels.js';
import { sceneOf } from '../../draw/chart/scene/scene.js';
import { operationCurves, serverModel, timesAt } from '../../draw/chart/series/server-model.js';
import { renderScene } from '../../draw/chart/svg/render.js';
import { h, setAttribute, setText } from '../dom/h.js';
import { watch } from '../dom/watch.js';
import { followWidth } from '../dom/width.js';

/** @type {import('../../state/chart/types.js').View} */
const view = Object.freeze({ x: 'linear', y: 'linear', server: 'seconds', zoom: null });

/** Pixels: how high the picture is for its width. */
const shape = { ratio: 0.4, least: 280, most: 380 };

/** As far as the server was measured; on a narrow page with some air beyond, for the last count's letters. */
const reach = 20_000;
const airy = { below: 620, reach: 21_000 };

/** Field counts of the table behind the picture. */
const tabled = [100, 500, 1000, 2155, 2156, 4305, 4306, 8602, 8603, 10_000, 20_000];

/**
 * A real server's curves of create, rename and drop, with the exact count laid over them.
 *
 * @param {Pick<OperationsContext, 'more' | 'id' | 'words'>} context
 * @returns {OperationsPart}
 */
export function createPicture({ more: { picture: text }, id, words: { numbers } }) {
  const reported = operationCurves();
  const heading = h('h3', { class: 'chart-subheading', id: id('server-heading') }, text.heading);
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.classList.add('tolls-picture');
  setAttribute(svg, 'role', 'img');
  setAttribute(svg, 'aria-label', text.label);
  const holder = h('div', { class: 'chart-holder' });
  holder.append(svg);
  const note = h('p', { class: 'setting-note', 'data-server-model': '' });
  const at = h('p', { class: 'setting-note', 'data-server-at': '' });
  const body = h('tbody', {});
  const details = h('details', { class: 'chart-details' }, h('summary', { class: 'chart-summary' }, text.details),
    h('div', { class: 'table-scroll', tabindex: 0, role: 'region', 'aria-label': text.details }, h('table', { class: 'chart-table' },
      h('thead', {}, h('tr', {}, ...Object.values(text.columns).map((column) => h('th', { scope: 'col' }, column)))), body)));
  let width = 0;
  /** @type {ExactCurve | null} */
  let exact = null;
  /** @type {ServerModel | null} */
  let model = null;

  const show = () => {
    if (width === 0) return;
    const curves = [...reported, ...(model ? [model.curve] : [])];
    const picture = { curves, marks: [], exactJumps: exact?.jumps.map(({ count }) => count) ?? [], foundJumps: [], counts: [1, width < airy.below ? airy.reach : reach] };
    const say = sayOf(text, numbers.whole, model?.nsPerBucket ?? 0);
    const size = sizeAt(shape, width);
    const plane = layPlane({ picture, view, size, say, labels: labelled(curves, say).length });
    setFrame(svg, plane);
    renderScene(svg, sceneOf({ picture, plane, say, target: null }));
  };
  const stopFollowing = followWidth(holder, (wide) => {
    width = wide;
    show();
  });

  const showModel = watch(
    (/** @type {Seen} */ { state }) => [state.exact],
    (/** @type {ExactCurve | null} */ counted) => {
      exact = counted;
      model = counted && serverModel(counted);
      setText(note, model ? text.model(model) : text.counting);
      note.dataset.state = model ? 'counted' : 'counting';
      body.replaceChildren(...tabled.map((count) => row(count, [...reported, ...(model ? [model.curve] : [])], text, numbers.whole)));
      show();
    },
  );
  const showAt = watch(
    (/** @type {Seen} */ { lab }) => [lab.standing?.built.info.count ?? null],
    (/** @type {number | null} */ count) => setText(at, count === null ? '' : text.at(count, timesAt(reported, count))),
  );
  return {
    element: h('section', { class: 'tolls-server', 'aria-labelledby': heading.id }, heading,
      h('p', { class: 'section-lead' }, text.lead), h('figure', { class: 'chart-figure' }, holder), note, at, details),
    update(seen) {
      showModel(seen);
      showAt(seen);
    },
    destroy: stopFollowing,
  };
}

/** @param {SVGSVGElement} svg @param {Plane} plane */
function setFrame(svg, { width, height }) {
  setAttribute(svg, 'viewBox', `0 0 ${width} ${height}`);
  setAttribute(svg, 'width', width);
  setAttribute(svg, 'height', height);
}

/**
 * @param {OperationsWords['picture']} text
 * @param {(value: number) => string} whole
 * @param {number} nsPerBucket
 * @returns {Say}
 */
function sayOf(text, whole, nsPerBucket) {
  return {
    count: whole,
    timeTick(ns, unit) {
      const own = unit ?? unitOf(ns);
      return text.tick(ns / own.ns, unit ? null : own.name);
    },
    timeTitle: (unit) => text.timeTitle(unit?.name ?? null),
    countTitle: text.countTitle,
    jumpsTitle: text.jumpsTitle,
    curve: ({ kind }) => text.curve(kind, nsPerBucket),
    mark: () => '',
  };
}

/**
 * @param {number} count
 * @param {readonly Curve[]} curves
 * @param {OperationsWords['picture']} text
 * @param {(value: number) => string} whole
 */
function row(count, curves, text, whole) {
  const times = timesAt(curves, count);
  const cell = (/** @type {Curve['kind']} */ kind) => {
    const ns = times.get(kind);
    return h('td', {}, ns === undefined ? '' : text.time(ns));
  };
  return h('tr', {}, h('th', { scope: 'row' }, whole(count)),
    cell('reported-create'), cell('reported-rename'), cell('reported'), cell('exact'));
}

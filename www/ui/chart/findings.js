/** @import { PointResult } from '../../engine/measure-types.js' */
/** @import { ChartState } from '../../state/chart/types.js' */
/** @import { ChartContext, ChartPart } from './types.js' */
import { growthOf, jumpsOf, slopesOf, strayJumps } from '../../draw/chart/series/findings.js';
import { compareWithServer } from '../../draw/chart/series/server.js';
import { h } from '../dom/h.js';
import { watch } from '../dom/watch.js';

/** Counts whose greatest is less than so many times the least say nothing about how time grows in general. */
const narrow = 4;

/**
 * What the run shows, said with numbers: each finding appears once there are points enough for it.
 *
 * @param {ChartContext} context
 * @returns {ChartPart}
 */
export function createFindings(context) {
  const { chart: { findings }, id } = context;
  const heading = h('h3', { class: 'chart-subheading', id: id('findings-heading') }, findings.heading);
  const list = h('dl', { class: 'findings-list', 'data-findings': '' });
  const slopes = h('div', { class: 'slopes' });
  const element = h('section', { class: 'findings', 'aria-labelledby': heading.id, hidden: true }, heading, list, slopes);
  const update = watch(
    (/** @type {ChartState} */ state) => [state.run?.points, state.exact],
    (points, _exact) => {
      const state = context.store.get();
      element.hidden = !points || points.length < 2;
      const said = element.hidden ? [] : sentences(state, context);
      list.replaceChildren(...said.map(({ key, term, text }) =>
        h('div', { class: 'finding', 'data-finding': key }, h('dt', {}, term), h('dd', {}, text))));
      slopes.replaceChildren(...(element.hidden ? [] : slopeTable(state, context)));
    },
  );
  return { element, update };
}

/**
 * @param {ChartState} state
 * @param {ChartContext} context
 * @returns {{key: string, term: string, text: string}[]}
 */
function sentences(state, { chart: { findings } }) {
  const { run } = state;
  if (!run?.fit) return [];
  const { fit, points } = run;
  const strays = strayJumps(state);
  const { 'find-first': findFirst = null, bulk = null } = fit.logSlope;
  const growth = growthOf(points, 'bulk');
  const last = points.findLast(({ strategies }) => strategies['find-first'] && strategies.bulk);
  const agreement = compareWithServer(points.flatMap(({ request, strategies }) =>
    (strategies['find-first']?.source === 'measured'
      ? [/** @type {const} */ ([request.count, strategies['find-first'].median])] : [])));
  return [
    fit.r2 !== null && fit.nsPerBucket !== null
      ? { key: 'fit', term: findings.fit, text: findings.fitText(fit.r2, fit.nsPerBucket) } : null,
    {
      key: 'jumps', term: findings.jumps,
      text: [findings.jumpsText(jumpsOf(state)), strays.length > 0 ? findings.strays(strays) : ''].join(' ').trim(),
    },
    (findFirst === null && bulk === null) || !isWide(points)
      ? null : { key: 'log-slope', term: findings.logSlope, text: findings.logSlopeText(findFirst, bulk) },
    growth ? { key: 'growth', term: findings.bulk, text: findings.bulkText(growth, sameGrowth(points, growth)) } : null,
    last ? { key: 'ratio', term: findings.ratio, text: ratioText(last, findings) } : null,
    agreement ? { key: 'server', term: findings.server, text: findings.serverText(agreement) } : null,
  ].filter((each) => each !== null && each.text !== '').map((each) => /** @type {NonNullable<typeof each>} */ (each));
}

/**
 * Find-first's growth, where it is over the same counts.
 *
 * @param {readonly PointResult[]} points
 * @param {import('../../draw/chart/series/findings.js').Quotient} bulk
 */
function sameGrowth(points, { from, to }) {
  return growthOf(points.filter(({ request }) => request.count === from || request.count === to), 'find-first');
}

/** A slope over a narrow stretch tells of its jumps alone. @param {readonly PointResult[]} points */
function isWide(points) {
  return (points.at(-1)?.request.count ?? 0) >= narrow * (points[0]?.request.count ?? 0);
}

/**
 * @param {PointResult} point
 * @param {ChartContext['chart']['findings']} findings
 */
function ratioText({ request, ratio, strategies: { 'find-first': findFirst, bulk } }, findings) {
  if (ratio) return findings.ratioText(request.count, ratio);
  const isBound = findFirst?.source === 'measured' && bulk?.source === 'below-clock';
  return isBound ? findings.ratioAtLeast(request.count, findFirst.low / bulk.median) : '';
}

/**
 * @param {ChartState} state
 * @param {ChartContext} context
 * @returns {HTMLElement[]}
 */
function slopeTable({ run }, { words, chart: { findings } }) {
  const slopes = run ? slopesOf(run) : [];
  if (slopes.length === 0) return [];
  const { columns } = findings;
  const rows = slopes.map(({ from, to, buckets, found, expected }) => h('tr', {},
    h('th', { scope: 'row' }, findings.stretch(from, to)),
    ...[words.numbers.whole(buckets), findings.slope(found), findings.slope(expected)].map((text) => h('td', {}, text))));
  return [
    h('h4', { class: 'slopes-heading' }, findings.slopes),
    h('p', { class: 'setting-note' }, findings.slopesLead),
    h('div', { class: 'table-scroll', tabindex: 0, role: 'region', 'aria-label': findings.slopes }, h('table', { class: 'chart-table', 'data-slopes': '' },
      h('thead', {}, h('tr', {}, ...Object.values(columns).map((column) => h('th', { scope: 'col' }, column)))),
      h('tbody', {}, ...rows))),
  ];
}

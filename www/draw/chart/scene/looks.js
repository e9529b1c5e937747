/** @import { Strategy } from '../../../engine/types.js' */
/** @import { LineKind } from '../types.js' */

/**
 * How things look, as attributes: colours are the page's tokens by name, which whoever draws the
 * scene outside of the page has to look up. A number's source shows: what was measured is full,
 * what follows exactly from counts is a thin line, what others reported is dotted and grey, and a
 * bound or a prediction is hollow.
 */

/** Letters: one size, in pixels. */
export const letters = Object.freeze({ 'font-size': 13, fill: 'var(--ink-quiet)' });

/** @param {Strategy | null} strategy */
export const colourOf = (strategy) => (strategy === null ? 'var(--ink-quiet)' : `var(--${strategy})`);

/** @type {Readonly<Record<LineKind, Readonly<Record<string, string | number>>>>} */
const lines = Object.freeze({
  measured: { 'stroke-width': 2 },
  bound: { 'stroke-width': 1, 'stroke-dasharray': '2 4', opacity: 0.8 },
  ghost: { 'stroke-width': 1.5, opacity: 0.45 },
  exact: { 'stroke-width': 1.25, opacity: 0.75 },
  drawn: { 'stroke-width': 2.5, 'stroke-dasharray': '5 4', stroke: 'var(--ink)' },
  reported: { 'stroke-width': 1.75, 'stroke-dasharray': '0.1 4', 'stroke-linecap': 'round' },
  'reported-create': { 'stroke-width': 1.25, 'stroke-dasharray': '4 4', opacity: 0.7 },
  'reported-rename': { 'stroke-width': 1.25, 'stroke-dasharray': '0.1 5', 'stroke-linecap': 'round', opacity: 0.7 },
});

/** @param {LineKind} kind @param {Strategy | null} strategy */
export const lineLook = (kind, strategy) => ({
  fill: 'none', stroke: colourOf(strategy), 'stroke-linejoin': 'round', ...lines[kind],
});

export const gridLook = Object.freeze({ stroke: 'var(--line)', 'stroke-width': 1 });
export const axisLook = Object.freeze({ stroke: 'var(--line-strong)', 'stroke-width': 1 });
export const exactJumpLook = Object.freeze({ stroke: 'var(--line-strong)', 'stroke-width': 1, 'stroke-dasharray': '1 3' });

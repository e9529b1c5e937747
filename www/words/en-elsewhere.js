/** @import { Case, CaseId, Reported } from '../draw/chart/data/elsewhere.js' */
import { cases } from './en-elsewhere/cases.js';
import { time } from './en-chart/times.js';
import { numbers } from './en/nouns.js';
import { unitFor } from './units.js';

const { whole } = numbers;

/** Units of a time in seconds, for the ticks of an axis. */
const units = /** @type {const} */ ([['s', 1], ['ms', 1e-3], ['µs', 1e-6], ['ns', 1e-9]]);

/** @param {number} seconds a round number */
function tick(seconds) {
  const [symbol, size] = unitFor(seconds, units);
  return `${numbers.rounded(seconds / size)} ${symbol}`;
}

/** @param {Reported} reported */
function taken({ seconds, least, bound }) {
  if (bound) return `less than ${tick(seconds)}`;
  return least === undefined ? time(seconds * 1e9) : `${time(least * 1e9)} to ${time(seconds * 1e9)}`;
}

/** The same fault in other people's tables. */
export const enElsewhere = {
  lead: 'Tables that are emptied from the front, again and again, without a note of where the front is, have been found in many places. These are reports by others, from their own machines; nothing here was measured by this page. What can be compared is the slope.',
  chartLabel: 'Reported times over the number of entries, both axes logarithmic',
  chartHint: 'Point at a mark to read it. By keyboard: the arrow keys go from mark to mark, Enter goes to its row in the table.',
  key: 'Rings: as reported. Squares: after a fix, or done another way. An arrow down: less than that. Dashed: slope 1 and slope 2, to compare with.',
  /** @param {number} ns */
  labNote: (ns) => `Thin line, predicted: this lab’s find first, buckets examined (exact) ×\u00a0${time(ns)}, measured in your browser.`,
  unmeasured: 'This lab’s own curve joins them once a step has been timed in your browser.',
  timeTitle: 'Reported time',
  entriesTitle: 'Number of entries',
  tick,
  entries: numbers.rounded,
  lab: 'this lab',
  /** @param {1 | 2} slope */
  guide: (slope) => `slope ${slope}`,
  none: 'Point at a mark to read it here.',
  /** @param {CaseId} id @param {'slow' | 'quick'} kind @param {Reported} reported */
  reading: (id, kind, reported) =>
    `${cases[id].name}, ${whole(reported.entries)} entries: ${taken(reported)}${kind === 'quick' ? `, ${cases[id].quick}` : ''}. Reported, not measured here.`,
  tableLabel: 'The same fault elsewhere, case by case',
  columns: { where: 'Where', table: 'Table', reported: 'Reported', slope: 'Slope', fix: 'What became of it' },
  /** @param {number | null} slope */
  slope: (slope) => (slope === null ? '–' : numbers.tenths(slope)),
  slopeNote: 'Slope: computed from the reported numbers, where there are two or more. 1 is linear, 2 is quadratic.',
  cases,
};

/** @typedef {typeof enElsewhere} ElsewhereWords */

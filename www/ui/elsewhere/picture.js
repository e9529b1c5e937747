/** @import { CaseId } from '../../draw/chart/data/elsewhere.js' */
/** @import { ElsewhereMark } from '../../draw/chart/elsewhere/layout.js' */
/** @import { Reckoned } from '../../draw/types.js' */
/** @import { ElsewhereWords } from '../../words/en-elsewhere.js' */
/** @import { Context, Part } from '../types.js' */
import { sizeAt } from '../../draw/chart/layout/size.js';
import { cases } from '../../draw/chart/data/elsewhere.js';
import { elsewhereMarks, elsewherePlane, meantMark } from '../../draw/chart/elsewhere/layout.js';
import { elsewhereScene } from '../../draw/chart/elsewhere/scene.js';
import { renderScene } from '../../draw/chart/svg/render.js';
import { isAbort, refusalOf } from '../effects/refusal-of.js';
import { h, setAttribute, setText } from '../dom/h.js';
import { watch } from '../dom/watch.js';
import { followWidth } from '../dom/width.js';

/** Pixels: how high the picture is for its width. */
const shape = { ratio: 0.5, least: 360, most: 520 };

/** The dictionaries that this lab's own curve is drawn through. */
const labCounts = Object.freeze([1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000]);

/** Where arrow keys lead, along the marks. @type {Readonly<Record<string, number | undefined>>} */
const ways = Object.freeze({ ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 });

/**
 * The reported numbers on logarithmic axes; one of them is read in words below.
 *
 * @param {Context} context
 * @param {ElsewhereWords} words
 * @param {(id: CaseId) => void} onEnter called with the case of a mark on which Enter was pressed
 * @returns {Required<Part>}
 */
export function createPicture({ store, stage, id }, words, onEnter) {
  const hint = h('p', { class: 'setting-note', id: id('elsewhere-hint') }, words.chartHint);
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.classList.add('chart-picture');
  setAttribute(svg, 'role', 'group');
  setAttribute(svg, 'aria-label', words.chartLabel);
  setAttribute(svg, 'aria-describedby', hint.id);
  const holder = h('div', { class: 'chart-holder', 'data-elsewhere-chart': '' });
  // Its room is there before its first picture: nothing below is seen to move.
  Object.assign(holder.style, { width: '100%', aspectRatio: 1 / shape.ratio, minHeight: `${shape.least}px`, maxHeight: `${shape.most}px` });
  holder.append(svg);
  const reading = h('p', { class: 'elsewhere-reading', 'data-elsewhere-reading': '' }, words.none);
  const labNote = h('p', { class: 'setting-note', 'data-lab-note': '' }, words.unmeasured);
  const element = h('figure', { class: 'chart-figure' }, holder, reading,
    h('div', { class: 'chart-notes' }, h('p', { class: 'setting-note' }, words.key), labNote, hint));

  let width = 0;
  /** @type {readonly ElsewhereMark[]} */
  let marks = [];
  /** the key of the mark that is read @type {string | null} */
  let target = null;
  /** @type {readonly Reckoned[]} */
  let reckoned = [];
  let ended = false;

  const nsPerBucket = () => store.get().measured['find-first'] ?? null;
  const show = () => {
    if (width < 1) return;
    const size = sizeAt(shape, width);
    const plane = elsewherePlane(size);
    const ns = nsPerBucket();
    marks = elsewhereMarks(cases, plane);
    for (const side of /** @type {const} */ (['width', 'height'])) setAttribute(svg, side, size[side]);
    renderScene(svg, elsewhereScene({
      cases, marks, plane, target,
      lab: ns === null ? [] : reckoned.map(({ count, examined }) => [count, (examined['find-first'] * ns) / 1e9]),
      say: {
        entries: words.entries, seconds: words.tick, timeTitle: words.timeTitle, entriesTitle: words.entriesTitle,
        name: (name) => words.cases[name].name, lab: words.lab, guide: words.guide,
        mark: ({ id: name, kind, reported }) => words.reading(name, kind, reported),
      },
    }));
    const read = marks.find(({ key }) => key === target);
    setText(reading, read ? words.reading(read.id, read.kind, read.reported) : words.none);
    setText(labNote, ns === null || reckoned.length === 0 ? words.unmeasured : words.labNote(ns));
  };
  const aim = (/** @type {ElsewhereMark | null} */ mark) => {
    const next = mark?.key ?? null;
    if (next === target) return;
    target = next;
    show();
  };
  const elementOf = (/** @type {ElsewhereMark | undefined} */ mark) =>
    [...svg.querySelectorAll('.chart-mark')].filter((each) => each instanceof SVGElement)
      .find((each) => each.getAttribute('data-key') === mark?.key);
  const markOf = (/** @type {EventTarget | null} */ within) => {
    const key = within instanceof Element ? within.closest('.chart-mark')?.getAttribute('data-key') : null;
    return marks.find((mark) => mark.key === key) ?? null;
  };

  holder.addEventListener('focusin', (event) => aim(markOf(event.target)));
  holder.addEventListener('keydown', (event) => {
    const mark = markOf(event.target);
    if (!mark || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = ways[event.key];
    if (event.key === 'Enter') onEnter(mark.id);
    else if (event.key === 'Home') elementOf(marks[0])?.focus();
    else if (event.key === 'End') elementOf(marks.at(-1))?.focus();
    else if (next !== undefined) elementOf(marks[marks.indexOf(mark) + next])?.focus();
    else return;
    event.preventDefault();
  });
  svg.addEventListener('pointermove', (event) => {
    const { left, top } = svg.getBoundingClientRect();
    const mark = meantMark(marks, { x: event.clientX - left, y: event.clientY - top });
    if (mark || !svg.contains(svg.ownerDocument.activeElement)) aim(mark);
  });
  svg.addEventListener('pointerleave', () => {
    if (!svg.contains(svg.ownerDocument.activeElement)) aim(null);
  });
  const stopFollowing = followWidth(holder, (wide) => {
    width = wide;
    show();
  });
  stage.reckon(labCounts).then((answer) => {
    reckoned = answer;
    if (!ended) show();
  }, (error) => {
    // A painter that dies says so above the panes; the reports of others stand without this lab's curve.
    if (!isAbort(error)) refusalOf(error);
  });
  return {
    element,
    update: watch((state) => [state.measured['find-first']], (_ns) => show()),
    destroy() {
      ended = true;
      stopFollowing();
    },
  };
}

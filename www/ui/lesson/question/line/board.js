/** @import { Curve, Plane, Say } from '../../../../draw/chart/types.js' */
/** @import { Plot } from '../../../../state/lesson/types.js' */
/** @import { LessonWords } from '../../../../words/en-lesson.js' */
import { layPlane } from '../../../../draw/chart/layout/plane.js';
import { sizeAt } from '../../../../draw/chart/layout/size.js';
import { sceneOf } from '../../../../draw/chart/scene/scene.js';
import { renderScene } from '../../../../draw/chart/svg/render.js';
import { h } from '../../../dom/h.js';
import { svg } from '../../../dom/svg.js';
import { followWidth } from '../../../dom/width.js';

/** Pixels: how high the picture is for its width, without what stands below it. */
const shape = { ratio: 0.64, least: 250, most: 330 };

/** @typedef {Pick<Curve, 'kind' | 'points'>} Line */

/**
 * The chart of the page, with its axes and curves, over what a question asks for: buckets examined,
 * which are exact, instead of times.
 *
 * @param {object} parts
 * @param {LessonWords} parts.words
 * @param {Plot} parts.plot
 * @param {readonly number[]} parts.jumps that are shown
 * @param {boolean} parts.isCovered whether what comes after the known part is hidden
 * @param {() => readonly Line[]} parts.lines that are shown, the lowest first
 * @param {readonly SVGElement[]} [parts.over] what lies over the picture
 * @param {(plane: Plane) => void} [parts.onLaid] puts what lies over the picture where it belongs
 * @returns {{element: HTMLElement, picture: SVGElement, plane: () => Plane | null, show: () => void}}
 */
export function createBoard({ words, plot, jumps, isCovered, lines, over = [], onLaid }) {
  const ground = svg('g', {});
  const picture = svg('svg', { class: 'line-picture' }, ground, ...over);
  const element = h('div', { class: 'line-board' });
  element.append(picture);
  const say = sayOf(words, plot.over);
  /** @type {Plane | null} */
  let plane = null;
  let width = 0;

  const show = () => {
    if (width < 1) return;
    const curves = lines().map(({ kind, points }) => ({
      key: kind, kind, points, strategy: kind === 'drawn' ? null : /** @type {const} */ ('find-first'),
    }));
    const size = sizeAt(shape, width);
    const shown = { curves, marks: [], exactJumps: jumps, foundJumps: [], counts: plot.across };
    plane = layPlane({
      picture: shown, view: { x: 'linear', y: 'linear', server: 'off', zoom: plot.across }, times: [0, plot.most], size, say, labels: curves.length,
    });
    picture.setAttribute('viewBox', `0 0 ${width} ${plane.height}`);
    picture.setAttribute('width', String(width));
    picture.setAttribute('height', String(plane.height));
    const from = plane.x.place(plot.known.at(-1)?.[0] ?? 0);
    renderScene(ground, sceneOf({ picture: shown, plane, say, target: null, brush: isCovered ? [from, plane.x.place(plot.across[1])] : null }));
    onLaid?.(plane);
  };
  const stop = followWidth(element, (wide) => {
    // What is taken out of the page is told so by a width of 0, and does not come back.
    if (!element.isConnected) return stop();
    width = wide;
    show();
  });
  return { element, picture, plane: () => plane, show };
}

/** @param {LessonWords} words @param {Plot['over']} over @returns {Say} */
function sayOf({ line }, over) {
  const { across, up } = line.over[over];
  return {
    count: line.whole,
    timeTick: (value, unit) => line.tick(value / (unit?.ns ?? 1)),
    timeTitle: (unit) => up(line.unit(unit?.ns ?? 1)),
    countTitle: across,
    jumpsTitle: '',
    curve: ({ kind }) => line.legend[/** @type {keyof typeof line.legend} */ (kind)],
    mark: () => '',
  };
}

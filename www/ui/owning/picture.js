/** @import { Fate } from '../../engine/cases-types.js' */
import { layFates } from '../../draw/fates/layout.js';
import { renderScene } from '../../draw/chart/svg/render.js';
import { setAttribute } from '../dom/h.js';

/** Buckets beside each other. */
const columns = 30;

/** How each fate is drawn; colours are the page's tokens. @type {Record<Exclude<Fate, 'empty'>, Record<string, string | number>>} */
const looks = {
  'owned-nothing': { fill: 'var(--ink-quiet)' },
  freed: { fill: 'none', stroke: 'var(--ink-quiet)', 'stroke-width': 1 },
  leaked: { fill: 'var(--warn)' },
};

/** The buckets of a table after its teardown, drawn by what became of them. */
export function createFates() {
  const element = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  element.classList.add('fates');
  setAttribute(element, 'role', 'img');
  return {
    element,
    /** @param {readonly Fate[]} fates @param {string} label */
    show(fates, label) {
      const { width, height, ground, paths } = layFates(fates, Math.min(columns, Math.max(1, fates.length)));
      setAttribute(element, 'viewBox', `0 0 ${width} ${height}`);
      setAttribute(element, 'aria-label', label);
      element.style.setProperty('--columns', String(width / 10));
      renderScene(element, [
        { key: 'ground', tag: 'path', attributes: { d: ground, fill: 'var(--draw-empty)' } },
        ...Object.entries(paths).map(([fate, d]) => /** @type {const} */ ({
          key: fate, tag: 'path', attributes: { d, 'data-fate': fate, ...looks[/** @type {keyof typeof looks} */ (fate)] },
        })),
      ]);
    },
  };
}

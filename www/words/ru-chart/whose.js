import { ofNames } from '../ru/nouns.js';

/** @type {typeof import('../en-chart/whose.js').whose} */
export const whose = (what) => ({ shown, next, isSame }) => {
  const own = (/** @type {number} */ count) => `вашего формата из ${ofNames(count)}`;
  if (isSame && next !== null) return `${what} — для ${own(next)}: каждое число полей означает словарь из его первых имён.`;
  const before = shown === null ? 'Измерены придуманные имена.' : `Измерен другой формат, из ${ofNames(shown)}.`;
  return `${before} Новое измерение будет для ${next === null ? 'придуманных имён' : own(next)}.`;
};

import { controls } from './controls.js';
import { points } from './nouns.js';

const date = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hour12: false });

/** @type {Record<string, string>} */
const reasons = {
  'not-json': 'он повреждён',
  'not-a-run': 'это что-то другое',
  'newer-version': 'его записала более новая версия этой страницы',
  damaged: 'в нём не хватает частей',
};

/** @type {import('../en-chart.js').ChartWords['kept']} */
export const kept = {
  heading: 'Сохранённые прогоны',
  keep: 'Сохранить этот прогон',
  name: 'Название прогона',
  defaultName: ({ preset }, begunAt) => `${controls.presets[preset]}, ${date.format(begunAt)}`,
  none: 'Пока нет. Сохранённый прогон остаётся в этом браузере, и его можно подложить под более поздний.',
  show: (name) => `Показать «${name}» на графике`,
  showShort: 'Показать',
  facts: (count, begunAt) => `${points(count)}, ${date.format(begunAt)}`,
  rename: (name) => `Переименовать «${name}»`,
  delete: 'Удалить',
  deleteLabel: (name) => `Удалить «${name}»`,
  deleted: (name) => `Прогон «${name}» удалён.`,
  undo: 'Вернуть',
  trouble(trouble) {
    switch (trouble.code) {
      case 'storage-refused':
        return `Этот браузер не даёт странице ничего сохранять (${trouble.message}). Сохранённые прогоны пропадут, когда страница закроется.`;
      case 'storage-full':
        return 'Место, которое браузер отвёл этой странице, кончилось. Прогон доступен, пока страница открыта; удалите другой и сохраните этот снова.';
      case 'unreadable':
        return `Сохранённый прогон не читается: ${reasons[trouble.reason] ?? trouble.reason}. Он оставлен как есть.`;
    }
  },
  save: 'Сохранить в файл',
  throwAway: 'Удалить его',
  dismiss: 'Убрать',
};

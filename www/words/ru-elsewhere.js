/** @import { Reported } from '../draw/chart/data/elsewhere.js' */
import { time } from './ru-chart/times.js';
import { cases } from './ru-elsewhere/cases.js';
import { entries, numbers } from './ru/nouns.js';
import { unitFor } from './units.js';

/** Units of a time in seconds, for the ticks of an axis. */
const units = /** @type {const} */ ([['с', 1], ['мс', 1e-3], ['мкс', 1e-6], ['нс', 1e-9]]);

/** @param {number} seconds a round number */
function tick(seconds) {
  const [symbol, size] = unitFor(seconds, units);
  return `${numbers.rounded(seconds / size)} ${symbol}`;
}

/** @param {Reported} reported */
function taken({ seconds, least, bound }) {
  if (bound) return `меньше ${tick(seconds)}`;
  return least === undefined ? time(seconds * 1e9) : `от ${time(least * 1e9)} до ${time(seconds * 1e9)}`;
}

/** @type {import('./en-elsewhere.js').ElsewhereWords} */
export const ruElsewhere = {
  lead: 'Таблица, которую опустошают спереди, снова и снова, не помня, где у неё перед, — это находили много где. Здесь собрано то, что сообщили другие, со своих машин; эта страница ничего из этого не измеряла. Сравнивать можно наклоны.',
  chartLabel: 'Сообщённые времена в зависимости от числа записей, обе оси логарифмические',
  chartHint: 'Наведите указатель на отметку, чтобы прочитать её. С клавиатуры: стрелки ведут от отметки к отметке, Enter — к её строке в таблице.',
  key: 'Кольца: как сообщили. Квадраты: после исправления или другим способом. Стрелка вниз: меньше этого. Пунктир: наклон 1 и наклон 2, для сравнения.',
  labNote: (ns) => `Тонкая линия, предсказание: здешний поиск первой, просмотренные корзины (точно) ×\u00a0${time(ns)}, измерено в вашем браузере.`,
  unmeasured: 'Здешняя кривая появится рядом, как только в вашем браузере будет измерен один шаг.',
  timeTitle: 'Сообщённое время',
  entriesTitle: 'Число записей',
  tick,
  entries: numbers.rounded,
  lab: 'эта лаборатория',
  guide: (slope) => `наклон ${slope}`,
  none: 'Наведите указатель на отметку, чтобы прочитать её здесь.',
  reading: (id, kind, reported) =>
    `${cases[id].name}, ${entries(reported.entries)}: ${taken(reported)}${kind === 'quick' ? `, ${cases[id].quick}` : ''}. Сообщено, здесь не измерялось.`,
  tableLabel: 'Та же ошибка у других, случай за случаем',
  columns: { where: 'Где', table: 'Таблица', reported: 'Сообщено', slope: 'Наклон', fix: 'Чем кончилось' },
  slope: (slope) => (slope === null ? '–' : numbers.tenths(slope)),
  slopeNote: 'Наклон вычислен по сообщённым числам, если их два или больше. 1 — линейно, 2 — квадратично.',
  cases,
};

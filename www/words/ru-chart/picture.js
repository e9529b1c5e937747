/** @import { TimeUnit } from '../../draw/chart/types.js' */
/** @import { Measure } from '../../engine/measure-types.js' */
import { noun, numbers } from '../ru/nouns.js';
import { measured } from './times.js';

/** @type {Record<TimeUnit['name'], string>} */
const symbols = { ns: 'нс', us: 'мкс', ms: 'мс', s: 'с' };

/** @type {Record<Measure, string>} */
const timed = { teardown: 'Время одного разбора', close: 'Время одного закрытия', 'open-close': 'Время открытия и закрытия' };

const measuredPoints = noun('измеренная точка', 'измеренные точки', 'измеренных точек');

/** @type {import('../en-chart.js').ChartWords['picture']} */
export const picture = {
  tick: (value, unit) => (unit === null ? numbers.rounded(value) : `${numbers.rounded(value)} ${symbols[unit]}`),
  timeTitle: (measure, unit) => (unit === null ? timed[measure] : `${timed[measure]}, ${symbols[unit]}`),
  countTitle: 'Число полей',
  jumpsTitle: 'полей: таблица растёт',
  strategies: {
    'find-first': 'поиск первой', 'word-scan': 'по словам', 'first-hint': 'с подсказкой', cursor: 'курсор', bulk: 'целиком',
  },
  bounds: {
    'find-first': '≤ поиск первой', 'word-scan': '≤ по словам', 'first-hint': '≤ с подсказкой',
    cursor: '≤ курсор', bulk: '≤ целиком',
  },
  exact: (nsPerBucket) => `счёт ×\u00a0${measured(nsPerBucket)}\u00a0нс`,
  drop: (factor) => (factor === null ? 'сервер, удаление' : `сервер ×\u00a0${measured(factor)}`),
  rename: 'сервер, переимен.',
  ghost: (name) => (name.length > 18 ? `${name.slice(0, 17)}…` : name),
  label: ({ points, from, to }) =>
    `Время в зависимости от числа полей, от ${numbers.whole(from)} до ${numbers.whole(to)}. ${points === 0 ? 'Пока ничего не измерено.' : `${measuredPoints(points)}.`}`,
  note: ({ ns, server, factor }) => [
    ns === null ? null : `Тонкая линия: корзины, которые просматривает поиск первой, сосчитанные точно, ×\u00a0${measured(ns)}\u00a0нс.`,
    server === 'off' ? null : `Точечные линии, по сообщениям: сервер Tarantool 2.6.0 удаляет спейс и переименовывает поле, и каждый раз разбирает один словарь поиском первой; медианы девяти на одной общей машине, ${
      server === 'scaled' && factor !== null ? `умноженные на ${measured(factor)}, чтобы лечь на здешний поиск первой` : 'в его собственных секундах'}.`,
  ].filter(Boolean).join(' '),
  hint: 'Наведите указатель на точку, чтобы прочитать её, щёлкните, чтобы увидеть её словарь наверху. Протяните поперёк, чтобы увеличить. С клавиатуры: стрелки ведут от точки к точке, Enter показывает словарь, плюс и минус меняют масштаб, 0 показывает всё.',
};

/** @import { Frame, FrameName } from '../../draw/profile/types.js' */
/** @import { Side } from '../../state/profile/types.js' */
/** @import { TimeSource } from '../../engine/types.js' */
import { toil } from '../ru-chart/toil.js';
import { fields, atFields } from '../ru-chart/nouns.js';
import { time } from '../ru-chart/times.js';
import { calls, numbers, timesAsMuch } from '../ru/nouns.js';
import { shareOf, timeOf } from './share.js';

const { whole } = numbers;

/** @type {Record<FrameName, string>} */
const names = {
  all: 'открытие + закрытие',
  open: 'открытие',
  close: 'закрытие',
  register: 'постановка на учёт',
  'copy-definition': 'копия определения',
  'decode-format': 'чтение формата',
  'make-fields': 'создание полей',
  'build-path-tree': 'построение дерева путей',
  'build-dictionary': 'построение словаря',
  'tear-down-dictionary': 'разбор словаря',
  'free-path-tree': 'освобождение дерева путей',
  'free-fields': 'освобождение полей',
  'free-definition': 'освобождение определения',
  unregister: 'снятие с учёта',
  loop: 'mh_first, mh_del, повторить',
};

/** @type {Record<FrameName, string>} */
const meanings = {
  all: 'Всё от начала открытия до конца закрытия.',
  open: 'Все фазы открытия.',
  close: 'Все фазы закрытия.',
  register: 'Read view получает номер и место среди открытых.',
  'copy-definition': 'Копируется определение спейса вместе с его форматом.',
  'decode-format': 'Читается MessagePack формата; каждое имя проверяется и копируется.',
  'make-fields': 'Для каждого поля выделяется своя структура.',
  'build-path-tree': 'Каждое поле получает свой токен в дереве путей.',
  'build-dictionary': 'Имена вставляются в хеш-таблицу, которая ведёт от них к номерам полей.',
  'tear-down-dictionary': 'Хеш-таблица имён опустошается и освобождается, а за ней и сами имена.',
  'free-path-tree': 'Освобождаются токены и списки потомков.',
  'free-fields': 'Освобождается структура каждого поля.',
  'free-definition': 'Освобождается копия определения.',
  unregister: 'Место среди открытых возвращается.',
  loop: 'На сколько разбор поиском первой дольше разбора целиком: найти первую запись, начав с корзины 0, удалить её, и так далее.',
};

/** @type {Record<TimeSource, string>} */
const sources = {
  measured: 'измерено здесь',
  'below-clock': 'часы этого браузера не различают: это верхняя граница',
  predicted: 'предсказано: не уложилось бы в отведённое время',
};

/** @type {Record<Side, string>} */
const when = { before: 'До', after: 'После' };

/** @param {Frame} frame @param {number} examined */
function facts({ name, ns, share, calls: often, source, mad }, examined) {
  const spread = mad !== null && source === 'measured' ? `, медианное абсолютное отклонение ${time(mad)}` : '';
  const looks = name === 'loop' || (name === 'tear-down-dictionary' && examined > 0) ? whole(examined) : null;
  return [
    `${timeOf({ ns, source })}${spread}`,
    `${shareOf(share, source)} от открытия + закрытия`,
    ...(often === null ? [] : [calls(often)]),
    ...(looks === null ? [] : [`просмотрено корзин: ${looks}, сосчитано`]),
    ...(source === null ? [] : [sources[source]]),
  ];
}

/** @type {import('../en-profile.js').ProfileWords['frames']} */
export const frames = {
  names,
  meanings,
  facts,
  sides: { before: 'До: поиск первой', after: 'После: целиком' },
  spoken: (side, frame, examined) => `${when[side]}, ${names[frame.name]}: ${facts(frame, examined).join(', ')}.`,
  head: (side, { name }) => `${when[side]}: ${names[name]}`,
  side: (total, share) => `${time(total)}, закрытие — ${shareOf(share, null)}`,
  label: (side, count) => `${side === 'before' ? 'До исправления' : 'После исправления'}, ${fields(count)}: куда уходит время открытия и закрытия`,
  tick: (value, unit) => (value === 0 ? '0' : `${numbers.rounded(value)} ${{ ns: 'нс', us: 'мкс', ms: 'мс', s: 'с' }[unit]}`),
  none: 'Наведите указатель на фазу, чтобы прочитать её здесь.',
  hint: 'С клавиатуры: влево и вправо — вдоль ряда и дальше, на другую картинку; вверх и вниз — внутрь фазы и наружу.',
  scaled: (scale, factor) => (scale === 'same'
    ? 'Масштаб времени у обеих картинок один.'
    : `У каждой картинки свой масштаб времени: то, что до, нарисовано в ${timesAsMuch(factor)} мельче, чем то, что после.`),
  rest: 'Различается только разбор: остальные фазы — один и тот же код до и после, измеренный один раз и показанный дважды. Фазу в штриховой рамке часы не различают; её ширина — наибольшая, какой она может быть.',
  unmeasured: (count) => `${fields(count)}: ещё не измерено.`,
  tooLong: (count) => `При ${atFields(count)} это заняло бы больше мгновения, поэтому измерение ждёт вашей команды.`,
  toil: toil.measuring,
};

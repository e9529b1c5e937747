/** @import { Frame, Part, Strategy } from '../../engine/types.js' */
/** @import { Built } from '../../draw/types.js' */
import { bucketFacts } from '../bucket-facts.js';
import { batches, buckets, calls, numbers, ofBuckets, times } from './nouns.js';

const { whole } = numbers;

/** @type {typeof import('../en/panes.js').strategies} */
export const strategies = {
  'find-first': { title: 'Поиск первой', subtitle: 'Найти первую запись, удалить, повторить.' },
  'word-scan': { title: 'Поиск по словам', subtitle: 'Найти запись, проверяя по шестнадцать битов exist сразу, удалить, повторить.' },
  'first-hint': { title: 'Поиск с подсказкой', subtitle: 'Найти запись, начав там, где была прошлая, удалить, повторить.' },
  cursor: { title: 'Курсор', subtitle: 'Один раз пройти по корзинам, удаляя по пути.' },
  bulk: { title: 'Целиком', subtitle: 'Освободить массивы вместе с записями.' },
};

/** What is freed, in the accusative. @type {Record<Part, string>} */
const parts = {
  'shadow bits': 'биты тени',
  'shadow buckets': 'корзины тени',
  'shadow header': 'заголовок тени',
  bits: 'биты таблицы',
  buckets: 'корзины таблицы',
  header: 'заголовок таблицы',
};

/** @type {typeof import('../en/panes.js').panes} */
export const panes = {
  label: 'Два разбора рядом',
  loading: 'Показывать пока нечего: таблица строится.',
  gridLabel: (strategy) => `${strategies[strategy].title}: корзины, по клетке на каждую. Клавиши со стрелками читают их, плюс и минус меняют масштаб.`,
  unknown: '…',
  counters: { words: 'слова', examined: 'просмотрено', deleted: 'удалено', freed: 'освобождено' },
  zoomIn: 'Увеличить',
  zoomOut: 'Уменьшить',
  fit: 'Показать всю сетку',
  zoom: (zoom) => `${numbers.rounded(zoom)}×`,
};

/** @type {typeof import('../en/panes.js').status} */
export function status(strategy, frame, built) {
  switch (frame.phase) {
    case 'ready':
      return `Ещё ничего не сделано; имён в таблице: ${whole(built.info.count)}.`;
    case 'word':
      return `Вызов ${whole(frame.call)} из ${whole(built.calls)}: смотрит шестнадцать корзин сразу, начиная с корзины ${whole(frame.cursor)}.`;
    case 'move':
      return `Сначала заканчивает перестройку: перенесено ${batches(frame.batches)}.`;
    case 'scan':
      if (strategy === 'cursor') return `Идёт по корзинам, сейчас у корзины ${whole(frame.cursor)}.`;
      return `Вызов ${whole(frame.call)} из ${whole(built.calls)}: ищет запись, сейчас у корзины ${whole(frame.cursor)}.`;
    case 'delete':
      if (strategy === 'cursor') return `Идёт по корзинам: удалена запись в корзине ${whole(frame.cursor)}.`;
      return `Вызов ${whole(frame.call)} из ${whole(built.calls)}: удалена запись в корзине ${whole(frame.cursor)}.`;
    case 'free':
      return frame.part ? `Освободили ${parts[frame.part]}.` : '';
    case 'done':
      return done(strategy, frame);
  }
}

/** @param {Strategy} strategy @param {Frame} frame */
function done(strategy, frame) {
  if (strategy === 'bulk') return `Готово: освобождений ${whole(frame.freed)}, ни одна корзина не просмотрена.`;
  const looks = strategy === 'word-scan'
    ? `просмотров слов ${whole(frame.words)}, отдельных корзин ${whole(frame.examined)}` : `просмотров ${whole(frame.examined)}`;
  return `Готово: ${looks}, удалений ${whole(frame.deleted)}, освобождений ${whole(frame.freed)}.`;
}

/** @type {typeof import('../en/panes.js').growth} */
export function growth(frame, built) {
  const { table, shadow } = built.buckets;
  if (shadow === 0 || frame.phase === 'done') return '';
  if (frame.resizePosition > 0) {
    return `Идёт перестройка: перенесено ${whole(frame.resizePosition)} из ${ofBuckets(table)}, в тени их ${whole(shadow)}.`;
  }
  return frame.array === 'shadow' ? `Перестройка закончена: теперь каждый проход идёт по большему массиву, в нём ${buckets(shadow)}.` : '';
}

/** @type {typeof import('../en/panes.js').canvasLabels} */
export const canvasLabels = (built) => ({
  table: `таблица, ${buckets(built.buckets.table)}`,
  shadow: built.buckets.shadow > 0 ? `тень, ${buckets(built.buckets.shadow)}` : '',
  buckets: buckets(Math.max(built.buckets.table, built.buckets.shadow)),
  calls: calls(built.calls),
});

/** @type {Record<'empty' | 'live' | 'gone' | 'freed', string>} */
const kinds = {
  empty: 'записи в ней не было',
  live: 'хранит запись',
  gone: 'её запись удалена',
  freed: 'освобождена вместе с массивом',
};

/** @type {typeof import('../en/panes.js').reading} */
export const reading = {
  hint: 'Наведите указатель на корзину или коснитесь её, чтобы прочитать; с клавиатуры — стрелками в сетке.',
  bucket({ bucket, kind, dirty, heat, inShadow }) {
    const where = `${inShadow ? 'Корзина тени' : 'Корзина'} ${whole(bucket.index)}`;
    const what = bucket.name === null ? kinds[kind] : `«${bucket.name}», поле ${whole(Number(bucket.field))}, ${kinds[kind]}`;
    const bits = `exist ${kind === 'live' ? 1 : 0}, dirty ${dirty ? 1 : 0}`;
    return {
      head: `${where}: ${what}`,
      facts: bucketFacts({ bucket, kind, bits, whole, examined: times(heat) }),
    };
  },
};

/** @type {typeof import('../en/panes.js').announcement} */
export const announcement = (frames, built) =>
  /** @type {Strategy[]} */ (Object.keys(strategies))
    .map((strategy) => (frames[strategy] ? announced(strategy, frames[strategy], built) : ''))
    .filter(Boolean)
    .join(' ');

/** @param {Strategy} strategy @param {Frame} frame @param {Built} built */
function announced(strategy, frame, built) {
  const said = `${strategies[strategy].title}: ${status(strategy, frame, built)}`;
  const counted = frame.phase === 'done' || frame.phase === 'ready'
    ? '' : ` Просмотрено корзин: ${whole(frame.examined)}, осталось записей: ${whole(frame.left)}.`;
  return said + counted;
}

/** @import { Fate, Form } from '../engine/cases-types.js' */
import { toil } from './ru-chart/toil.js';
import { buckets, names, numbers, ofBuckets, ofNames } from './ru/nouns.js';

const { whole } = numbers;

/** @type {Record<Form, string>} */
const forms = { 'find-first': 'Поиск первой', 'bulk-alone': 'Только целиком', 'walk-then-delete': 'Один проход, потом целиком' };

/** @type {Record<Form, {owning: string, plain: string}>} */
const verdicts = {
  'find-first': {
    owning: 'Верно и так же дорого, как всегда: прежде чем удалить запись, освобождается то, чем она владеет.',
    plain: 'Верно, но квадратично впустую: освобождать нечего.',
  },
  'bulk-alone': {
    owning: 'Неверно. Таблицы больше нет, а с ней пропали единственные указатели на то, чем владели её записи.',
    plain: 'Верно: вместе с записями ничего не теряется. Это и есть исправление.',
  },
  'walk-then-delete': {
    owning: 'Верно: каждая корзина просматривается один раз, освобождается то, чем владеет её запись, а потом таблица уходит целиком.',
    plain: 'Верно, но проходу нечего освобождать.',
  },
};

/** @type {Record<Fate, string>} */
const fates = { empty: 'записи нет', 'owned-nothing': 'запись ничем не владела', freed: 'то, чем она владела, освобождено', leaked: 'то, чем она владела, утекло' };

/** All that «Когда целиком нельзя» says once it is near. @type {import('./en-owning.js').OwningWords} */
export const ruOwning = {
  toggle: 'Записи владеют памятью',
  counting: 'Идёт подсчёт.',
  toil,
  forms,
  verdict: (form, owns) => verdicts[form][owns ? 'owning' : 'plain'],
  rows: { examined: 'Просмотрено корзин', freed: 'Освобождено объектов', leaked: 'Утекло объектов' },
  value: whole,
  fates,
  legend: 'Корзина таблицы',
  picture({ form, fates: shown, buckets: all }) {
    const leaked = shown.filter((fate) => fate === 'leaked').length;
    const freed = shown.filter((fate) => fate === 'freed').length;
    const part = shown.length < all ? `первые ${whole(shown.length)} из ${ofBuckets(all)}` : buckets(all);
    return `${forms[form]}, ${part} после разбора: утекло ${whole(leaked)}, освобождено ${whole(freed)}.`;
  },
  note({ count, taken, owns, shown, buckets: all }) {
    const owner = owns ? 'каждая запись владеет объектом в отдельно выделенной памяти' : 'ни одна запись ничем не владеет';
    const some = taken < count ? `Взяты первые ${whole(taken)} из ${ofNames(count)}: поиск первой здесь действительно выполняется.` : `${names(taken)}, как на панелях наверху.`;
    const part = shown < all ? ` На картинках — первые ${whole(shown)} из ${ofBuckets(all)}.` : '';
    return `${some} В этой таблице ${owner}. Точно: каждый способ выполнен на ней, освобождённые объекты сосчитаны по их деструкторам, утёкшие — по тому, что пережило таблицу.${part}`;
  },
  why: [
    'Почему исправление верно: запись словаря имён — это указатель на имя, его хеш и номер поля, и лежит она в самой корзине. Имена принадлежат формату. Удаление записи сбрасывает один бит и ничего не освобождает, так что опустошать таблицу перед освобождением было незачем: этой работы освобождение и не требует.',
    'Где оно было бы неверно: там, где в записи единственный указатель на что-то ещё. Таблица об этом не знает и освободить не может. Тогда верно так: один проход через first и next, который просматривает каждую корзину один раз, а потом delete. Это линейно, а не квадратично, и ничего не утекает.',
  ],
  loops: {
    heading: 'Четыре цикла, оставшиеся в Tarantool',
    text: 'Четыре таблицы Tarantool всё ещё опустошает так: найти первую, удалить, повторить. Это таблицы правил сортировки (collations), спейсов, функций и последовательностей. Три из них владеют тем, что хранят, и разбор целиком дал бы утечку; каждой нужен проход. Таблицы эти малы и опустошаются при завершении сервера, так что никто их не ждёт.',
  },
  counterCase: 'Контрпример, по сообщениям: uthash связывает в цепочки записи, которыми владеют его пользователи, и очистка целиком даёт утечку, если не освободить их сначала за один проход (troydhanson/uthash#221).',
};

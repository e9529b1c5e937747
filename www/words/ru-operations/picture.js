/** @import { LineKind, TimeUnit } from '../../draw/chart/types.js' */
import { atFields, ofFields } from '../ru-chart/nouns.js';
import { measured, time } from '../ru-chart/times.js';
import { numbers } from '../ru/nouns.js';

const { whole } = numbers;

/** @type {Record<TimeUnit['name'], string>} */
const symbols = { ns: 'нс', us: 'мкс', ms: 'мс', s: 'с' };

/** @type {Partial<Record<LineKind, string>>} */
const curves = { 'reported-create': 'создание', 'reported-rename': 'переименование', reported: 'удаление' };

/** @type {import('../en-operations.js').OperationsWords['picture']} */
export const picture = {
  heading: 'Настоящий сервер',
  lead: 'Сервер Tarantool 2.6.0, ещё без исправления, создаёт спейс, переименовывает одно из его полей и удаляет спейс; по сообщениям, медианы девяти замеров на одной общей машине. Переименование и удаление дают скачок там, где растёт таблица словаря: они её разбирают. Создание строит словарь и ни одного не разбирает, и скачков там у него нет.',
  tick: (value, unit) => (unit === null ? numbers.rounded(value) : `${numbers.rounded(value)} ${symbols[unit]}`),
  timeTitle: (unit) => (unit === null ? 'Время одной операции' : `Время одной операции, ${symbols[unit]}`),
  countTitle: 'Число полей',
  jumpsTitle: 'полей: таблица растёт',
  curve: (kind, nsPerBucket) => (kind === 'exact' ? `счёт ×\u00a0${measured(nsPerBucket)}\u00a0нс` : (curves[kind] ?? '')),
  label: 'Время создания спейса, переименования поля и удаления спейса в зависимости от числа полей, на настоящем сервере',
  counting: 'Считается точное число, с которым сверяются эти кривые.',
  model: ({ nsPerBucket, typical }) => `Тонкая линия: корзины, которые просматривает поиск первой, сосчитанные точно, ×\u00a0${measured(nsPerBucket)}\u00a0нс; с этим множителем она ложится на удаление. Начиная с 500 полей половина времён сервера расходится с ней не больше чем на ${numbers.percent(typical)}. Переименование вокруг такого же разбора делает больше работы.`,
  at(count, times) {
    const [create, rename, drop] = [times.get('reported-create'), times.get('reported-rename'), times.get('reported')];
    if (create === undefined || rename === undefined || drop === undefined) return `Сервер измеряли до ${ofFields(20_000)}; страница показывает ${whole(count)}.`;
    return `При ${atFields(count)} создание спейса заняло ${time(create)}, переименование поля — ${time(rename)}, удаление спейса — ${time(drop)}.`;
  },
  details: 'Кривые таблицей',
  columns: { count: 'Поля', create: 'Создание', rename: 'Переименование', drop: 'Удаление', model: 'Точный счёт × нс' },
  time,
};

import { numbers } from '../ru/nouns.js';
import { listed, atFields } from './nouns.js';
import { measured, quotient, time } from './times.js';

const { whole } = numbers;

/** @param {number} digits after the comma */
const decimals = (digits) => new Intl.NumberFormat('ru', { minimumFractionDigits: digits, maximumFractionDigits: digits });
/** So many decimals that the digits after the nines are seen. */
const fitted = decimals(4);
const slopes = decimals(2);

/** @param {{from: number, at: number}} jump */
const place = ({ from, at }) => (at - from === 1 ? whole(at) : `${whole(from + 1)}–${whole(at)}`);

/** @type {import('../en-chart.js').ChartWords['findings']} */
export const findings = {
  heading: 'Что видно',
  fit: 'Время следует за счётом',
  fitText: (r2, nsPerBucket) => `R² = ${fitted.format(r2)} между просмотренными корзинами и временем поиска первой; ${measured(nsPerBucket)}\u00a0нс на каждую.`,
  jumps: 'Скачки',
  jumpsText(jumps) {
    if (jumps.length === 0) return 'Между этими числами таблица не растёт.';
    const found = jumps.flatMap((jump) => (jump.found ? [place(jump.found)] : []));
    const missed = jumps.filter((jump) => !jump.found).map(({ exact }) => whole(exact));
    return [
      found.length > 0 ? `Во временах найдены: ${listed(found)}.` : 'Во временах не найдено ни одного.',
      `Таблица растёт при ${listed(jumps.map(({ exact }) => whole(exact)))}.`,
      missed.length > 0 && found.length > 0 ? `Слишком мало точек, чтобы найти ${listed(missed)}.` : null,
    ].filter(Boolean).join(' ');
  },
  strays: (jumps) => `Найдены и там, где таблица не растёт: ${listed(jumps.map(place))}. Это шум.`,
  logSlope: 'В двойном логарифмическом масштабе',
  logSlopeText: (findFirst, bulk) => [
    findFirst === null ? null : `Наклон поиска первой — ${slopes.format(findFirst)}: вдвое больше полей, время больше в ${measured(2 ** findFirst)} раза.`,
    bulk === null ? null : `Наклон разбора целиком — ${slopes.format(bulk).replace('-', '−')}.`,
  ].filter(Boolean).join(' '),
  bulk: 'Насколько дольше идёт разбор целиком',
  bulkText: (growth, findFirst) => [
    `При ${atFields(growth.to)} он занимает ${quotient(growth)} от своего времени при ${whole(growth.from)}`,
    findFirst ? `, поиск первой — ${measured(findFirst.value)}×` : '',
    '.',
  ].join(''),
  ratio: 'Поиск первой к разбору целиком',
  ratioText: (count, ratio) => `${quotient({ value: ratio.median, ...ratio })} при ${atFields(count)}.`,
  ratioAtLeast: (count, least) => `Не меньше ${measured(least)}× при ${atFields(count)}: разбор целиком часы не различают.`,
  server: 'Настоящий сервер',
  serverText: ({ factor, typical, largest, points }) =>
    `Времена удаления спейса в Tarantool 2.6.0, умноженные на ${measured(factor)}, расходятся с этими на ${numbers.percent(typical)} в медиане (точек сравнения: ${whole(points)}) и самое большее на ${numbers.percent(largest)}.`,
  slopes: 'Наклоны между скачками',
  slopesLead: 'Проход в среднем останавливается на середине корзин, поэтому каждое новое поле стоит половины их числа.',
  columns: { from: 'Поля', buckets: 'Корзины', found: 'Найдено, на поле', expected: 'Корзины ⁄ 2 × нс' },
  stretch: (from, to) => `${whole(from)}–${whole(to)}`,
  slope: time,
};

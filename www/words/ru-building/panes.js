import { names, noun, numbers, ofNames } from '../ru/nouns.js';

const { whole } = numbers;

const comparisons = noun('сравнение ключей', 'сравнения ключей', 'сравнений ключей');

/** A resize compares the names that it moves once more. @param {import('../../state/building/types.js').LaneProgress} colliding */
function product({ count, compares }) {
  const moving = compares - count * (count - 1);
  return `${whole(count)} × ${whole(count - 1)}${moving > 0 ? ` и ещё ${whole(moving)} из-за перестройки` : ''}`;
}

/** @type {import('../en-building.js').BuildingWords['panes']} */
export const panes = {
  label: 'Два словаря строятся',
  lanes: {
    ordinary: { title: 'Обычные имена', subtitle: 'Хеш читает каждый байт, которым они различаются.' },
    colliding: { title: 'Имена с одним хешем', subtitle: 'Хеш не читает ни одного байта, которым они различаются.' },
  },
  grid: (title) => `${title}: корзины таблицы`,
  legend: 'Клетка — корзина. Обведена: её опробовал этот шаг. Подкрашена: тот же поиск опробовал её раньше. Засечка: бит dirty — мимо неё прошло имя, пока она была занята.',
  sampled: 'Выделено: байты, которые читает хеш.',
  sampledName: (name, read) => `${name}; хеш читает ${read}`,
  hash: (hash) => `хеш ${hash}`,
  hashUnknown: 'хеш …',
  counters: { entries: 'имён вставлено', probes: 'корзин опробовано', compares: 'сравнений ключей' },
  unknown: '…',
  facts: { name: 'имя', hash: 'хеш', start: 'начало', stride: 'смещение', probe: 'проба' },
  none: '–',
  total: ({ count, entries, compares }, done) => (done
    ? `Всего: ${names(count)}, при построении — ${comparisons(compares)}.`
    : `Остановлено на ${whole(entries)} из ${ofNames(count)}; до этого — ${comparisons(compares)}.`),
  coming: ({ count, entries, compares }) => `Строится: ${whole(entries)} из ${ofNames(count)}, ${comparisons(compares)}.`,
  finding: (ordinary, colliding) => `Обычные: ${names(ordinary.count)}, ${comparisons(ordinary.compares)}. С одним хешем: ${names(colliding.count)}, ${comparisons(colliding.compares)}, то есть ${product(colliding)}: каждое имя сравнивается со всеми прежними, один раз — чтобы узнать, нет ли его уже, и ещё раз — чтобы найти ему корзину. Вдвое больше имён — вчетверо дольше. Освобождение разом здесь не помогает: оно сокращает опустошение, а это — построение.`,
  labels: { table: 'таблица', shadow: 'тень, куда переносят записи' },
};

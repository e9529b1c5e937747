import { numbers } from '../ru/nouns.js';

const { whole } = numbers;

/** @type {import('../en-building.js').BuildingWords['chains']} */
export const chains = {
  caption: 'Цепочки на этот момент: сколько корзин опробовала вставка имени',
  columns: { length: 'Опробовано', names: 'Имён' },
  lengths: ({ from, to }) => (from === to ? whole(from) : `${whole(from)}–${whole(to)}`),
  names: (count) => whole(count),
  longest: (entries, longest) => (entries === 0 ? 'Ни одного имени ещё нет.' : `Самая длинная — ${whole(longest)}; имён вставлено: ${whole(entries)}.`),
};
